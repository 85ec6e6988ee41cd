"""Moves: what each verb does."""

from collections.abc import Callable, Mapping

from engine.game import Seat, Who, Words
from engine.kit.changing import replace
from engine.wayfarers.altered import with_guild, with_piece, with_worker
from engine.wayfarers.changes.gains import add_to_batch, enter, lay, lift, open_batch, pay_fee, place_influence
from engine.wayfarers.changes.stepping import step_to
from engine.wayfarers.changes.supposing import paid
from engine.wayfarers.closing import end_turn, run_on
from engine.wayfarers.draft import Draft
from engine.wayfarers.effects import (
    CARD,
    CHOICES,
    PAY,
    PAYMENTS,
    PROVISION,
    SILVER,
    Cost,
    Item,
)
from engine.wayfarers.reading.caravan import columns
from engine.wayfarers.reading.dice import has_pigeon, rest_effects, slot_effects
from engine.wayfarers.reading.prices import NO_FEE, net, silver_price, tile_cost
from engine.wayfarers.solo.targets import allow, deny
from engine.wayfarers.state import EVERYBODY, NOBODY, Batch, Keep, Laid, Lying, Wrap
from engine.wayfarers.tables import CARDS, DRAWN, GUILDS, ROW, SLOT, SPOTS, TILES
from engine.wayfarers.words.effects import DISCARD, HANDLERS, VERBS, find_card

Apply = Callable[[Draft, Seat, Words], None]


def apply(draft: Draft, seat: Seat, move: Words) -> None:
    """Do an offered move, and whatever follows it without a question."""
    _APPLY[move[0]](draft, seat, move[1:])
    run_on(draft)


def pay(draft: Draft, cost: Cost) -> None:
    """Take a cost from the player, less the die's discounts, which are used up (R2.6)."""
    after = paid(draft, draft.turn.seat, cost)
    told = tuple((good, net(draft, good, price)) for good, price in cost)
    draft.me, draft.turn = after.players[draft.turn.seat], after.turn
    for good, price in told:
        if price:
            draft.journal.tell("paid", who=Who(draft.turn.seat), good=good, count=price)


def _begin(draft: Draft) -> None:
    """Replace the question of the turn by the end of the turn."""
    draft.agenda.pop()
    draft.agenda.push(Wrap())


def _die(draft: Draft, seat: Seat, said: Words) -> None:
    value, slot, face = int(said[0]), said[1], int(said[2])
    _begin(draft)
    draft.journal.tell("die-placed", who=Who(seat), value=value, slot=slot, face=face, altered=int(face != value))
    for ability in said[3:]:
        draft.use("exploration" if ability == "ship" else ability)
    me = draft.me
    dice = list(me.dice)
    dice.remove(value)
    column = columns(me.tiles)[face]
    pigeon = has_pigeon(draft, me, slot, face)
    draft.me = replace(me, dice=tuple(dice), placed=(*me.placed, (slot, face)))
    draft.turn = replace(draft.turn, silver_off=column.silver_off, provision_off=column.provision_off, pigeon=pigeon)
    open_batch(draft, "die", slot, slot_effects(draft, me, slot))


def _worker(draft: Draft, seat: Seat, said: Words) -> None:
    colour, card = said[:2]
    kind, slot = find_card(draft, card)
    _begin(draft)
    lying = _lying(draft, kind, slot)
    pay_fee(draft, lying, _fee(said, 2))
    draft.me = with_worker(draft.me, colour, -1)
    draft.put_lying(kind, slot, with_piece(lying, colour))
    draft.turn = replace(draft.turn, worker=(card, colour))
    draft.journal.tell("worker-placed", who=Who(seat), worker=colour, card=card, kind=kind, slot=slot + 1)
    open_batch(draft, "worker", card, SPOTS[kind][slot], must=True)


def _fee(said: Words, place: int) -> str:
    return said[place] if len(said) > place else NO_FEE


def _lying(draft: Draft, kind: str, slot: int) -> Lying:
    lying = draft.rows[ROW[kind]][slot]
    if lying is None:
        raise ValueError(f"slot {slot + 1} of {kind} is empty")
    return lying


def _rest(draft: Draft, seat: Seat, said: Words) -> None:
    _begin(draft)
    me = draft.me
    effects = rest_effects(me)
    kept = list(me.dice)
    for value in said:
        kept.remove(int(value))
    count = len(me.placed) + len(said)
    rolled = draft.roll(seat, count) if count else ()
    draft.me = replace(draft.me, dice=tuple(sorted((*kept, *rolled))), placed=())
    draft.journal.tell("rested", who=Who(seat), count=count)
    if rolled:
        draft.journal.tell("rolled", who=Who(seat), dice=tuple(str(value) for value in rolled))
    if effects:
        open_batch(draft, "rest", "rest", effects)


def _adjust(draft: Draft, seat: Seat, said: Words) -> None:
    draft.use("trade")
    for value, other in zip(said[::2], said[1::2], strict=True):
        _shift_die(draft, int(value), int(other))


def _shift_die(draft: Draft, value: int, other: int) -> None:
    dice = list(draft.me.dice)
    dice.remove(value)
    draft.me = replace(draft.me, dice=tuple(sorted((*dice, other))))
    draft.journal.tell("die-shifted", who=Who(draft.turn.seat), value=value, to=other)


def _item(draft: Draft, verb: str, said: Words, about: str = "", source: str = "") -> Item:
    """Take one of an effect off the topmost batch, and return it: of those that fit, one that lets the move be made."""
    batch = draft.agenda.tasks[0]
    if not isinstance(batch, Batch):
        raise TypeError("no batch is open")
    fitting = [item for item in batch.items if verb in HANDLERS[item.word] and _fits(item, about, source)]
    if len(fitting) > 1:
        fitting = [item for item in fitting if _offers(draft, batch, item, verb, said)]
    item = min(fitting, key=lambda one: one.about != about)
    rest = (item.times(item.count - 1),) if item.count > 1 else ()
    left = tuple([one for other in batch.items for one in (rest if other is item else (other,))])
    draft.agenda.pop()
    draft.agenda.push(Batch(batch.by, batch.source, left, batch.must and item.word == PAY))
    return item


def _offers(draft: Draft, batch: Batch, item: Item, verb: str, said: Words) -> bool:
    """Whether a move would be offered if its batch had this effect alone."""
    alone = replace(batch, items=(item,))
    return said in VERBS[verb](draft, draft.turn.seat, alone, said)


def _fits(item: Item, about: str, source: str) -> bool:
    return (not about or item.about in (about, "any")) and (not source or item.source == source)


def _choose(draft: Draft, seat: Seat, said: Words) -> None:
    source, branch = said
    _item(draft, "choose", said, source=source)
    draft.journal.tell("chosen", who=Who(seat), source=source, branch=branch)
    add_to_batch(draft, dict(CHOICES[source])[branch])


def _pay(draft: Draft, seat: Seat, said: Words) -> None:
    cost, effects = PAYMENTS[_item(draft, "pay", said).source]
    pay(draft, cost)
    add_to_batch(draft, effects)


def _take(draft: Draft, seat: Seat, said: Words) -> None:
    _gain(draft, "take", said, _fee(said, 1))


def _gain(draft: Draft, verb: str, said: Words, fee: str, host: str = "", space: str = "") -> None:
    card = said[0]
    kind, slot = find_card(draft, card)
    item = _item(draft, verb, said, about=kind)
    lying = _lying(draft, kind, slot)
    pay_fee(draft, lying, fee)
    if price := silver_price(kind, slot, card, item):
        pay(draft, ((SILVER, price),))
    _tell_gain(draft, card, host, space)
    lift(draft, kind, slot, lying)
    if space == DISCARD:
        draft.bury(kind, card, EVERYBODY)
        open_batch(draft, "spot", card, SPOTS[kind][slot])
    else:
        enter(draft, card, host, space)


def _tell_gain(draft: Draft, card: str, host: str = "", space: str = "") -> None:
    who, kind = Who(draft.turn.seat), CARDS[card].kind
    if host:
        draft.journal.tell("townsfolk-hired", who=who, card=card, host=host)
    elif space == DISCARD:
        draft.journal.tell("inspiration-discarded", who=who, card=card)
    elif space:
        draft.journal.tell("inspiration-tucked", who=who, card=card, space=space)
    else:
        draft.journal.tell("card-gained", who=who, card=card, kind=kind)


def _hire(draft: Draft, seat: Seat, said: Words) -> None:
    _gain(draft, "hire", said, _fee(said, 2), host=said[1])


def _inspire(draft: Draft, seat: Seat, said: Words) -> None:
    _gain(draft, "inspire", said, _fee(said, 2), space=said[1])


def _draw(draft: Draft, seat: Seat, said: Words) -> None:
    item = _item(draft, "draw", said)
    kind = item.about
    if item.word == CARD and not draft.turn.pigeon:
        pay(draft, ((PROVISION, 1),))
    count = min(DRAWN, draft.left[ROW[kind]])
    draft.journal.tell("drew", who=Who(seat), kind=kind, count=count)
    draft.drawn = tuple(draft.draw_top(kind) for _ in range(count))
    draft.journal.tell_only(seat, "drew-cards", cards=draft.drawn)
    draft.journal.learned(seat)
    draft.agenda.push(Keep(kind))


def _keep(draft: Draft, seat: Seat, said: Words) -> None:
    card, lowest = said[0], said[1:]
    kind = CARDS[card].kind
    draft.agenda.pop()
    others = [other for other in draft.drawn if other not in said]
    for other in (*others, *lowest):
        draft.bury(kind, other, 1 << seat)
    draft.drawn = ()
    _tell_gain(draft, card)
    enter(draft, card)


def _tile(draft: Draft, seat: Seat, said: Words) -> None:
    tile, face, cell, way = said
    item = _item(draft, "tile", said, about=TILES[tile].kind)
    pay(draft, tile_cost(tile, way, item.free))
    draft.journal.tell("tile-gained", who=Who(seat), tile=tile, face=face, cell=cell)
    lay(draft, Laid(tile, face, cell))


def _influence(draft: Draft, seat: Seat, said: Words) -> None:
    guild = said[0]
    _item(draft, "influence", said, about=guild)
    _fetch(draft, said[1:])
    place_influence(draft, guild, 1)


def _fetch(draft: Draft, source: Words) -> None:
    """Take influence from a guild or a card into the supply, to place it elsewhere (W13)."""
    for place in source:
        if place in GUILDS:
            draft.me = with_guild(draft.me, place, -1, 1)
        else:
            kind, slot = find_card(draft, place)
            draft.put_lying(kind, slot, replace(_lying(draft, kind, slot), owner=NOBODY))
            draft.me = replace(draft.me, stock=draft.me.stock + 1)
        draft.journal.tell("influence-fetched", who=Who(draft.turn.seat), place=place)


def _mark(draft: Draft, seat: Seat, said: Words) -> None:
    _item(draft, "mark", said)
    _fetch(draft, said[1:])
    kind, slot = find_card(draft, said[0])
    draft.put_lying(kind, slot, replace(_lying(draft, kind, slot), owner=seat))
    draft.me = replace(draft.me, stock=draft.me.stock - 1)
    draft.journal.tell("card-marked", who=Who(seat), card=said[0])


def _move(draft: Draft, seat: Seat, said: Words) -> None:
    _item(draft, "move", said)
    start, end = said
    draft.me = with_guild(with_guild(draft.me, start, -1), end, 1)
    draft.journal.tell("influence-moved", who=Who(seat), start=start, end=end)


def _retrieve(draft: Draft, seat: Seat, said: Words) -> None:
    card, colour = said[:2]
    _item(draft, "retrieve", said)
    kind, slot = find_card(draft, card)
    lying = _lying(draft, kind, slot)
    pay_fee(draft, lying, _fee(said, 2))
    draft.put_lying(kind, slot, replace(lying, workers=tuple(worker for worker in lying.workers if worker != colour)))
    draft.me = with_worker(draft.me, colour, 1)
    draft.journal.tell("worker-retrieved", who=Who(seat), worker=colour, card=card)


def _refresh(draft: Draft, seat: Seat, said: Words) -> None:
    _item(draft, "refresh", said)
    me = draft.me
    if said[0] in SLOT:
        dice = me.dice
        draft.me = replace(me, placed=tuple(placed for placed in me.placed if placed[0] != said[0]))
    else:
        place = me.dice.index(int(said[0]))
        dice = (*me.dice[:place], *me.dice[place + 1 :])
    (value,) = draft.roll(seat, 1)
    draft.me = replace(draft.me, dice=tuple(sorted((*dice, value))))
    draft.journal.tell("die-refreshed", who=Who(seat), place=said[0], value=value)


def _shift(draft: Draft, seat: Seat, said: Words) -> None:
    _item(draft, "shift", said)
    _shift_die(draft, int(said[0]), int(said[1]))


def _journal(draft: Draft, seat: Seat, said: Words) -> None:
    _item(draft, "journal", said)
    step_to(draft, said[0])


def _onward(draft: Draft, seat: Seat, said: Words) -> None:
    draft.agenda.pop()
    draft.use("science")
    step_to(draft, said[0])


def _skip(draft: Draft, seat: Seat, said: Words) -> None:
    draft.agenda.pop()


def _end(draft: Draft, seat: Seat, said: Words) -> None:
    draft.agenda.pop()
    end_turn(draft)


def _allow(draft: Draft, seat: Seat, said: Words) -> None:
    allow(draft, said[0])


def _deny(draft: Draft, seat: Seat, said: Words) -> None:
    deny(draft, said[0])


_APPLY: Mapping[str, Apply] = {
    "die": _die,
    "worker": _worker,
    "rest": _rest,
    "adjust": _adjust,
    "choose": _choose,
    "pay": _pay,
    "take": _take,
    "draw": _draw,
    "hire": _hire,
    "inspire": _inspire,
    "keep": _keep,
    "tile": _tile,
    "influence": _influence,
    "mark": _mark,
    "move": _move,
    "retrieve": _retrieve,
    "refresh": _refresh,
    "shift": _shift,
    "journal": _journal,
    "onward": _onward,
    "skip": _skip,
    "end": _end,
    "allow": _allow,
    "deny": _deny,
}
