"""Effects of technologies and options of events, read from their cards, as lines of signs."""

from collections.abc import Iterator, Sequence

from engine.games.mesopotamia.content.tables import GOODS, LAND_UNITS, Amount, Choice, CivCard, Content
from render.games.mesopotamia.sprites.powers import (
    ANY_GOOD,
    GAP,
    GOOD,
    MOVE,
    NUMBER,
    POINTS,
    RAISE,
    SIGN,
    THEN,
    EffectPart,
)


def effect_signs(content: Content, card: CivCard, level: int) -> tuple[EffectPart, ...]:
    """Return the signs of an action's effects at a level, with each number of the card once."""
    return tuple(_join_with_gaps([*map(tuple, _effect_groups(content, card, level))]))


def _effect_groups(content: Content, card: CivCard, level: int) -> Iterator[list[EffectPart]]:
    values = card.values
    for name, sign in (("activations", (MOVE, "")), ("gathers", (ANY_GOOD, "")), ("trades", (SIGN, "amphora"))):
        if values.get(name):
            yield [_number_sign(values[name]), sign]
    if "builds" in values:
        things = [(SIGN, name) for name, (least, _) in content.builds.items() if least <= level]
        yield [_number_sign(values["builds"]), *things]
    if values.get("clay"):
        yield [
            _number_sign(values["clay"]),
            (GOOD, "clay"),
            (THEN, ""),
            _number_sign(values["tablets"]),
            (GOOD, "tablet"),
        ]
    if values.get("discoveries"):
        yield [_number_sign(values["discoveries"]), (RAISE, "")]
    if values.get("bones"):
        yield [_number_sign(values["bones"]), (GOOD, "bone")]
    if "units" in values:
        units = [(SIGN, LAND_UNITS[unit]) for unit, (least, _) in enumerate(content.trains) if least <= level]
        yield [_number_sign(values["units"]), *units]
    if "food" in values:
        price = [_number_sign(values["food"]), (GOOD, "food"), (THEN, "")]
        yield [*price, _number_sign(values["steps"]), (SIGN, "population")]


_SIX_ROUNDS_SIGNS: tuple[EffectPart, ...] = ((NUMBER, "6"), (NUMBER, "×"))
_SIX_ROUNDS_KIND = "six_rounds"


def option_signs(choice: Choice) -> tuple[EffectPart, ...]:
    """Return the signs of the price and the gains of an event's option: gains of every round first, then those at the
    end."""
    found: list[EffectPart] = []
    if choice.pay:
        found += [*_join_with_gaps([*_goods_signs(choice.pay)]), (THEN, "")]
    if choice.kind == _SIX_ROUNDS_KIND:
        found += [*_SIX_ROUNDS_SIGNS, *_join_with_gaps([*_goods_signs(choice.each_round)]), (THEN, "")]
    gains = [_gain_signs(name, what) for name, what in choice.gain]
    gains.append(((NUMBER, f"+{choice.track}"), (SIGN, "events")))
    return (*found, *_join_with_gaps([*gains, *([((POINTS, str(choice.vp)),)] if choice.vp else [])]))


def _join_with_gaps(groups: Sequence[tuple[EffectPart, ...]]) -> Iterator[EffectPart]:
    for number, group in enumerate(groups):
        yield from ((GAP, ""), *group) if number else group


def _goods_signs(goods: Amount) -> Iterator[tuple[EffectPart, ...]]:
    """Yield each kind of good, preceded by its number if that is not 1."""
    for name, count in goods.items():
        sign = (GOOD, name) if name in GOODS else (ANY_GOOD, "")
        yield (_number_sign(count), sign) if count > 1 else (sign,)


def _gain_signs(name: str, what: int | str) -> tuple[EffectPart, ...]:
    """Return the signs of a gain: goods, a unit, steps on the population track, a technology, a quest or a
    settlement."""
    if name == "unit":
        return _number_sign(1), (SIGN, str(what))
    if name == "discover":
        return _number_sign(1), (RAISE, "")
    if name == "population":
        return (NUMBER, f"+{what}"), (SIGN, name)
    return _number_sign(int(what)), (GOOD, name) if name in GOODS else (ANY_GOOD, "") if name == "any" else (SIGN, name)


def _number_sign(count: int) -> EffectPart:
    return NUMBER, str(count)
