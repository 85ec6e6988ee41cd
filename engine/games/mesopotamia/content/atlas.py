"""Read the map from its table: areas, borders, neighbours, and the places for solo games (1.6)."""

from collections.abc import Mapping

from engine.content import BadContent
from engine.games.mesopotamia.content.rows import Row, read_rows
from engine.games.mesopotamia.content.tables import (
    EVENT_SHAPES,
    GATHERED_GOODS,
    GOODS,
    LAND_UNITS,
    Area,
    Defence,
    FourCounts,
    Map,
    Segment,
    Siege,
)

MAP_FILE = "map.json"
HOME_COUNT = 6


def read_map(files: Mapping[str, str]) -> Map:
    """Return the map. Raises BadContent if the table is wrong."""
    areas = tuple(map(_read_area, read_rows(files, MAP_FILE, "areas", "area")))
    by_name = {area.name: number for number, area in enumerate(areas)}
    segments = tuple(_read_segment(row, by_name) for row in read_rows(files, MAP_FILE, "segments", "segment"))
    by_border = {segment.name: number for number, segment in enumerate(segments)}
    borders = {segment.name.replace("-", "/"): number for number, segment in enumerate(segments)}
    neighbours: list[list[int]] = [[] for _ in areas]
    shores: list[list[int]] = [[] for _ in areas]
    for number, segment in enumerate(segments):
        start, end = segment.areas
        neighbours[start].append(end)
        neighbours[end].append(start)
        if segment.river:
            shores[start].append(number)
            shores[end].append(number)
    currents = _meeting_rivers(files, segments, borders)
    world = Map(
        areas,
        segments,
        tuple(tuple(sorted(numbers)) for numbers in neighbours),
        tuple(map(tuple, shores)),
        currents,
        _home_areas(areas),
        by_name,
        by_border,
        (max(area.x + area.w for area in areas), max(area.y + area.h for area in areas)),
    )
    _check_connected(world)
    return world


def _read_area(row: Row) -> Area:
    good = row.read_optional_text("resource", GATHERED_GOODS)
    tribe = row.read_amount("tribe", LAND_UNITS[:3])
    area = Area(
        row.read_text("area"),
        row.read_number("x"),
        row.read_number("y"),
        row.read_number("w", 1),
        row.read_number("h", 1),
        row.read_number("home", 1, HOME_COUNT) if "home" in row.fields else 0,
        GOODS.index(good) if good else None,
        row.read_optional_text("event", EVENT_SHAPES),
        _units_by_type(tribe),
        row.read_optional_text("blocker", ("X", "Y")),
        _read_head_start(row),
    )
    if area.home and (area.shape or any(area.tribe) or area.blocker or good):
        raise row.bad_field("home", "a home has no good, event place, tribe or blocker")
    if any(area.tribe) and (not area.shape or area.blocker):
        raise row.bad_field("tribe", "a tribe stands where an event place and no blocker is")
    return area


def _read_head_start(row: Row) -> Mapping[int, int]:
    by_number = row.read_by_players("head_start")
    if by_number.fields and "home" not in row.fields:
        raise row.bad_field("head_start", "a home alone has one")
    return {int(players): by_number.read_number(players) for players in by_number.fields}


def _units_by_type(amount: Mapping[str, int]) -> FourCounts:
    spearman, archer, rider, chariot = (amount.get(unit, 0) for unit in LAND_UNITS)
    return (spearman, archer, rider, chariot)


def _read_segment(row: Row, by_name: Mapping[str, int]) -> Segment:
    first, second = (*row.read_words("areas", by_name), "", "")[:2]
    if f"{first}/{second}" != row.name or not second:
        raise row.bad_field("segment", f"expected the names of its two areas: {first}/{second}")
    ends = []
    for end in row.read_items("line"):
        x, y = Row(row.file, row.name, {"line": end}).read_numbers("line", 2)
        ends.append((x, y))
    if len(ends) != 2:
        raise row.bad_field("line", "expected two end points")
    return Segment(
        row.name.replace("/", "-"), (by_name[first], by_name[second]), (ends[0], ends[1]), row.read_flag("river")
    )


def _meeting_rivers(
    files: Mapping[str, str], segments: tuple[Segment, ...], by_border: Mapping[str, int]
) -> tuple[tuple[int, ...], ...]:
    """Return for each segment the rivers that meet it in a node, in the table's order."""
    meet: list[set[int]] = [set() for _ in segments]
    for row in read_rows(files, MAP_FILE, "nodes", "node"):
        node = {by_border[name] for name in row.read_words("segments", by_border)}
        for segment in node:
            meet[segment] |= {river for river in node if segments[river].river and river != segment}
    return tuple(tuple(sorted(rivers)) for rivers in meet)


def _home_areas(areas: tuple[Area, ...]) -> tuple[int, ...]:
    homes = {area.home: number for number, area in enumerate(areas) if area.home}
    if sorted(homes) != list(range(1, HOME_COUNT + 1)) or sum(area.home > 0 for area in areas) != HOME_COUNT:
        raise BadContent(MAP_FILE, "areas", "home", "expected six homes, numbered 1 to 6")
    return tuple(homes[number] for number in range(1, HOME_COUNT + 1))


def _check_connected(world: Map) -> None:
    """Raise BadContent unless all areas except homes are connected and each home has a neighbour and a river."""
    open_areas = set(range(len(world.areas))) - set(world.homes)
    first = min(open_areas)
    reached, edge = {first}, [first]
    while edge:
        neighbours = {neighbour for area in edge for neighbour in world.near[area]} & open_areas - reached
        reached |= neighbours
        edge = list(neighbours)
    if reached != open_areas:
        raise BadContent(MAP_FILE, "segments", "areas", "expected that one can walk from every area to every other")
    for home in world.homes:
        if not set(world.near[home]) & open_areas or not world.shores[home]:
            raise BadContent(MAP_FILE, world.areas[home].name, "home", "expected an open area and a river beside it")


def read_siege(files: Mapping[str, str], world: Map) -> Siege:
    """Return the set-up of the siege of Ur (24). Raises BadContent."""
    row = next((row for row in read_rows(files, MAP_FILE, "solo", "mode") if row.name == "ur"), None)
    if row is None:
        raise BadContent(MAP_FILE, "ur", "mode", "expected a row for ur")
    homes = [world.areas[home].name for home in world.homes]
    borders = {name.replace("-", "/"): number for name, number in world.by_border.items()}
    units = []
    for item in row.read_items("units"):
        kind, area = Row(row.file, row.name, {"units": item}).read_words("units")
        units.append((LAND_UNITS.index(kind), world.by_name[area]))
    return Siege(
        world.by_name[row.read_text("start", homes)],
        world.by_name[row.read_text("ur", homes)],
        row.read_number("lose_at", 2),
        tuple(world.by_name[name] for name in row.read_words("walls", world.by_name)),
        tuple(world.by_name[name] for name in row.read_words("settlements", world.by_name)),
        tuple(borders[name] for name in row.read_words("ships", borders)),
        tuple(units),
    )


def read_defence(files: Mapping[str, str], world: Map) -> Defence:
    """Return the set-up and the waves of the defenders of Ashur (25). Raises BadContent."""
    row = next((row for row in read_rows(files, MAP_FILE, "solo", "mode") if row.name == "ashur"), None)
    if row is None:
        raise BadContent(MAP_FILE, "ashur", "mode", "expected a row for ashur")
    homes = [world.areas[home].name for home in world.homes]
    waves = []
    for wave in read_rows(files, "solo.json", "waves", "wave"):
        pieces = wave.read_amount("pieces", (*LAND_UNITS, "ram"))
        waves.append(((*_units_by_type(pieces), pieces.get("ram", 0)), wave.read_number("bones")))
    return Defence(
        world.by_name[row.read_text("start", homes)],
        world.by_name[row.read_text("enemy", homes)],
        row.read_number("enemy_event_position", 1),
        tuple(waves),
    )
