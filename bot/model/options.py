"""A game's own options at a table: those that have an effect there."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.model.errors import MarkReservedTwice, WithoutEffect
from engine.game import Options, Refused
from engine.registry import AnyGame


def ineffective_options(game: AnyGame, chosen: Options, seats: Iterable[int]) -> set[str]:
    """Return the options without effect under the `chosen` ones for any of the numbers of `seats`."""
    plays = [(choices_in_force(game, chosen, count), count) for count in seats]
    without = [_ineffective_for(game, said, count) for said, count in plays]
    return set.intersection(*without) if without else set()


def _ineffective_for(game: AnyGame, chosen: Options, seats: int) -> set[str]:
    """Return the options that have no effect for a number of seats, including those that require another number."""
    found: set[str] = set()
    for option in game.options:
        if not option.matters(chosen, seats) or (option.only is not None and option.only.option in found):
            found.add(option.name)
    return found


def choices_in_force(game: AnyGame, chosen: Options, seats: int) -> dict[str, str]:
    """Return the choices that are in force for a number of `seats`: retired choices are replaced, and a solo choice
    gives way to the first one at a table of several."""
    of = {option.name: option for option in game.options}
    return {name: of[name].choice_in_force(choice, seats) if name in of else choice for name, choice in chosen.items()}


def open_seats(game: AnyGame, taken: int, chosen: Options) -> range:
    """Return the possible final numbers of players, given the number of `taken` seats. A single player with a solo
    choice stays alone."""
    stays = taken <= 1 and any(chosen.get(option.name) in option.solo for option in game.options)
    return range(taken, taken + 1 if stays else game.seats[-1] + 1)


def effective_options(game: AnyGame, chosen: Sequence[tuple[str, str]], seats: int) -> tuple[tuple[str, str], ...]:
    """Return the options with which a game for `seats` players begins; options without effect have their default."""
    usual, without = default_options(game), ineffective_options(game, dict(chosen), (seats,))
    choices = choices_in_force(game, dict(chosen), seats)
    return tuple((name, usual[name] if name in without else choices[name]) for name, _ in chosen)


def reserved_marks(game: AnyGame, chosen: Options, seats: int) -> tuple[str, ...]:
    """Return the marks chosen for the game's own players beside `seats` players. Only as many of them play as seats are
    left."""
    without = ineffective_options(game, chosen, (seats,))
    names = [option.name for option in game.options if option.reserves and option.name not in without]
    found = [chosen.get(name) for name in names[: game.seats[-1] - seats]]
    return tuple(mark for mark in found if mark in game.marks)


def refuse_clash(game: AnyGame, chosen: Options, marks: Sequence[str], refused: Callable[[str], Refused]) -> None:
    """Raise the error from `refused` for a mark of both a seat and one of the game's own players, or MarkReservedTwice
    for a mark of two of these. `marks`: those of all seats; "": not chosen."""
    own = reserved_marks(game, chosen, len(marks))
    for place, mark in enumerate(own):
        if mark in marks:
            raise refused(mark)
        if mark in own[:place]:
            raise MarkReservedTwice(mark)


def refuse_ineffective(game: AnyGame, given: Mapping[str, str], rest: Mapping[str, str], taken: int = 1) -> None:
    """Raise WithoutEffect if a `given` choice has no effect together with the `rest`, for any number of players from
    `taken` up."""
    usual = default_options(game)
    chosen = {**usual, **rest, **given}
    without = ineffective_options(game, chosen, open_seats(game, taken, chosen) if taken == 1 else game.seats)
    for option in game.options:
        name = option.name
        if option.only is not None and name in without and given.get(name, usual[name]) != usual[name]:
            raise WithoutEffect(f"{name}={given[name]}", f"{option.only.option}={chosen[option.only.option]}")


def default_options(game: AnyGame) -> dict[str, str]:
    """Return each option's default choice."""
    return {option.name: option.choices[0] for option in game.options}
