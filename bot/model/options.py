"""A game's own options at a table: which of them have an effect there."""

from collections.abc import Iterable, Mapping, Sequence

from bot.model.errors import WithoutEffect
from engine.game import Options
from engine.games import AnyGame


def idle(game: AnyGame, chosen: Options, seats: Iterable[int]) -> set[str]:
    """Return the options that have no effect with what is chosen, whichever of `seats` is the number of seats."""
    counts = tuple(seats)
    return {option.name for option in game.options if not any(option.matters(chosen, count) for count in counts)}


def open_seats(game: AnyGame, taken: int) -> range:
    """Return how many may sit at a table in the end, where so many sit now."""
    return range(taken, game.seats[-1] + 1)


def effective(game: AnyGame, chosen: Sequence[tuple[str, str]], seats: int) -> tuple[tuple[str, str], ...]:
    """Return the options with which a game of so many seats begins: what has no effect is as usual, what has been
    replaced is what took its place."""
    usual, without = _usual(game), idle(game, dict(chosen), (seats,))
    replaced = {option.name: dict(option.replaced) for option in game.options}
    return tuple(
        (name, usual[name] if name in without else replaced.get(name, {}).get(choice, choice))
        for name, choice in chosen
    )


def refuse_idle(game: AnyGame, given: Mapping[str, str], rest: Mapping[str, str]) -> None:
    """Raise WithoutEffect where something is `given` that has no effect with the `rest`, however many play."""
    usual = _usual(game)
    chosen = {**usual, **rest, **given}
    without = idle(game, chosen, game.seats)
    for option in game.options:
        name = option.name
        if option.only is not None and name in without and given.get(name, usual[name]) != usual[name]:
            raise WithoutEffect(f"{name}={given[name]}", f"{option.only.option}={chosen[option.only.option]}")


def _usual(game: AnyGame) -> dict[str, str]:
    return {option.name: option.choices[0] for option in game.options}
