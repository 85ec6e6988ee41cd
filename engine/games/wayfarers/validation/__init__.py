"""Check that a state is possible in a game, so that one read from a file can be shown and played. `conservation` counts
the components, `values` checks each part by itself, `tasks` the open tasks; `checks` calls them in an order in which
each relies on the ones before."""

from engine.games.wayfarers.validation.checks import find_error

__all__ = ["find_error"]
