"""Read cards and tokens from their tables (`VOCAB.md`). Each value is checked on reading."""

from collections.abc import Mapping

from engine.content import BadContent
from engine.games.mesopotamia.content.rows import Row, read_file_fields, read_rows
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    BATTLE_ROWS,
    BUILDINGS,
    CARD_SETS,
    DIE_COLOURS,
    EVENT_SHAPES,
    FLOOR_COUNT,
    GOODS,
    LAND_UNITS,
    STAR_FACE,
    TOP_LEVEL,
    BotAction,
    Choice,
    CivCard,
    CombatCard,
    Empire,
    EventCard,
    Garden,
    Quest,
    SixCounts,
    Slot,
    Strategy,
    TrackTable,
    TradeToken,
    as_six_counts,
)

NAME_FIELDS_BY_FILE: Mapping[str, tuple[tuple[str, str], ...]] = {
    "civ_cards": (("cards", "empire action level"),),
    "combat_cards": (("cards", "card"),),
    "costs": (("builds", "build"), ("units", "unit")),
    "dice": (("dice", "die"),),
    "empires": (("empires", "empire"),),
    "events": (("events", "event"),),
    "gardens": (("gardens", "garden"),),
    "map": (("areas", "area"),),
    "quests": (("quests", "quest"),),
    "solo": (("strategy", "card"),),
    "tracks": (("tracks", "track"),),
    "trade_tokens": (("slots", "slot"), ("tokens", "token")),
}
"""For each file, its tables and the fields that name their rows."""

EMPIRES = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites", "mari", "ebla")
SUPPLY_PIECES = (*LAND_UNITS, "ram", "ship", "wall", "settlement", "amphora", "event_die", "floor")
VALUE_NAMES_BY_ACTION = (
    ("activations",),
    ("builds",),
    ("clay", "tablets", "discoveries"),
    ("gathers", "trades"),
    ("bones", "units"),
    ("food", "steps"),
)
"""The numbers on the cards of each action."""
OPTION_KINDS = ("immediate", "end_vp", "six_rounds")
GAIN_NAMES = (*GOODS, "any", "unit", "settlement", "discover", "population", "quest")
QUEST_NEEDS = (
    "settlements",
    "walls",
    "ships",
    "floors",
    "amphorae",
    "gardens",
    "units",
    "areas",
    "population",
    "events",
)
GARDEN_NEEDS = ("population", "events", "settlements")


def read_empires(files: Mapping[str, str]) -> Mapping[str, Empire]:
    """Return the empires by name. Raises BadContent."""
    rows = {
        row.read_text("empire", EMPIRES): _read_empire(row)
        for row in read_rows(files, "empires.json", "empires", "empire")
    }
    if set(rows) != set(EMPIRES):
        raise BadContent("empires.json", "empires", "empire", f"expected a row for each of: {' '.join(EMPIRES)}")
    return {name: rows[name] for name in EMPIRES}


def _read_empire(row: Row) -> Empire:
    levels = row.read_row("levels")
    special = row.read_row("special")
    numbers = {
        name: special.read_number(name, 1) for name in ("floors", "population", "events") if name in special.fields
    }
    words = {name: 1 for name in ("may_place", "free_reroll", "ship") if name in special.fields}
    return Empire(
        row.name,
        row.read_text("set", CARD_SETS),
        _read_levels(levels),
        row.read_amount("extra_goods"),
        LAND_UNITS.index(row.read_text("unit", LAND_UNITS)),
        numbers | words,
    )


def _read_levels(row: Row) -> SixCounts:
    return as_six_counts(row.read_number(action, 1, TOP_LEVEL) if action in row.fields else 1 for action in ACTIONS)


def read_stack(row: Row, field: str, empires: Mapping[str, Empire]) -> tuple[str, ...]:
    """Return the empires from the highest to the lowest place at the start (3.3). Raises BadContent."""
    stack = row.read_words(field, empires)
    if sorted(stack) != sorted(empires):
        raise row.bad_field(field, "expected every empire once")
    return stack


def read_technologies(
    files: Mapping[str, str], empires: Mapping[str, Empire]
) -> Mapping[tuple[str, int, int], CivCard]:
    """Return the civilization cards by empire, action and level (1.8). Raises BadContent."""
    cards: dict[tuple[str, int, int], CivCard] = {}
    signs = {sign for faces in read_dice(files).values() for sign in faces} - {STAR_FACE}
    for row in read_rows(files, "civ_cards.json", "cards", "empire action level"):
        action = ACTIONS.index(row.read_text("action", ACTIONS))
        level = row.read_number("level", 1, TOP_LEVEL)
        values = row.read_row("values")
        card = CivCard(
            row.read_text("name"),
            row.read_words("symbols", sorted(signs)),
            {name: values.read_number(name, 1) for name in VALUE_NAMES_BY_ACTION[action]},
        )
        if len(card.signs) != (1 if level == 1 else 2):
            raise row.bad_field("symbols", "expected one sign at level 1, two above (6.5)")
        cards[row.read_text("empire", empires), action, level] = card
    for name, empire in empires.items():
        for action, start in enumerate(empire.levels):
            for level in range(start, TOP_LEVEL + 1):
                if (name, action, level) not in cards:
                    raise BadContent("civ_cards.json", f"{name} {ACTIONS[action]} {level}", "-", "the row is missing")
    return cards


def read_head_start(files: Mapping[str, str], empires: Mapping[str, Empire]) -> Mapping[int, Mapping[str, int]]:
    """Return each empire's points at the start, by the number of players. They are part of the cards that they balance,
    so an owner who replaces the cards also replaces them. Raises BadContent."""
    by_number = read_file_fields(files, "civ_cards.json").read_by_players("head_start")
    rows = {int(players): by_number.read_row(players) for players in by_number.fields}
    for players, row in rows.items():
        if set(row.fields) != set(empires):
            raise by_number.bad_field(str(players), f"expected points for each of: {' '.join(empires)}")
    return {players: {empire: row.read_number(empire) for empire in row.fields} for players, row in rows.items()}


def read_builds(files: Mapping[str, str]) -> Mapping[str, tuple[int, SixCounts]]:
    """Return the level and the cost of each building (8.1). Raises BadContent."""
    rows = {
        row.read_text("build", BUILDINGS): (row.read_number("level", 1, TOP_LEVEL), row.read_goods("cost"))
        for row in read_rows(files, "costs.json", "builds", "build")
    }
    if set(rows) != set(BUILDINGS):
        raise BadContent("costs.json", "builds", "build", f"expected a row for each of: {' '.join(BUILDINGS)}")
    return {name: rows[name] for name in BUILDINGS}


def read_trains(files: Mapping[str, str]) -> tuple[tuple[int, SixCounts], ...]:
    """Return, for each land unit, the level from which it may be trained, and its cost (12.3). Raises BadContent."""
    rows = {
        row.name: (row.read_number("level", 1, TOP_LEVEL), row.read_goods("cost"))
        for row in read_rows(files, "costs.json", "units", "unit")
    }
    if set(rows) != set(LAND_UNITS):
        raise BadContent("costs.json", "units", "unit", f"expected a row for each of: {' '.join(LAND_UNITS)}")
    return tuple(rows[unit] for unit in LAND_UNITS)


def read_dice(files: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Return the faces of the dice by colour (1.4). Raises BadContent."""
    faces_by_die = {
        row.read_text("die", DIE_COLOURS): row.read_words("faces")
        for row in read_rows(files, "dice.json", "dice", "die")
    }
    for colour in DIE_COLOURS:
        faces = faces_by_die.get(colour, ())
        if len(faces) != 6 or faces.count(STAR_FACE) != 1:
            raise BadContent("dice.json", colour, "faces", "expected six faces, one of them the star")
    return {colour: faces_by_die[colour] for colour in DIE_COLOURS}


def read_events(files: Mapping[str, str]) -> Mapping[str, EventCard]:
    """Return the events by name (3.9). Raises BadContent."""
    return {row.name: _read_event(row) for row in read_rows(files, "events.json", "events", "event")}


def _read_event(row: Row) -> EventCard:
    options = [
        _read_option(Row(row.file, row.name, {"option": item}).read_row("option")) for item in row.read_items("options")
    ]
    shape = row.read_text("terrain", EVENT_SHAPES)
    if len(options) != 2:
        raise row.bad_field("options", "expected two")
    if row.name[0] != shape[0]:
        raise row.bad_field("event", "expected the first letter of the terrain and a number")
    if all(option.pay for option in options):
        raise row.bad_field("options", "expected one without a price")
    return EventCard(row.name, row.read_text("set", CARD_SETS), shape, row.read_text("title"), (options[0], options[1]))


def _read_option(row: Row) -> Choice:
    kind = row.read_text("kind", OPTION_KINDS)
    gain = row.read_row("gain")
    gains: list[tuple[str, int | str]] = []
    for name in gain.fields:
        match name:
            case "unit":
                gains.append((name, gain.read_text(name, LAND_UNITS)))
            case "discover":
                gains.append((name, gain.read_text(name, (*ACTIONS, "any"))))
            case _ if name in GAIN_NAMES:
                gains.append((name, gain.read_number(name, 1)))
            case _:
                raise row.bad_field("gain", f"{name} is none of: {' '.join(GAIN_NAMES)}")
    if ("vp" in row.fields) != (kind == "end_vp") or ("each_round" in row.fields) != (kind == "six_rounds"):
        raise row.bad_field("kind", "end_vp has vp, six_rounds has each_round, immediate has neither")
    return Choice(
        kind,
        row.read_number("track", 1, 3),
        row.read_amount("pay", (*GOODS, "any")),
        tuple(gains),
        row.read_amount("each_round", (*GOODS, "any")),
        row.read_number("vp", 1) if kind == "end_vp" else 0,
    )


def read_quests(files: Mapping[str, str], population: TrackTable, track: TrackTable) -> Mapping[str, Quest]:
    """Return the quests by name (21.3). Raises BadContent."""
    quests = {}
    for row in read_rows(files, "quests.json", "quests", "quest"):
        needs = row.read_row("needs")
        tech = needs.read_row("tech")
        other_needs = Row(row.file, row.name, {"needs": {k: v for k, v in needs.fields.items() if k != "tech"}})
        amount = other_needs.read_amount("needs", (*GOODS, *QUEST_NEEDS))
        levels = {
            ACTIONS.index(action): tech.read_number(action, 1, TOP_LEVEL) for action in tech.fields if action in ACTIONS
        }
        if len(levels) < len(tech.fields):
            raise row.bad_field("needs", f"expected actions: {' '.join(ACTIONS)}")
        _require_reachable(row, amount, population, track)
        quests[row.name] = Quest(row.name, row.read_text("set", CARD_SETS), amount, levels)
    return quests


def _require_reachable(row: Row, needs: Mapping[str, int], population: TrackTable, track: TrackTable) -> None:
    """Raise BadContent if a need asks for the last position of a track, which only one player can reach."""
    for name, table in (("population", population), ("events", track)):
        if needs.get(name, 1) >= table.positions:
            raise row.bad_field("needs", f"{name} below {table.positions}, which only one can reach")


def read_combat(files: Mapping[str, str]) -> Mapping[str, CombatCard]:
    """Return the combat cards by name (16.2). Raises BadContent."""
    cards = {}
    for row in read_rows(files, "combat_cards.json", "cards", "card"):
        pairs = [row.read_numbers(name, 2) for name in BATTLE_ROWS]
        strength, tactics, mobility = ((printed, spaces) for printed, spaces in pairs)
        against = frozenset(LAND_UNITS.index(unit) for unit in row.read_words("against", LAND_UNITS))
        unit = LAND_UNITS.index(row.read_text("unit", LAND_UNITS))
        cards[row.name] = CombatCard(
            row.name, row.read_text("set", CARD_SETS), unit, (strength, tactics, mobility), against
        )
    for unit, min_count in enumerate((6, 6, 4, 4)):
        if sum(card.unit == unit and card.set == "base" for card in cards.values()) < min_count:
            raise BadContent(
                "combat_cards.json", LAND_UNITS[unit], "unit", f"expected at least {min_count} cards of the base set"
            )
    return cards


def read_tokens(files: Mapping[str, str]) -> Mapping[str, TradeToken]:
    """Return the trade tokens by name (11.7). Raises BadContent."""
    return {
        row.name: TradeToken(
            row.name,
            row.read_text("set", CARD_SETS),
            row.read_number("level", 1, TOP_LEVEL),
            row.read_goods("cost"),
            row.read_goods("gain"),
            row.read_number("vp"),
        )
        for row in read_rows(files, "trade_tokens.json", "tokens", "token")
    }


def read_slots(files: Mapping[str, str]) -> tuple[Slot, ...]:
    """Return the places for trade tokens (11.7). Raises BadContent."""
    slots = tuple(
        Slot(row.name, row.read_number("section", 1, TOP_LEVEL), row.read_flag("ship"))
        for row in read_rows(files, "trade_tokens.json", "slots", "slot")
    )
    if [slot.section for slot in slots] != [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]:
        raise BadContent("trade_tokens.json", "slots", "section", "expected three places in each of four sections")
    return slots


def read_gardens(files: Mapping[str, str], population: TrackTable, track: TrackTable) -> Mapping[str, Garden]:
    """Return the garden tokens by name (9.1). Raises BadContent."""
    gardens = {}
    for row in read_rows(files, "gardens.json", "gardens", "garden"):
        needs = row.read_amount("needs", GARDEN_NEEDS)
        _require_reachable(row, needs, population, track)
        gardens[row.name] = Garden(
            row.name,
            row.read_text("set", CARD_SETS),
            row.read_number("level", 1, 5),
            row.read_goods("cost"),
            row.read_number("vp", 1),
            needs,
        )
    for level in range(1, 6):
        if not any(garden.level == level and garden.set == "base" for garden in gardens.values()):
            raise BadContent("gardens.json", "gardens", "level", f"expected a garden of level {level} in the base set")
    return gardens


def read_tracks(files: Mapping[str, str]) -> tuple[TrackTable, TrackTable]:
    """Return the population track and the events track (20). Raises BadContent."""
    rows = {
        row.read_text("track", ("population", "events")): row
        for row in read_rows(files, "tracks.json", "tracks", "track")
    }
    if len(rows) != 2:
        raise BadContent("tracks.json", "tracks", "track", "expected a row for population and one for events")
    tables = []
    for name, row in rows.items():
        positions = row.read_number("positions", 3)
        limit = row.read_numbers("unit_limit", positions) if name == "population" else ()
        if list(limit) != sorted(limit):
            raise row.bad_field("unit_limit", "expected limits that never fall")
        tables.append(TrackTable(positions, row.read_numbers("vp", 3), limit))
    population = rows["population"].read_number("positions")
    if population <= FLOOR_COUNT:
        raise rows["population"].bad_field("positions", f"expected more than {FLOOR_COUNT}, the floors of a ziggurat")
    population_place = list(rows).index("population")
    return tables[population_place], tables[1 - population_place]


def read_strategies(files: Mapping[str, str], empires: Mapping[str, Empire]) -> Mapping[str, Strategy]:
    """Return the automaton's strategy cards by name (22.2). Raises BadContent."""
    strategies = {}
    for row in read_rows(files, "solo.json", "strategy", "card"):
        condition = row.read_row("if")
        about = next(iter(condition.fields), "")
        if about not in CONDITIONS:
            raise row.bad_field("if", f"expected one of: {' '.join(CONDITIONS)}")
        strategies[row.name] = Strategy(
            row.name,
            row.read_text("name"),
            row.read_optional_text("empire", empires),
            row.read_number("high"),
            row.read_number("low"),
            (about, _read_condition_subject(condition, about)),
            (_read_bot_action(row.read_row("first")), _read_bot_action(row.read_row("second"))),
        )
    basic = {card.title for card in strategies.values() if not card.empire}
    if len(basic) != 10 or any(card.title not in basic for card in strategies.values()):
        raise BadContent("solo.json", "strategy", "name", "expected ten basic names, which empires' own cards replace")
    return strategies


def _read_condition_subject(row: Row, about: str) -> str | int | tuple[str, ...]:
    """Return the subject of a condition: a word, several words, or a number."""
    match row.fields[about]:
        case list():
            return row.read_words(about)
        case str():
            return row.read_text(about)
        case bool():
            return int(row.read_flag(about))
    return row.read_number(about)


CONDITIONS = (
    "bot_lacks",
    "bot_has",
    "event_within",
    "bot_below",
    "enemy_within",
    "human_holds",
    "vp_trade_free",
    "bot_units_below_limit",
    "bot_floors_below",
    "bot_settlements_below",
)
MARCH_TARGETS = ("event", "enemy-unit", "enemy-wall", "free-area")
CLAIM_PLACES = ("most-vp", "next-free")


def _read_bot_action(row: Row) -> BotAction:
    action = ACTIONS.index(row.read_text("action", ACTIONS))
    lists = {"discover": ACTIONS, "to": MARCH_TARGETS, "goals": BUILDINGS, "amphora": CLAIM_PLACES}
    words = next((row.read_words(name, choices) for name, choices in lists.items() if name in row.fields), ())
    number = next((row.read_number(name, 1) for name in ("up_to", "steps") if name in row.fields), 1)
    return BotAction(
        action,
        words,
        number + row.read_flag("twice"),
        "train" in row.fields,
        row.read_flag("bones"),
        "then" in row.fields,
    )


def read_draws(files: Mapping[str, str]) -> Mapping[str, tuple[int, ...]]:
    """Return the number of action cards to draw by the number of built floors, for each level (22.4). Raises
    BadContent."""
    row = read_file_fields(files, "solo.json").read_row("draw_by_floor")
    return {level: row.read_numbers(level, FLOOR_COUNT + 1) for level in ("caesar", "igigi", "anunnaki")}
