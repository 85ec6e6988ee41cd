"""Why a die, a worker, a rest or a step is refused."""

from collections import Counter

from engine.game import IllegalMove, Seat, Words
from engine.wayfarers.reading.caravan import reach, reach_by_trade
from engine.wayfarers.reading.counting import meets
from engine.wayfarers.reading.dice import missing, own_slots, slots, usable
from engine.wayfarers.reading.journal import asked, occupied, progress
from engine.wayfarers.reading.prices import find, held
from engine.wayfarers.refusal.wording import forbidden, wrong_fee
from engine.wayfarers.state import Table
from engine.wayfarers.tables import CAPACITY, EDGES, WORKERS


def refusal(table: Table, seat: Seat, move: Words) -> IllegalMove:
    """Return what is wrong with a die, a worker, a rest or an adjustment."""
    match move[0]:
        case "die":
            return _die(table, seat, move[1:])
        case "worker":
            return _worker(table, seat, move[1:])
        case "adjust" if not usable(table, seat, "trade"):
            return _used(table, seat, "trade")
    dice = tuple(str(value) for value in table.players[seat].dice)
    return forbidden("other-dice", "R2.13" if move[0] == "rest" else "R4.9", dice=dice)


def _used(table: Table, seat: Seat, guild: str) -> IllegalMove:
    reason = "guild-used" if guild in table.turn.used else "guild-empty"
    return forbidden(reason, "R4.8", guild=guild)


def _die(table: Table, seat: Seat, said: Words) -> IllegalMove:
    player, value, slot, face = table.players[seat], int(said[0]), said[1], int(said[2])
    dice = tuple(str(other) for other in player.dice)
    if said[0] not in dice:
        return forbidden("no-such-die", "R2.2", dice=dice, slots=())
    if slot not in own_slots(player):
        return forbidden("not-your-slot", "R2.2", slot=slot, slots=slots(table, seat))
    if slot in table.turn.fresh:
        return forbidden("gained-this-turn", "R3.5", card=slot)
    if slot not in slots(table, seat):
        return forbidden("slot-taken", "R2.2", slot=slot, slots=slots(table, seat))
    plain = reach(player.tiles, value)
    if face not in plain and not (face in reach_by_trade(player.tiles, value) and "trade" in said):
        return forbidden("die-cannot-become", "R2.5", die=value, face=face, faces=_texts(plain))
    lacking = missing(table, player, slot, face)
    if lacking and (lacking != {"ship": 1} or "ship" not in said):
        return forbidden("asset-missing", "R2.3", slot=slot, face=face, assets=tuple(Counter(lacking).elements()))
    for word, guild in (("ship", "exploration"), ("trade", "trade")):
        if word in said and not usable(table, seat, guild):
            return _used(table, seat, guild)
    needed = (*(("ship",) if lacking else ()), *(() if face in plain else ("trade",)))
    rule = "R4.10" if said[3:].count("ship") > needed.count("ship") else "R4.9"
    return forbidden("help-not-needed", rule, help=needed)


def _texts(values: frozenset[int]) -> Words:
    return tuple(str(value) for value in sorted(values))


def _worker(table: Table, seat: Seat, said: Words) -> IllegalMove:
    colour, card = said[:2]
    if not table.players[seat].workers[WORKERS.index(colour)]:
        return forbidden("no-such-worker", "R2.8", worker=colour)
    at = find(table, card)
    if at is None:
        return forbidden("not-in-row", "R2.8", card=card, cards=())
    kind, _, lying = at
    if colour not in CAPACITY[kind]:
        return forbidden("other-worker", "R2.8", kind=kind, workers=CAPACITY[kind])
    if colour in lying.workers:
        return forbidden("worker-there", "R2.8", card=card, worker=colour)
    found = wrong_fee(table, seat, lying, said[2:], 0)
    return found or forbidden("nothing-to-do", "R2.10", card=card)


def closed_node(table: Table, seat: Seat, node: str, extra: int = 0) -> IllegalMove:
    """Return why a step to a node is not open; `extra` influence of science is paid before (R4.11)."""
    player = table.players[seat]
    edges = EDGES[player.node]
    edge = next((edge for edge in edges if edge.end == node), None)
    if edge is None:
        return forbidden("no-way-there", "R5.1", node=node, nodes=tuple(edge.end for edge in edges))
    if occupied(table, node):
        return forbidden("node-occupied", "R5.5", node=node)
    have, cost = asked(table, edge)
    if have is not None and not meets(player, have):
        own, need = progress(player, have)
        return forbidden("requirement-open", "R5.2", node=node, term=term(have[0]), have=own, need=need)
    for guild, count in cost:
        own = held(player, guild) - extra * (guild == "science")
        if own < count:
            return forbidden("influence-short", "R5.2", guild=guild, need=count, have=own, short=count - own)
    return forbidden("no-such-effect", "R5.1", kind="journal")


def term(name: str) -> str:
    """Return a counting term as a plain word: `tag-city`, `cards-townsfolk`, `tag-sun-or-moon`."""
    parts = [part.replace(":", "-").replace("_", "-") for part in name.split("|")]
    return "-or-".join([parts[0], *(part.removeprefix("tag-") for part in parts[1:])])
