"""Why a move is refused: the rule, and what would be right."""

from collections.abc import Callable, Mapping

from engine.game import BadWords, IllegalMove, Seat, Words
from engine.wayfarers.effects import CHOICES, CHOOSE, PAY, PAYMENTS, Item
from engine.wayfarers.reading.caravan import faces, fitting
from engine.wayfarers.reading.prices import (
    affordable,
    find,
    net,
    silver_price,
    tile_cost,
    tile_payments,
)
from engine.wayfarers.refusal import turns
from engine.wayfarers.refusal.spelling import misspelt
from engine.wayfarers.refusal.wording import forbidden, owner_of, short, wrong_fee
from engine.wayfarers.state import NOBODY, Act, Batch, Keep, State, Table, Wrap
from engine.wayfarers.tables import (
    CARDS,
    GUILDS,
    KINDS,
    LAND,
    PILE,
    ROW,
    SPACE,
    TILES,
    TOWNSFOLK,
    WATER,
)
from engine.wayfarers.words.effects import DISCARD, draw_price, hosts, space_left
from engine.wayfarers.words.offer import offers, words


def refusal(state: State, seat: Seat, move: Words) -> IllegalMove | BadWords:
    """Return what is wrong with a move that `words` does not offer to `seat`, whose decision it is."""
    if (bad := misspelt(move)) is not None:
        return bad
    table, verb = state.table, move[0]
    if verb not in offers(table, state.drawn, seat):
        return _another(state, seat)
    match table.agenda[0]:
        case Batch() as batch if verb in _OF_EFFECTS:
            return _OF_EFFECTS[verb](table, seat, batch, move[1:])
        case Act() | Wrap():
            return turns.refusal(table, seat, move)
        case Keep():
            return forbidden("not-drawn", "R3.9", cards=state.drawn)
    return _closed(state, seat, move)


def _another(state: State, seat: Seat) -> IllegalMove:
    """Another question is open than the one that is answered."""
    reason, rule = ("must-do", "R2.10") if _must(state.table) else ("another-question", "R2.1")
    return forbidden(reason, rule, verbs=tuple(words(state, seat, ())))


def _must(table: Table) -> bool:
    return any(isinstance(task, Batch) and task.must for task in table.agenda[:1])


def _closed(state: State, seat: Seat, move: Words) -> IllegalMove:
    if move[0] == "onward":
        return turns.closed_node(state.table, seat, move[1], extra=1)
    if move[0] == "deny":
        return _no_denial(state.table)
    return _another(state, seat)


def _no_denial(table: Table) -> IllegalMove:
    player = table.players[0]
    if not player.silver and not player.provision:
        return forbidden("nothing-to-pay", "R8.19")
    return forbidden("cannot-deny", "R8.19")


def _choose(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    sources = tuple(item.source for item in batch.items if item.word == CHOOSE)
    if said[0] not in sources:
        return forbidden("no-such-choice", "R3.1", sources=sources)
    branches = tuple(name for name, _ in CHOICES[said[0]])
    reason = "nothing-to-do" if said[1] in branches else "no-such-branch"
    return forbidden(reason, "R3.4", branches=branches)


def _pay(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    for item in batch.items:
        if item.word == PAY:
            cost, _ = PAYMENTS[item.source]
            return forbidden("nothing-to-do", "R3.1") if affordable(table, seat, cost) else short(table, seat, cost)
    return forbidden("nothing-to-pay-for", "R3.1")


def _wanted(batch: Batch, *kinds: str) -> Item | None:
    """Return the effect of a batch by which a card of one of these kinds is gained."""
    return next((item for item in batch.items if item.word == "card" and item.about in kinds), None)


def _gain(table: Table, seat: Seat, batch: Batch, kinds: Words, said: Words, fee: Words) -> IllegalMove | None:
    """Return why a card of a row can't be gained, None if nothing speaks against it."""
    kind = CARDS[said[0]].kind
    item = _wanted(batch, kind) if kind in kinds else None
    if item is None:
        return forbidden("no-such-effect", "R3.1", kind=kind)
    at = find(table, said[0])
    if at is None:
        return forbidden("not-in-row", "R3.6", card=said[0], cards=_row(table, kind))
    if said[0] in table.turn.worker:
        return forbidden("worker-of-this-turn", "R2.11", card=said[0])
    price = net(table, "silver", silver_price(kind, at[1], said[0], item))
    if table.players[seat].silver < price:
        return short(table, seat, (("silver", price),), discounted=True)
    return wrong_fee(table, seat, at[2], fee, price)


def _row(table: Table, kind: str) -> Words:
    return tuple(lying.card for lying in table.rows[ROW[kind]] if lying is not None)


def _take(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    if CARDS[said[0]].kind == SPACE and _wanted(batch, SPACE) and space_left(table.players[seat]) <= 0:
        return forbidden("no-place-above", "R3.14")
    found = _gain(table, seat, batch, (LAND, WATER, SPACE), said, said[1:])
    return found or forbidden("another-verb", "R3.6")


def _draw(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    item = next((item for item in batch.items if item.word == "draw"), None) or _wanted(batch, LAND, WATER)
    if item is None:
        return forbidden("no-such-effect", "R3.9", kind="draw")
    if not table.left[ROW[item.about]]:
        return forbidden("deck-empty", "R3.9", kind=item.about)
    if batch.by != "die":
        return forbidden("draw-needs-die", "R3.9")
    return short(table, seat, (("provision", draw_price(table)),), "R3.9", discounted=True)


def _hire(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    if found := _gain(table, seat, batch, (TOWNSFOLK,), said, said[2:]):
        return found
    own = hosts(table.players[seat], said[0])
    return forbidden("no-host", "R3.17", card=said[0], under=CARDS[said[0]].under, hosts=own)


def _inspire(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    if found := _gain(table, seat, batch, ("inspiration",), said, said[2:]):
        return found
    player = table.players[seat]
    taken = {space for space, _ in player.tucked}
    free = tuple(space for space in player.space if space not in taken)
    return forbidden("no-space-card", "R3.16", spaces=(*free, DISCARD))


def _tile(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    tile, face, cell, way = said
    kind = TILES[tile].kind
    item = next((item for item in batch.items if item.word == "tile" and item.about == kind), None)
    if item is None:
        return forbidden("no-such-effect", "R3.20", kind=kind)
    if not table.piles[PILE[tile]]:
        return forbidden("pile-empty", "R3.20", tile=tile)
    if face not in faces(tile):
        return forbidden("no-such-face", "R3.21", tile=tile)
    cells = fitting(table.players[seat].tiles, TILES[tile].width, TILES[tile].height)
    if cell not in cells:
        return forbidden("does-not-fit", "R3.21", tile=tile, cells=cells)
    ways = tile_payments(kind, item.free)
    if way not in ways:
        return forbidden("other-payment", "R3.20", payments=ways)
    return short(table, seat, tile_cost(tile, way, item.free), "R3.20")


def _source(table: Table, seat: Seat, said: Words) -> IllegalMove:
    """Say from where influence may come, or that the supply is not empty."""
    if table.players[seat].stock:
        return forbidden("supply-not-empty", "R4.2")
    guilds = tuple(guild for guild, count in zip(GUILDS, table.players[seat].guilds, strict=True) if count)
    return forbidden("supply-empty", "R4.2", guilds=guilds)


def _influence(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    guilds = tuple(item.about for item in batch.items if item.word == "influence")
    if "any" not in guilds and said[0] not in guilds:
        return forbidden("no-such-effect", "R3.1", kind="influence")
    return _source(table, seat, said)


def _mark(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    at = find(table, said[0])
    if not any(item.word == "mark" for item in batch.items):
        return forbidden("no-such-effect", "R3.1", kind="mark")
    if at is None:
        return forbidden("not-in-row", "R4.1", card=said[0], cards=())
    if at[2].owner != NOBODY:
        return forbidden("already-marked", "R4.1", card=said[0], **owner_of(at[2]))
    return _source(table, seat, said)


def _move(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    if not any(item.word == "move" for item in batch.items):
        return forbidden("no-such-effect", "R3.1", kind="move")
    if said[0] == said[1]:
        return forbidden("same-guild", "R4.3")
    return short(table, seat, ((said[0], 1),), rule="R4.3")


def _retrieve(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    at = find(table, said[0])
    if not any(item.word == "retrieve" for item in batch.items):
        return forbidden("no-such-effect", "R3.1", kind="retrieve")
    if at is None or said[1] not in at[2].workers:
        return forbidden("no-worker-there", "R2.11", card=said[0], cards=_with_workers(table))
    if said[:2] == table.turn.worker:
        return forbidden("worker-of-this-turn", "R2.11", card=said[0])
    return wrong_fee(table, seat, at[2], said[2:], 0) or forbidden("no-worker-there", "R2.11", card=said[0], cards=())


def _with_workers(table: Table) -> Words:
    return tuple(lying.card for kind in KINDS for lying in table.rows[ROW[kind]] if lying and lying.workers)


def _refresh(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    player = table.players[seat]
    placed, dice = tuple(slot for slot, _ in player.placed), tuple(str(value) for value in player.dice)
    return forbidden("no-such-die", "R2.15", dice=dice, slots=placed)


def _shift(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    dice = tuple(str(value) for value in table.players[seat].dice)
    if said[0] not in dice:
        return forbidden("no-such-die", "R2.16", dice=dice, slots=())
    return forbidden("one-step-only", "R2.16", die=said[0])


def _journal(table: Table, seat: Seat, batch: Batch, said: Words) -> IllegalMove:
    return turns.closed_node(table, seat, said[0])


_OF_EFFECTS: Mapping[str, Callable[[Table, Seat, Batch, Words], IllegalMove]] = {
    "choose": _choose,
    "pay": _pay,
    "take": _take,
    "draw": _draw,
    "hire": _hire,
    "inspire": _inspire,
    "tile": _tile,
    "influence": _influence,
    "mark": _mark,
    "move": _move,
    "retrieve": _retrieve,
    "refresh": _refresh,
    "shift": _shift,
    "journal": _journal,
}
