"""A player's step along the journal and its effects (R5.4 to R5.7, R7.1)."""

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.wayfarers.changes.gains import open_batch
from engine.games.wayfarers.changes.supposing import suppose_payment
from engine.games.wayfarers.components.tables import EDGES, NODES
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.reading.journal import node_effects, requirements
from engine.games.wayfarers.state import NO_ROUND, Onward
from engine.games.wayfarers.updates import with_worker


def step_to(draft: Draft, node: str) -> None:
    """Move along an open edge: pay for it, take the green worker, begin the node's batch."""
    edge = next(edge for edge in EDGES[draft.player.node] if edge.end == node)
    seat = draft.turn.seat
    _, cost = requirements(draft, edge)
    draft.player = replace(suppose_payment(draft, seat, cost).players[seat], node=node)
    draft.journal.report("journaled", who=SeatRef(seat), node=node)
    green = NODES[node].green
    if green in draft.greens:
        draft.greens = tuple(other for other in draft.greens if other != green)
        draft.player = with_worker(draft.player, "green", 1)
        draft.journal.report("workers-gained", who=SeatRef(seat), workers=("green",))
    if NODES[node].last and draft.turns_left == NO_ROUND:
        draft.turns_left = len(draft.players) + (draft.rival is not None)
        draft.journal.report("last-round", who=SeatRef(seat))
    draft.agenda.push(Onward())
    open_batch(draft, "node", node, node_effects(draft.nodes, node))
