"""What a word gets or costs: price, fee, points, what is won (the facts behind a menu)."""

from collections.abc import Callable, Mapping

from engine.game import STOP, Fact, Facts, Seat, Who, Words
from engine.kit.changing import replace
from engine.wayfarers.altered import with_card
from engine.wayfarers.changes.supposing import Supposed
from engine.wayfarers.effects import CARD, CHOICES, PAY, PAYMENTS, SILVER, TILE, Effects, Item
from engine.wayfarers.reading.caravan import columns, covered
from engine.wayfarers.reading.counting import links
from engine.wayfarers.reading.dice import has_pigeon, rest_effects, slot_effects
from engine.wayfarers.reading.journal import asked, node_effects
from engine.wayfarers.reading.prices import find, net, owes_fee, silver_price, tile_cost, tile_payments
from engine.wayfarers.reading.scoring import sheet
from engine.wayfarers.state import RIVAL, Batch, Laid, Lying, Player, Table
from engine.wayfarers.tables import BOARDS, CARDS, EDGES, NODES, SPOTS, TILES, WATER
from engine.wayfarers.view import WayfarersView
from engine.wayfarers.words.effects import draw_price


def notes(view: WayfarersView, typed: Words, word: str) -> Facts:
    """Return what the view's seat gets or pays by saying `word` after `typed`; () where nothing is to be said."""
    seat = view.seat
    if seat is None or seat >= len(view.table.players) or not view.table.agenda:
        return ()
    move = (*typed, word) if word != STOP else typed
    found = _NOTES.get((move[0], len(move) - 1)) if move and word != STOP else None
    return found(view.table, seat, move[1:]) if found else ()


def _facts(**facts: Fact | None) -> Facts:
    """Return the facts that are there: nothing empty, and no zeros except as what is left of a price."""
    said = ((name, fact) for name, fact in facts.items() if fact not in (None, "", ()))
    return tuple((name.replace("_", "-"), fact) for name, fact in said if fact != 0 or name == "net")


def _wanted(table: Table, word: str, about: str) -> Item | None:
    """Return the effect of the open batch by which a card or tile is gained."""
    for task in table.agenda[:1]:
        if isinstance(task, Batch):
            return next((item for item in task.items if item.word == word and item.about == about), None)
    return None


def _fee(seat: Seat, lying: Lying) -> Fact | None:
    """Return whose fee is to be paid."""
    if not owes_fee(seat, lying):
        return None
    return "rival" if lying.owner == RIVAL else Who(lying.owner)


def _spelled(effects: Effects) -> Words:
    return tuple(item.spelled for item in effects)


def points(table: Table, seat: Seat, player: Player) -> int:
    """Return by how much a seat's VP would change now with `player` in its place."""
    supposed = Supposed(table)
    supposed.players[seat] = player
    return sheet(supposed, seat).total - sheet(table, seat).total


def _card(table: Table, seat: Seat, said: Words) -> Facts:
    """Say of a card of a row its price, fee, workers, links, effect and points."""
    card = said[0]
    at, player = find(table, card), table.players[seat]
    item = _wanted(table, CARD, CARDS[card].kind)
    if at is None or item is None:
        return ()
    kind, slot, lying = at
    price = silver_price(kind, slot, card, item)
    joined = links(player, card) if kind == WATER else ()
    counts = kind not in ("inspiration", "townsfolk")
    return _facts(
        price=price,
        net=net(table, SILVER, price) if price else None,
        fee=_fee(seat, lying),
        workers=lying.workers,
        effect=_spelled(CARDS[card].on_gain),
        links=_spelled(tuple(joined)),
        points=points(table, seat, with_card(player, card, "", "")) if counts else None,
    )


def _kept(table: Table, seat: Seat, said: Words) -> Facts:
    card, player = said[0], table.players[seat]
    joined = links(player, card) if CARDS[card].kind == WATER else ()
    return _facts(
        effect=_spelled(CARDS[card].on_gain),
        links=_spelled(tuple(joined)),
        points=points(table, seat, with_card(player, card, "", "")),
    )


def _host(table: Table, seat: Seat, said: Words) -> Facts:
    card = CARDS[said[0]]
    return _facts(
        effect=_spelled((*card.with_host, *card.on_rest)),
        lends=card.lends,
        points=points(table, seat, with_card(table.players[seat], said[0], said[1], "")),
    )


def _tucked(table: Table, seat: Seat, said: Words) -> Facts:
    at = find(table, said[0])
    if said[1] == "discard":
        return _facts(effect=_spelled(SPOTS[at[0]][at[1]]) if at else None)
    return _facts(points=points(table, seat, with_card(table.players[seat], said[0], "", said[1])))


def _tile(table: Table, seat: Seat, said: Words) -> Facts:
    tile = TILES[said[0]]
    player = table.players[seat]
    laid = replace(player, tiles=(*player.tiles, Laid(tile.id, "front", "3b")))
    return _facts(points=points(table, seat, laid))


def _cell(table: Table, seat: Seat, said: Words) -> Facts:
    bonuses = BOARDS[table.players[seat].board]
    return _facts(effect=_spelled(tuple(item for cell in covered(said[0], said[2]) for item in bonuses.get(cell, ()))))


def _payment(table: Table, seat: Seat, said: Words) -> Facts:
    kind = TILES[said[0]].kind
    item = _wanted(table, TILE, kind)
    cost = tile_cost(said[0], said[3], item is not None and item.free)
    if not cost or said[3] not in tile_payments(kind, False):
        return ()
    (good, price), *_ = cost
    return _facts(good=good, price=price, net=net(table, good, price))


def _slot(table: Table, seat: Seat, said: Words) -> Facts:
    """Say what a slot brings, its townsfolk included."""
    return _facts(effect=_spelled(slot_effects(table, table.players[seat], said[1])))


def _face(table: Table, seat: Seat, said: Words) -> Facts:
    """Say what a die of this value has besides."""
    player, face = table.players[seat], int(said[2])
    column = columns(player.tiles)[face]
    pigeon = int(has_pigeon(table, player, said[1], face))
    return _facts(silver_off=column.silver_off, provision_off=column.provision_off, pigeon=pigeon)


def _help(table: Table, seat: Seat, said: Words) -> Facts:
    return _facts(guild="exploration" if said[-1] == "ship" else "trade", price=1)


def _spot(table: Table, seat: Seat, said: Words) -> Facts:
    at = find(table, said[1])
    if at is None:
        return ()
    return _facts(effect=_spelled(SPOTS[at[0]][at[1]]), fee=_fee(seat, at[2]))


def _worker(table: Table, seat: Seat, said: Words) -> Facts:
    at = find(table, said[0])
    return _facts(fee=_fee(seat, at[2]) if at else None)


def _node(table: Table, seat: Seat, said: Words) -> Facts:
    """Say what a step pays, what its node brings, and whether a worker lies there."""
    edge = next((edge for edge in EDGES[table.players[seat].node] if edge.end == said[0]), None)
    if edge is None:
        return ()
    _, cost = asked(table, edge)
    return _facts(
        cost=tuple(f"{good}-{count}" for good, count in cost),
        effect=_spelled(node_effects(table.nodes, said[0])),
        worker=int(NODES[said[0]].green in table.greens),
        last=int(NODES[said[0]].last),
    )


def _draw(table: Table, seat: Seat, said: Words) -> Facts:
    for task in table.agenda[:1]:
        if isinstance(task, Batch) and task.by == "die":
            return _facts(good="provision", price=draw_price(table))
    return ()


def _pay(table: Table, seat: Seat, said: Words) -> Facts:
    for task in table.agenda[:1]:
        for item in task.items if isinstance(task, Batch) else ():
            if item.word == PAY:
                ((good, price), *_), effects = PAYMENTS[item.source]
                return _facts(good=good, price=price, net=net(table, good, price), effect=_spelled(effects))
    return ()


def _branch(table: Table, seat: Seat, said: Words) -> Facts:
    return _facts(effect=_spelled(dict(CHOICES[said[0]])[said[1]]))


def _rest(table: Table, seat: Seat, said: Words) -> Facts:
    """Say whether a rest would bring anything (R2.12), and what."""
    player = table.players[seat]
    return _facts(dice=len(player.placed), effect=_spelled(rest_effects(player)))


Note = Callable[[Table, Seat, Words], Facts]
_NOTES: Mapping[tuple[str, int], Note] = {
    ("take", 1): _card,
    ("hire", 1): _card,
    ("hire", 2): _host,
    ("inspire", 1): _card,
    ("inspire", 2): _tucked,
    ("keep", 1): _kept,
    ("tile", 1): _tile,
    ("tile", 3): _cell,
    ("tile", 4): _payment,
    ("die", 2): _slot,
    ("die", 3): _face,
    ("die", 4): _help,
    ("die", 5): _help,
    ("worker", 2): _spot,
    ("retrieve", 1): _worker,
    ("journal", 1): _node,
    ("onward", 1): _node,
    ("draw", 0): _draw,
    ("pay", 0): _pay,
    ("choose", 2): _branch,
    ("rest", 0): _rest,
}
"""For a verb and how many words follow it what there is to say about the last of them."""
