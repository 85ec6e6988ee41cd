"""Effects of technologies and options of events, read from their cards, as lines of signs."""

from collections.abc import Iterator, Sequence

from engine.games.mesopotamia.content.tables import GOODS, LAND_UNITS, Amount, Choice, CivCard, Content
from render.games.mesopotamia.sprites.powers import ANY, GAP, GOOD, MOVE, NUMBER, POINTS, RAISE, SIGN, THEN, Part


def powers(content: Content, card: CivCard, level: int) -> tuple[Part, ...]:
    """Return the signs of an action's effects at a level, with each number of the card once."""
    return tuple(_join_with_gaps([*map(tuple, _groups(content, card, level))]))


def _groups(content: Content, card: CivCard, level: int) -> Iterator[list[Part]]:
    values = card.values
    for name, sign in (("activations", (MOVE, "")), ("gathers", (ANY, "")), ("trades", (SIGN, "amphora"))):
        if values.get(name):
            yield [_number(values[name]), sign]
    if "builds" in values:
        things = [(SIGN, name) for name, (least, _) in content.builds.items() if least <= level]
        yield [_number(values["builds"]), *things]
    if values.get("clay"):
        yield [_number(values["clay"]), (GOOD, "clay"), (THEN, ""), _number(values["tablets"]), (GOOD, "tablet")]
    if values.get("discoveries"):
        yield [_number(values["discoveries"]), (RAISE, "")]
    if values.get("bones"):
        yield [_number(values["bones"]), (GOOD, "bone")]
    if "units" in values:
        units = [(SIGN, LAND_UNITS[unit]) for unit, (least, _) in enumerate(content.trains) if least <= level]
        yield [_number(values["units"]), *units]
    if "food" in values:
        price = [_number(values["food"]), (GOOD, "food"), (THEN, "")]
        yield [*price, _number(values["steps"]), (SIGN, "population")]


_ROUNDS: tuple[Part, ...] = ((NUMBER, "6"), (NUMBER, "×"))
_LASTING = "six_rounds"


def option_powers(choice: Choice) -> tuple[Part, ...]:
    """Return the signs of the price and the gains of an event's option: gains of every round first, then those at the
    end."""
    found: list[Part] = []
    if choice.pay:
        found += [*_join_with_gaps([*_goods(choice.pay)]), (THEN, "")]
    if choice.kind == _LASTING:
        found += [*_ROUNDS, *_join_with_gaps([*_goods(choice.each_round)]), (THEN, "")]
    gains = [_gain(name, what) for name, what in choice.gain]
    gains.append(((NUMBER, f"+{choice.track}"), (SIGN, "events")))
    return (*found, *_join_with_gaps([*gains, *([((POINTS, str(choice.vp)),)] if choice.vp else [])]))


def _join_with_gaps(groups: Sequence[tuple[Part, ...]]) -> Iterator[Part]:
    for number, group in enumerate(groups):
        yield from ((GAP, ""), *group) if number else group


def _goods(goods: Amount) -> Iterator[tuple[Part, ...]]:
    """Yield each kind of good, preceded by its number if that is not 1."""
    for name, count in goods.items():
        sign = (GOOD, name) if name in GOODS else (ANY, "")
        yield (_number(count), sign) if count > 1 else (sign,)


def _gain(name: str, what: int | str) -> tuple[Part, ...]:
    """Return the signs of a gain: goods, a unit, steps on the population track, a technology, a quest or a
    settlement."""
    if name == "unit":
        return _number(1), (SIGN, str(what))
    if name == "discover":
        return _number(1), (RAISE, "")
    if name == "population":
        return (NUMBER, f"+{what}"), (SIGN, name)
    return _number(int(what)), (GOOD, name) if name in GOODS else (ANY, "") if name == "any" else (SIGN, name)


def _number(count: int) -> Part:
    return NUMBER, str(count)
