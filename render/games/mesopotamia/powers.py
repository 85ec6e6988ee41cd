"""Lines of signs for the effects of technologies and the options of events, read from their cards."""

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
    """Return the signs of an action's effects at a level, each effect with its number."""
    return tuple(_join_with_gaps([*map(tuple, _effect_groups(content, card, level))]))


def _effect_groups(content: Content, card: CivCard, level: int) -> Iterator[list[EffectPart]]:
    values = card.values
    for name, sign in (("activations", (MOVE, "")), ("gathers", (ANY_GOOD, "")), ("trades", (SIGN, "amphora"))):
        if values.get(name):
            yield [_number_sign(values[name]), sign]
    if "builds" in values:
        things = [(SIGN, name) for name, (min_level, _) in content.builds.items() if min_level <= level]
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
        units = [(SIGN, LAND_UNITS[unit]) for unit, (min_level, _) in enumerate(content.trains) if min_level <= level]
        yield [_number_sign(values["units"]), *units]
    if "food" in values:
        price = [_number_sign(values["food"]), (GOOD, "food"), (THEN, "")]
        yield [*price, _number_sign(values["steps"]), (SIGN, "population")]


_SIX_ROUNDS_SIGNS: tuple[EffectPart, ...] = ((NUMBER, "6"), (NUMBER, "×"))
_SIX_ROUNDS_KIND = "six_rounds"


def option_signs(choice: Choice) -> tuple[EffectPart, ...]:
    """Return the signs of the price and the gains of an event's option: first the gains of every round, then the final
    ones."""
    parts: list[EffectPart] = []
    if choice.pay:
        parts += [*_join_with_gaps([*_goods_signs(choice.pay)]), (THEN, "")]
    if choice.kind == _SIX_ROUNDS_KIND:
        parts += [*_SIX_ROUNDS_SIGNS, *_join_with_gaps([*_goods_signs(choice.each_round)]), (THEN, "")]
    gains = [_gain_signs(name, gain) for name, gain in choice.gain]
    gains.append(((NUMBER, f"+{choice.track}"), (SIGN, "events")))
    return (*parts, *_join_with_gaps([*gains, *([((POINTS, str(choice.vp)),)] if choice.vp else [])]))


def _join_with_gaps(groups: Sequence[tuple[EffectPart, ...]]) -> Iterator[EffectPart]:
    for index, group in enumerate(groups):
        yield from ((GAP, ""), *group) if index else group


def _goods_signs(goods: Amount) -> Iterator[tuple[EffectPart, ...]]:
    """Yield the signs of each kind of good: its number if there are several, and the good."""
    for name, count in goods.items():
        sign = (GOOD, name) if name in GOODS else (ANY_GOOD, "")
        yield (_number_sign(count), sign) if count > 1 else (sign,)


def _gain_signs(name: str, gain: int | str) -> tuple[EffectPart, ...]:
    """Return the signs of a gain: goods, a unit, steps on the population track, a technology, quest or settlement."""
    if name == "unit":
        return _number_sign(1), (SIGN, str(gain))
    if name == "discover":
        return _number_sign(1), (RAISE, "")
    if name == "population":
        return (NUMBER, f"+{gain}"), (SIGN, name)
    return _number_sign(int(gain)), (GOOD, name) if name in GOODS else (ANY_GOOD, "") if name == "any" else (SIGN, name)


def _number_sign(count: int) -> EffectPart:
    return NUMBER, str(count)
