"""Locations of components and their owners, as far as a view shows them."""

from collections.abc import Iterator

from engine.game import Clause, Fact, SeatRef
from engine.games.wayfarers.components.tables import GUILDS, NODES, PILE, TILES
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.state import NOBODY, RIVAL, Player, Table
from engine.kit.explaining import clause


def locate(table: Table, name: str) -> Iterator[Clause]:
    """Yield the location of the component called `name`, and the pieces on it."""
    yield from _row_clauses(table, name)
    for seat, player in enumerate(table.players):
        yield from _owned_clauses(SeatRef(seat), player, name)
    if table.rival is not None and name in (*table.rival.cards, *table.rival.tiles):
        yield clause("lies-rival")
    if name in TILES:
        yield clause("lies-pile", count=table.piles[PILE[name]])
    yield from (clause("lies-at", place=node) for node, tile in table.nodes if tile == name)
    if name in GUILDS:
        influence = ((SeatRef(seat), player.guilds[GUILDS.index(name)]) for seat, player in enumerate(table.players))
        yield from (clause("lies-influence", who=who, count=count) for who, count in influence if count)


def _row_clauses(table: Table, name: str) -> Iterator[Clause]:
    at = find_in_rows(table, name)
    if at is None:
        return
    kind, slot, card = at
    yield clause("lies-row", row=kind, number=slot + 1)
    if card.owner == RIVAL:
        yield clause("lies-claim-rival")
    elif card.owner != NOBODY:
        yield clause("lies-claim", who=SeatRef(card.owner))
    if card.workers:
        yield clause("lies-workers", workers=card.workers)


def _owned_clauses(who: Fact, player: Player, name: str) -> Iterator[Clause]:
    """Yield what a player has to do with the component."""
    cards = (*player.land, *player.water, *player.space, *(card for _, card in (*player.hosts, *player.tucked)))
    if name in cards or any(laid.tile == name for laid in player.tiles):
        yield clause("lies-before", who=who)
    if name in NODES and player.node == name:
        yield clause("lies-stands", who=who)
    yield from (clause("lies-die", who=who, value=value) for slot, value in player.placed if slot == name)
