"""A game's own options at a table: which of them have an effect there."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.model.errors import MarkReservedTwice, WithoutEffect
from engine.game import Options, Refused
from engine.registry import AnyGame


def idle(game: AnyGame, chosen: Options, seats: Iterable[int]) -> set[str]:
    """Return the options that have no effect with the `chosen` ones for any of the numbers of `seats`."""
    plays = [(choices_in_force(game, chosen, count), count) for count in seats]
    without = [_idle(game, said, count) for said, count in plays]
    return set.intersection(*without) if without else set()


def _idle(game: AnyGame, chosen: Options, seats: int) -> set[str]:
    """Return the options that have no effect for a number of seats; what depends on one of them has none either."""
    found: set[str] = set()
    for option in game.options:
        if not option.matters(chosen, seats) or (option.only is not None and option.only.option in found):
            found.add(option.name)
    return found


def choices_in_force(game: AnyGame, chosen: Options, seats: int) -> dict[str, str]:
    """Return the choices that are in force for a number of `seats`: replacements instead of replaced choices, and the
    first choice instead of one for a single player."""
    of = {option.name: option for option in game.options}
    return {name: of[name].choice_in_force(choice, seats) if name in of else choice for name, choice in chosen.items()}


def open_seats(game: AnyGame, taken: int, chosen: Options) -> range:
    """Return the possible final numbers of players, given how many seats are `taken`. A single player with a choice
    for one player stays alone."""
    stays = taken <= 1 and any(chosen.get(option.name) in option.solo for option in game.options)
    return range(taken, taken + 1 if stays else game.seats[-1] + 1)


def effective(game: AnyGame, chosen: Sequence[tuple[str, str]], seats: int) -> tuple[tuple[str, str], ...]:
    """Return the options with which a game for `seats` players begins; options without effect have their default."""
    usual, without = usual_options(game), idle(game, dict(chosen), (seats,))
    choices = choices_in_force(game, dict(chosen), seats)
    return tuple((name, usual[name] if name in without else choices[name]) for name, _ in chosen)


def reserved_marks(game: AnyGame, chosen: Options, seats: int) -> tuple[str, ...]:
    """Return the marks that were chosen for the game's own players beside a number of `seats`. There are no more of
    these players than seats are left."""
    without = idle(game, chosen, (seats,))
    names = [option.name for option in game.options if option.reserves and option.name not in without]
    found = [chosen.get(name) for name in names[: game.seats[-1] - seats]]
    return tuple(mark for mark in found if mark in game.marks)


def refuse_clash(game: AnyGame, chosen: Options, marks: Sequence[str], refused: Callable[[str], Refused]) -> None:
    """Raise what `refused` returns for a mark that both a seat and one of the game's own players have, or
    MarkReservedTwice for one that two of these have. `marks`: those of all seats; "": none is chosen."""
    own = reserved_marks(game, chosen, len(marks))
    for place, mark in enumerate(own):
        if mark in marks:
            raise refused(mark)
        if mark in own[:place]:
            raise MarkReservedTwice(mark)


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
