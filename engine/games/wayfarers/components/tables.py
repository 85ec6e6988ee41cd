"""The components, read once from the package's tables: cards, tiles, boards, the journal, the rival."""

import hashlib
import json
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeAlias

from msgspec import Struct

from engine.games.wayfarers.components.effects import Cost, Effects, Item, Table, read_cost, read_effects, read_reward

TABLE_NAMES = (
    "inspiration_cards",
    "journal_tiles",
    "journal_track",
    "land_cards",
    "main_board",
    "player_boards",
    "scheme_cards",
    "solo_boards",
    "space_cards",
    "townsfolk_cards",
    "upgrade_tiles",
    "water_cards",
)
LAND, WATER, SPACE, TOWNSFOLK, INSPIRATION = KINDS = ("land", "water", "space", "townsfolk", "inspiration")
ROW_BY_KIND = {kind: number for number, kind in enumerate(KINDS)}
ROW_SLOTS = range(4)
"""Places in a row; index 0 is slot 1."""
DRAWN_CARDS = 3
"""Number of cards to draw in order to keep one (R3.9)."""
GUILDS = ("science", "trade", "exploration")
WORKER_COLOURS = ("green", "yellow", "blue")
DIE_VALUES = range(1, 7)
JOURNAL_SECTIONS = ("left", "middle", "right")
PRIMARY_TAGS = ("city", "vista", "harbour", "open_sea")
SKY_TAGS = ("stars", "planet", "sun", "moon", "comet")
FRONT, BACK = FACES = ("front", "back")

TABLES: Mapping[str, Table] = {
    name: json.loads(files(__package__).joinpath("data", f"{name}.json").read_text(encoding="utf-8"))
    for name in TABLE_NAMES
}
REMARK_FIELDS = frozenset(("note", "vocab"))
"""Fields of a table that are only comments."""


def _content_digest() -> str:
    content = {
        name: {key: part for key, part in table.items() if key not in REMARK_FIELDS} for name, table in TABLES.items()
    }
    return hashlib.sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:8]


CONTENT_DIGEST = _content_digest()
"""The digest of all tables without their remarks. A record folds only with its own tables."""

Requirement: TypeAlias = tuple[str, int]
"""A counting term and the minimum count."""


class Slot(Struct, frozen=True):
    """A place for a die: the assets it needs, and its effects."""

    needs: tuple[str, ...]
    effect: Effects


class Trigger(Struct, frozen=True):
    """The effect of a vista when its player gains a card or tile with one of `tags`; `gain:townsfolk` stands for any
    townsfolk card."""

    tags: tuple[str, ...]
    effect: Effects


class VpFormula(Struct, frozen=True):
    """The VP of a space card.

    `base`: VP in any case.
    `per`: the term that is counted, or "".
    `every`: the number of counted components that earns VP once.
    `each`: VP each time that `every` is reached, or for each of the sets.
    `sets`: the tags that form a set.
    `most`: the tag of which the owner must have strictly the most, or "".
    `has`: the tag that the owner must have, or "".
    `then`: VP if `most` or `has` is true.
    `otherwise`: VP if it is not.
    """

    base: int = 0
    per: str = ""
    every: int = 1
    each: int = 0
    sets: tuple[str, ...] = ()
    most: str = ""
    has: str = ""
    then: int = 0
    otherwise: int = 0


class Card(Struct, frozen=True):
    """A card of any kind. Fields that its kind does not use are empty.

    `id`: the name of the card.
    `kind`: its kind.
    `tags`: the tags that it shows.
    `on_gain`: its effects when it is gained.
    `slot`: its place for a die.
    `trigger`: for a vista, the gains that trigger it, and its effects.
    `link_in`: the bars of a water card towards the previous card.
    `link_out`: the bars of a water card towards the next card, each with its reward.
    `cost`: the price of a townsfolk card in silver.
    `under`: the tags of the cards under which a townsfolk card may lie.
    `with_host`: the effects that a townsfolk card adds to the card above it.
    `lends`: the assets that a townsfolk card lends to the card above it.
    `on_rest`: the effects of a townsfolk card during a rest.
    `worth`: the VP of a space card.
    `goal`: the requirement of an inspiration card.
    """

    id: str
    kind: str
    tags: tuple[str, ...] = ()
    on_gain: Effects = ()
    slot: Slot | None = None
    trigger: Trigger | None = None
    link_in: tuple[int, ...] = ()
    link_out: tuple[tuple[int, Item], ...] = ()
    cost: int = 0
    under: tuple[str, ...] = ()
    with_host: Effects = ()
    lends: tuple[str, ...] = ()
    on_rest: Effects = ()
    worth: VpFormula | None = None
    goal: tuple[Requirement, ...] = ()


class Tile(Struct, frozen=True):
    """An upgrade tile.

    `id`: the name of the tile.
    `kind`: its kind.
    `width`: its width in cells.
    `height`: its height in cells.
    `faces`: for each face the symbols of each column.
    `vp`: the VP for its owner.
    `copies`: how many are in the box.
    `spot`: the place of its pile, 1 for the first.
    `tags`: the tags that count for its owner.
    """

    id: str
    kind: str
    width: int
    height: int
    faces: tuple[tuple[tuple[str, ...], ...], ...]
    vp: int
    copies: int
    spot: int
    tags: tuple[str, ...]


class Edge(Struct, frozen=True):
    """A way in the journal between two nodes.

    `start`: the node where it begins.
    `end`: the node to which it leads.
    `section`: the number of its section.
    `sides`: the requirement and the price on side A and on side B of the section.
    """

    start: str
    end: str
    section: int
    sides: tuple[tuple[Requirement | None, Cost], tuple[Requirement | None, Cost]]


class Node(Struct, frozen=True):
    """A place in the journal.

    `id`: the name of the node.
    `column`: its column from the left.
    `effect`: its effects.
    `green`: the green worker that lies next to it at the start, or "".
    `last`: whether it is in the last column.
    """

    id: str
    column: int
    effect: Effects
    green: str
    last: bool


class Scheme(Struct, frozen=True):
    """A scheme card of the rival.

    `id`: the name of the card.
    `colour`: the colour that counts while the card is open.
    `silver`: the silver that counts while the card is open.
    `workers`: the colours of workers of which the rival places one for the first effects.
    `cost`: the influence that the rival pays for the first effects.
    `first`: the effects if it can place a worker or pay the cost.
    `second`: the effects if it can't.
    `special`: where the search for a special tile begins.
    `comet`: whether the card shows a comet.
    """

    id: str
    colour: str
    silver: int
    workers: tuple[str, ...]
    cost: Cost
    first: Effects
    second: Effects
    special: int
    comet: bool


class RivalBoard(Struct, frozen=True):
    """A board of the rival.

    `id`: the name of the board.
    `focus`: the name of its focus, such as `journal` or `space`.
    `effect`: the effects of its focus.
    `rest`: the effects of a rest.
    `bonus`: the bonus of the resource track.
    `cells`: the bonuses by cell, `(column, row)`, with row 1 at the top.
    """

    id: str
    focus: str
    effect: Effects
    rest: Effects
    bonus: Item
    cells: Mapping[tuple[int, int], Item]


def _read_vp(entry: Table) -> VpFormula:
    return VpFormula(
        base=entry.get("base", 0),
        per=entry.get("per", ""),
        every=entry.get("every", 1),
        each=entry.get("each", 0),
        sets=tuple(entry.get("sets_of", ())),
        most=entry.get("if_most", ""),
        has=entry.get("if_has", ""),
        then=entry.get("then", 0),
        otherwise=entry.get("else", 0),
    )


def _read_goal(entry: Table) -> tuple[Requirement, ...]:
    return tuple((part["count"], part["at_least"]) for part in entry.get("all", (entry,)) if part)


def _read_card(kind: str, entry: Table) -> Card:
    name = entry["id"]
    slot, trigger = entry.get("slot"), entry.get("trigger")
    return Card(
        id=name,
        kind=kind,
        tags=tuple(entry.get("tags", ())),
        on_gain=read_effects(entry.get("on_gain", ()), name),
        slot=_read_slot(slot, name) if slot else None,
        trigger=Trigger(tuple(trigger["when_gaining"]), read_effects(trigger["effect"], name)) if trigger else None,
        link_in=tuple(entry.get("link_in", ())),
        link_out=tuple((int(bar), read_reward(word)) for bar, word in entry.get("link_out", {}).items()),
        cost=entry.get("cost", 0),
        under=tuple(entry["under"]) if isinstance(entry.get("under"), list) else (),
        with_host=read_effects(entry.get("with_host", ()), name),
        lends=tuple(entry.get("lends", ())),
        on_rest=read_effects(entry.get("on_rest", ()), name),
        worth=_read_vp(entry["vp"]) if "vp" in entry else None,
        goal=_read_goal(entry.get("goal", {})),
    )


def _read_slot(entry: Table, name: str) -> Slot:
    return Slot(tuple(entry["needs"]), read_effects(entry["effect"], name))


def _read_tile(entry: Table) -> Tile:
    faces = tuple(tuple(tuple(column) for column in face) for face in entry["faces"])
    size = (entry["w"], entry["h"])
    return Tile(
        entry["id"],
        entry["kind"],
        *size,
        faces,
        entry["vp"],
        entry["copies"],
        entry["board_spot"],
        tuple(entry.get("tags", ())),
    )


def _read_edge(entry: Table) -> Edge:
    first, second = (_read_requirement(entry[side]) for side in "AB")
    return Edge(entry["from"], entry["to"], JOURNAL_SECTIONS.index(entry["section"]), (first, second))


def _read_requirement(entry: Table) -> tuple[Requirement | None, Cost]:
    have = (entry["have"], entry["at_least"]) if "have" in entry else None
    return have, read_cost(entry.get("pay", {}))


def _read_node(entry: Table) -> Node:
    name = entry["id"]
    green, last = entry.get("green_worker", ""), entry.get("ends_game", False)
    return Node(name, entry["col"], read_effects(entry["effect"], name), green, last)


def _read_scheme(entry: Table) -> Scheme:
    name, first = entry["id"], entry["first"]
    return Scheme(
        name,
        entry["colour"],
        entry["silver"],
        tuple(first.get("place_worker", ())),
        read_cost(first.get("pay", {})),
        read_effects(first.get("then", ()), name),
        read_effects(entry["second"], name),
        entry["special_spot"],
        entry["comet"],
    )


def _read_rival_board(entry: Table) -> RivalBoard:
    name = entry["id"]
    cells = {
        (int(cell[0]), int(cell[2])): read_effects([bonus], name)[0] for cell, bonus in entry["caravan_bonus"].items()
    }
    effect, rest = read_effects(entry["focus_effect"], name), read_effects(entry["rest"], name)
    return RivalBoard(name, entry["focus"], effect, rest, read_effects([entry["track_bonus"]], name)[0], cells)


_COMMON_BOARD = TABLES["player_boards"]["common"]
STARTING_COMPONENTS: Table = TABLES["player_boards"]["start"]

DECKS: tuple[tuple[str, ...], ...] = tuple(
    tuple(entry["id"] for entry in TABLES[f"{kind}_cards"]["cards"]) for kind in KINDS
)
CARDS: Mapping[str, Card] = {
    entry["id"]: _read_card(kind, entry) for kind in KINDS for entry in TABLES[f"{kind}_cards"]["cards"]
} | {entry["id"]: _read_card(entry["kind"], entry) for entry in _COMMON_BOARD["printed_cards"]}
HOME_SLOTS = tuple(entry["id"] for entry in _COMMON_BOARD["centre"]["slots"])
SLOT_BY_NAME: Mapping[str, Slot] = {card.id: card.slot for card in CARDS.values() if card.slot} | {
    entry["id"]: _read_slot(entry, entry["id"]) for entry in _COMMON_BOARD["centre"]["slots"]
}
CENTRE_TAGS: tuple[str, ...] = tuple(_COMMON_BOARD["centre"]["tags"])

BOARD_BONUSES: Mapping[str, Mapping[str, Effects]] = {
    entry["id"]: {
        f"{cell[0]}{'abc'[int(cell[2]) - 1]}": read_effects([bonus], entry["id"])
        for cell, bonus in entry["caravan_bonus"].items()
    }
    for entry in TABLES["player_boards"]["boards"]
}
TILES: Mapping[str, Tile] = {entry["id"]: _read_tile(entry) for entry in TABLES["upgrade_tiles"]["tiles"]}
TILE_NAMES = tuple(TILES)
PILE_BY_TILE = {tile: number for number, tile in enumerate(TILE_NAMES)}
TILE_KINDS = ("basic", "land", "water", "space", "special")
TILES_BY_KIND: Mapping[str, tuple[str, ...]] = {
    kind: tuple(tile.id for tile in TILES.values() if tile.kind == kind) for kind in TILE_KINDS
}
TILE_PRICES: Mapping[str, tuple[Cost, ...]] = {
    kind: tuple(read_cost(price) for price in prices) for kind, prices in TABLES["upgrade_tiles"]["price"].items()
}

JOURNAL_NODES: Mapping[str, Node] = {entry["id"]: _read_node(entry) for entry in TABLES["journal_track"]["nodes"]}
EDGES_BY_START: Mapping[str, tuple[Edge, ...]] = {
    node: tuple(_read_edge(entry) for entry in TABLES["journal_track"]["edges"] if entry["from"] == node)
    for node in JOURNAL_NODES
}
GREEN_WORKER_SPOTS = tuple(entry["id"] for entry in TABLES["journal_track"]["green_worker_spots"])
JOURNAL_TILES: Mapping[str, Effects] = {
    entry["id"]: read_effects(entry["effect"], entry["id"]) for entry in TABLES["journal_tiles"]["tiles"]
}
TILE_NODES = tuple(
    node.id for node in JOURNAL_NODES.values() if any(item.word == "journal-tile" for item in node.effect)
)

_DISPLAYS = TABLES["main_board"]["displays"]
WORKERS_BY_ROW: Mapping[str, tuple[str, ...]] = {
    kind: tuple(worker for worker in WORKER_COLOURS if worker in _DISPLAYS[kind]["workers"]) for kind in KINDS
}
SPOT_EFFECTS: Mapping[str, tuple[Effects, ...]] = {
    kind: tuple(read_effects(entry.get("worker_effect", ()), f"{kind}{entry['slot']}") for entry in shown["slots"])
    for kind, shown in _DISPLAYS.items()
}
SPACE_PRICES: tuple[int, ...] = tuple(entry["silver_cost"] for entry in _DISPLAYS[SPACE]["slots"])
MAJORITY_VP: int = TABLES["main_board"]["guilds"]["science"]["vp_majority"]
TAG_VP: tuple[int, ...] = tuple(TABLES["main_board"]["primary_tag_vp"].values())
SET_VP: int = TABLES["main_board"]["unique_set_vp"]

_SOLO_TABLE = TABLES["solo_boards"]
SCHEMES: Mapping[str, Scheme] = {entry["id"]: _read_scheme(entry) for entry in TABLES["scheme_cards"]["cards"]}
RIVAL_BOARDS: Mapping[str, RivalBoard] = {entry["id"]: _read_rival_board(entry) for entry in _SOLO_TABLE["boards"]}
SPOT_COLOURS: tuple[str, ...] = tuple(entry["colour"] for entry in _SOLO_TABLE["resource_track"]["spots"])
INSPIRATION_SLOT_BY_SPOT: tuple[int, ...] = tuple(
    entry["inspiration_from_top"] for entry in _SOLO_TABLE["resource_track"]["spots"]
)
COLOUR_ORDER: tuple[str, ...] = tuple(_SOLO_TABLE["colour_order"])
ROW_OF_COLOUR: Mapping[str, str] = _SOLO_TABLE["colour_to_row"]
EXTRA_STEP_PRICES: tuple[int, ...] = tuple(
    cost["influence:science"] for cost in _SOLO_TABLE["extra_journal_cost"].values()
)
MAX_COMETS: int = _SOLO_TABLE["comet_track_max"]
RIVAL_VP: Mapping[str, int] = {kind: _SOLO_TABLE["vp"][kind] for kind in KINDS}


def spot_name(kind: str, slot: int) -> str:
    """Return the name of a slot of a row, as a component. The first slot has the number 0."""
    return f"{kind}-{slot + 1}"
