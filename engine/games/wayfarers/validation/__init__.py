"""Check that a state is possible in a game, so that one read from a file can be shown and played on from.
`conservation` counts what the box holds, `values` looks at each part by itself, `tasks` at what is still to be done;
`checks` asks them in an order in which none meets what an earlier one has not looked at."""

from engine.games.wayfarers.validation.checks import find_error

__all__ = ["find_error"]
