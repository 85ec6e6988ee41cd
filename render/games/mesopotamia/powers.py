"""What technologies do, read off their cards, as lines of signs."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import LAND, CivCard, Content
from render.games.mesopotamia.sprites.powers import ANY, GAP, GOOD, MOVE, NUMBER, RAISE, SIGN, THEN, Part


def powers(content: Content, card: CivCard, level: int) -> tuple[Part, ...]:
    """Return what an action does at a level, each number of the card once."""
    found: list[Part] = []
    for group in _groups(content, card, level):
        found += [(GAP, ""), *group] if found else group
    return tuple(found)


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
        units = [(SIGN, LAND[unit]) for unit, (least, _) in enumerate(content.trains) if least <= level]
        yield [_number(values["units"]), *units]
    if "food" in values:
        price = [_number(values["food"]), (GOOD, "food"), (THEN, "")]
        yield [*price, _number(values["steps"]), (SIGN, "population")]


def _number(count: int) -> Part:
    return NUMBER, str(count)
