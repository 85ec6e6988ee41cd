"""A game's own options at a table: which of them have an effect there."""

from collections.abc import Iterable, Mapping, Sequence

from bot.model.errors import WithoutEffect
from engine.game import Options
from engine.games import AnyGame


def idle(game: AnyGame, chosen: Options, seats: Iterable[int]) -> set[str]:
    """Return the options that have no effect with the `chosen` ones for any of the numbers of `seats`."""
    plays = [(played(game, chosen, count), count) for count in seats]
    return {option.name for option in game.options if not any(option.matters(said, count) for said, count in plays)}


def played(game: AnyGame, chosen: Options, seats: int) -> dict[str, str]:
    """Return the choices that are in force for a number of `seats`: replacements instead of replaced choices, and the
    first choice instead of one for a single player."""
    of = {option.name: option for option in game.options}
    return {name: of[name].played(choice, seats) if name in of else choice for name, choice in chosen.items()}


def open_seats(game: AnyGame, taken: int, chosen: Options) -> range:
    """Return the possible final numbers of players, given how many seats are `taken`. A single player with a choice
    for one player stays alone."""
    stays = taken <= 1 and any(chosen.get(option.name) in option.solo for option in game.options)
    return range(taken, taken + 1 if stays else game.seats[-1] + 1)


def effective(game: AnyGame, chosen: Sequence[tuple[str, str]], seats: int) -> tuple[tuple[str, str], ...]:
    """Return the options with which a game for `seats` players begins; options without effect have their default."""
    usual, without = usual_options(game), idle(game, dict(chosen), (seats,))
    choices = played(game, dict(chosen), seats)
    return tuple((name, usual[name] if name in without else choices[name]) for name, _ in chosen)


def refuse_idle(game: AnyGame, given: Mapping[str, str], rest: Mapping[str, str], taken: int = 1) -> None:
    """Raise WithoutEffect where a `given` choice has no effect together with the `rest`, whatever number of players
    from `taken` on the game begins with."""
    usual = usual_options(game)
    chosen = {**usual, **rest, **given}
    without = idle(game, chosen, open_seats(game, taken, chosen) if taken == 1 else game.seats)
    for option in game.options:
        name = option.name
        if option.only is not None and name in without and given.get(name, usual[name]) != usual[name]:
            raise WithoutEffect(f"{name}={given[name]}", f"{option.only.option}={chosen[option.only.option]}")


def usual_options(game: AnyGame) -> dict[str, str]:
    """Return the choice of each option that is in force if nobody chooses."""
    return {option.name: option.choices[0] for option in game.options}
