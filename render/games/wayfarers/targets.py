"""Targeting pictures: what may be chosen is lit and priced, the rest of its kind is dimmed."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.wayfarers.effects import CARD, SILVER, TILE
from engine.wayfarers.reading.caravan import CELLS, reach
from engine.wayfarers.reading.dice import missing, placements, slots
from engine.wayfarers.reading.journal import asked, is_open, progress
from engine.wayfarers.reading.prices import find, net, owes_fee, silver_price
from engine.wayfarers.state import Act, Batch, Table
from engine.wayfarers.tables import CARDS, EDGES, GUILDS, NODES, SLOT, SPACE, TILE_PRICES, TILES, TOWNSFOLK, Edge
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.caravan import CELL, PLACE, SLOT_HIGH, SLOT_WIDE, cell_at, slot_at
from render.games.wayfarers.piles import STRIPS, pile_box
from render.games.wayfarers.setting import SIZE, Layer, mark_of, node_at, slip, spot
from render.games.wayfarers.shelves import CARD_HIGH, places
from render.games.wayfarers.sprites.faces import HEIGHT, WIDTH
from render.games.wayfarers.sprites.journal import LAST_HIGH, LAST_WIDE, NODE_HIGH, NODE_WIDE
from render.games.wayfarers.sprites.marks import Lacking, Lit, Note, Price, Veil
from render.games.wayfarers.table import position
from render.games.wayfarers.table import scene as board_scene
from render.games.wayfarers.tableau import before
from render.games.wayfarers.tableau import scene as own_scene
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item, Scene

DICE = frozenset("123456")


class Spot(NamedTuple):
    """A place in a picture."""

    x: float
    y: float
    width: float
    height: float


def targets(view: WayfarersView, reader: Reader, words: Sequence[str]) -> Scene | None:
    """Draw the places among `words`, lit: on the board, or else before the view's own seat; None when there is none."""
    on_board = board_spots(view)
    lit = [word for word in words if word in on_board]
    alt = reader.say("picture-alt-targets", places=", ".join(words))
    if lit:
        marks = [*_marks(on_board, lit), *_prices(view, lit), *_tile_prices(view, lit), *_ways(view, lit)]
        return board_scene("targets", view, reader, [*position(view), *marks], alt)
    seat = view.seat
    if seat is None or seat >= len(view.table.players) or set(words) <= DICE:
        return None
    own = own_spots(view, seat)
    lit = [word for word in words if word in own]
    if not lit:
        return None
    aside = Frame(SIZE[0], reader.rtl).card(PLACE)[0] - PLACE[0]
    moved = {name: place._replace(x=place.x + aside) if place.y < PLACE[3] else place for name, place in own.items()}
    marks = [*_marks(moved, lit), *_lacking(view, seat, moved, lit)]
    return own_scene("targets", reader, [*before(view, reader, seat), *marks], alt, view, seat)


def board_spots(view: WayfarersView) -> dict[str, Spot]:
    """Return where things that may be chosen lie on the board."""
    found: dict[str, Spot] = {}
    for row in view.table.rows:
        for slot, lying in enumerate(row):
            if lying is not None:
                found[lying.card] = Spot(*spot(CARDS[lying.card].kind, slot), WIDTH, HEIGHT)
    for node in NODES.values():
        (x, y), wide, high = (
            node_at(node.id),
            LAST_WIDE if node.last else NODE_WIDE,
            LAST_HIGH if node.last else NODE_HIGH,
        )
        found[node.id] = Spot(x - wide / 2, y - high / 2, wide, high)
    for tile in TILES:
        found[tile] = Spot(*pile_box(tile))
    return found


def own_spots(view: WayfarersView, seat: int) -> dict[str, Spot]:
    """Return where things that may be chosen lie before a seat: slots, cells, cards."""
    found = {card: Spot(*place[:2], place.width, CARD_HIGH) for card, place in places(view.table.players[seat]).items()}
    for slot in SLOT:
        at = slot_at(slot)
        if at is not None and slot not in found:
            found[slot] = Spot(*at, SLOT_WIDE, SLOT_HIGH)
    return found | {cell: Spot(*cell_at(cell), CELL, CELL) for cell in CELLS}


def _group(name: str) -> str:
    """Return which other places are dimmed while this one is lit."""
    if name in NODES:
        return "node"
    if name in TILES:
        return TILES[name].kind
    return "cell" if name in CELLS else "place"


def _marks(spots: dict[str, Spot], lit: Sequence[str]) -> Iterator[Item]:
    groups = {_group(name) for name in lit}
    for name, place in spots.items():
        if name in lit:
            yield Item(Layer.TARGET, place.x, place.y, Lit(place.width, place.height, name if name in CELLS else ""))
        elif _group(name) in groups and _group(name) != "node":
            yield Item(Layer.VEIL, place.x, place.y, Veil(place.width, place.height))


def _lacking(view: WayfarersView, seat: int, spots: dict[str, Spot], lit: Sequence[str]) -> Iterator[Item]:
    """Yield on each free place that is not lit the assets that the die lacks there, when places for a die are lit: the
    die is one of those that may go to exactly these places."""
    table = view.table
    if not table.agenda or not isinstance(table.agenda[0], Act):
        return
    dice = [die for die in sorted(set(table.players[seat].dice)) if goes_to(table, seat, die) == {*lit}]
    for slot in slots(table, seat):
        every = [_least(table, seat, slot, die) for die in dice]
        assets = tuple(asset for asset in (every[0] if every else ()) if all(asset in lacking for lacking in every))
        if slot not in lit and slot in spots and assets:
            x, y, wide, high = spots[slot]
            yield Item(Layer.TAG, x + wide / 2, y + high / 2, Lacking(assets))


def goes_to(scene: Table, seat: int, die: int) -> set[str]:
    """Return the places onto which a die may go."""
    return {placement.slot for placement in placements(scene, seat, die)}


def _least(scene: Table, seat: int, slot: str, die: int) -> tuple[str, ...]:
    """Return what a die lacks on a place, with the face that lacks least there; twice what it lacks twice."""
    player = scene.players[seat]
    faces = reach(player.tiles, die)
    lacking = min((missing(scene, player, slot, face) for face in sorted(faces)), key=lambda found: sum(found.values()))
    return tuple(asset for asset, count in lacking.items() for _ in range(count))


def _prices(view: WayfarersView, lit: Sequence[str]) -> Iterator[Item]:
    """Yield on each lit card what it would cost now: its net price, and a fee with its owner's sign."""
    task = view.table.agenda[0] if view.table.agenda else None
    items = {item.about: item for item in task.items if item.word == CARD} if isinstance(task, Batch) else {}
    for name in lit:
        at = find(view.table, name)
        if at is None or view.seat is None:
            continue
        kind, slot, lying = at
        asks = kind in items and kind in (SPACE, TOWNSFOLK)
        price = net(view.table, SILVER, silver_price(kind, slot, name, items[kind])) if asks else -1
        owner = mark_of(view, lying.owner) if owes_fee(view.seat, lying) else ""
        if owner or price >= 0:
            x, y, wide, high = slip(kind, slot)
            if not items:
                (x, y), wide, high = spot(kind, slot), WIDTH, 2 * HEIGHT - 30
            yield Item(Layer.TAG, x + wide / 2, y + high / 2, Price(price, owner))


def _tile_prices(view: WayfarersView, lit: Sequence[str]) -> Iterator[Item]:
    """Yield for each kind of lit tiles what one costs in silver now, where that is less than its strip says."""
    task = view.table.agenda[0] if view.table.agenda else None
    items = {item.about: item for item in task.items if item.word == TILE} if isinstance(task, Batch) else {}
    for kind in dict.fromkeys(TILES[name].kind for name in lit if name in TILES):
        listed = sum(dict(cost).get(SILVER, 0) for cost in TILE_PRICES.get(kind, ())) if kind in items else 0
        price = 0 if listed and items[kind].free else net(view.table, SILVER, listed)
        if price < listed:
            left, top, wide, _ = STRIPS[kind]
            yield Item(Layer.TAG, left + wide / 2 - 1, top + 11, Price(price, ""))


def _ways(view: WayfarersView, lit: Sequence[str]) -> Iterator[Item]:
    """Yield at each way from the own marker, when nodes are lit, how much there is of what is asked for."""
    seat = view.seat
    if seat is None or not any(name in NODES for name in lit):
        return
    for edge in EDGES[view.table.players[seat].node]:
        have, need = _progress(view, seat, edge)
        x, y = node_at(edge.end)
        low = LAST_HIGH if NODES[edge.end].last else NODE_HIGH
        yield Item(Layer.TAG, x, y + low / 2 + 2, Note(f"{have}/{need}", is_open(view.table, seat, edge)))


def _progress(view: WayfarersView, seat: int, edge: Edge) -> tuple[int, int]:
    player = view.table.players[seat]
    requirement, cost = asked(view.table, edge)
    if requirement is not None:
        return progress(player, requirement)
    have = sum(min(player.guilds[GUILDS.index(guild)], count) for guild, count in cost)
    return have, sum(count for _, count in cost)
