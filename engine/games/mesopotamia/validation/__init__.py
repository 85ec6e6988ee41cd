"""Check that a state is possible in a game, so that one read from a file can be shown and played. `values` checks each
part by itself, `battles` the open battle, `tasks` the open tasks; `checks` calls them in an order in which each relies
on the ones before."""

from engine.games.mesopotamia.validation.checks import find_error

__all__ = ["find_error"]
