"""The options of a game at a table, and which of them have an effect there."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.model.errors import MarkReservedTwice, OptionWithoutEffect
from engine.game import Options, Refused
from engine.registry import AnyGame


def ineffective_options(game: AnyGame, chosen: Options, seats: Iterable[int]) -> set[str]:
    """Return the options that have no effect for any of the numbers of players in `seats`, given the other `chosen`
    options."""
    plays = [(choices_in_force(game, chosen, count), count) for count in seats]
    without = [_ineffective_for(game, said, count) for said, count in plays]
    return set.intersection(*without) if without else set()


def _ineffective_for(game: AnyGame, chosen: Options, seats: int) -> set[str]:
    """Return the options that have no effect for `seats` players, including those that require another number of
    players."""
    ineffective: set[str] = set()
    for option in game.options:
        if not option.has_effect(chosen, seats) or (
            option.condition is not None and option.condition.option in ineffective
        ):
            ineffective.add(option.name)
    return ineffective


def choices_in_force(game: AnyGame, chosen: Options, seats: int) -> dict[str, str]:
    """Return the choices that are in force for `seats` players. A retired choice is replaced, and at a table of several
    players a solo choice is replaced by the option's first choice."""
    of = {option.name: option for option in game.options}
    return {name: of[name].choice_in_force(choice, seats) if name in of else choice for name, choice in chosen.items()}


def possible_seat_counts(game: AnyGame, seats_taken: int, chosen: Options) -> range:
    """Return the possible final numbers of players if `seats_taken` seats are taken. A single player with a solo choice
    stays alone."""
    stays = seats_taken <= 1 and any(chosen.get(option.name) in option.solo for option in game.options)
    return range(seats_taken, seats_taken + 1 if stays else game.seats[-1] + 1)


def effective_options(game: AnyGame, chosen: Sequence[tuple[str, str]], seats: int) -> tuple[tuple[str, str], ...]:
    """Return the options with which a game for `seats` players begins. Options without effect have their default
    choice."""
    usual, without = default_options(game), ineffective_options(game, dict(chosen), (seats,))
    choices = choices_in_force(game, dict(chosen), seats)
    return tuple((name, usual[name] if name in without else choices[name]) for name, _ in chosen)


def reserved_marks(game: AnyGame, chosen: Options, seats: int) -> tuple[str, ...]:
    """Return the marks chosen for the solo opponents or automata that play with `seats` players. Only as many of them
    play as there are seats left."""
    without = ineffective_options(game, chosen, (seats,))
    names = [option.name for option in game.options if option.may_reserve_mark and option.name not in without]
    marks = [chosen.get(name) for name in names[: game.seats[-1] - seats]]
    return tuple(mark for mark in marks if mark in game.marks)


def require_distinct_marks(
    game: AnyGame, chosen: Options, marks: Sequence[str], refusal_of: Callable[[str], Refused]
) -> None:
    """Raise the error that `refusal_of` returns for a mark if both a seat and a solo opponent or automaton have this
    mark. Raise MarkReservedTwice if two of the latter have it. `marks`: the marks of all seats, "" for a seat without
    one."""
    reserved = reserved_marks(game, chosen, len(marks))
    for place, mark in enumerate(reserved):
        if mark in marks:
            raise refusal_of(mark)
        if mark in reserved[:place]:
            raise MarkReservedTwice(mark)


def require_effect(
    game: AnyGame, given: Mapping[str, str], other_choices: Mapping[str, str], seats_taken: int = 1
) -> None:
    """Raise OptionWithoutEffect if a `given` choice has no effect together with the choices in `other_choices` for any
    number of players from `seats_taken` up."""
    defaults = default_options(game)
    choices = {**defaults, **other_choices, **given}
    ineffective = ineffective_options(
        game, choices, possible_seat_counts(game, seats_taken, choices) if seats_taken == 1 else game.seats
    )
    for option in game.options:
        name = option.name
        if option.condition is not None and name in ineffective and given.get(name, defaults[name]) != defaults[name]:
            raise OptionWithoutEffect(
                f"{name}={given[name]}", f"{option.condition.option}={choices[option.condition.option]}"
            )


def default_options(game: AnyGame) -> dict[str, str]:
    """Return the default choice of each option of a game, by the name of the option."""
    return {option.name: option.choices[0] for option in game.options}
