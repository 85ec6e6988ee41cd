"""The journal: open steps, and the effects of nodes (R5)."""

from engine.game import Seat
from engine.games.wayfarers.components.effects import TILE_OF_NODE, Cost, Effects
from engine.games.wayfarers.components.tables import EDGES_BY_START, JOURNAL_NODES, JOURNAL_TILES, Edge, Requirement
from engine.games.wayfarers.reading.counting import count_term, meets_requirement
from engine.games.wayfarers.reading.prices import count_good
from engine.games.wayfarers.state import OpenPosition, Player

SECTION_SIDES = "ab"


def requirements(situation: OpenPosition, edge: Edge) -> tuple[Requirement | None, Cost]:
    """Return the requirement, or None, and the price of an edge, as the side of its section in play shows them
    (R5.1)."""
    return edge.sides[SECTION_SIDES.index(situation.sections[edge.section])]


def is_edge_open(situation: OpenPosition, seat: Seat, edge: Edge) -> bool:
    """Whether a player may go along an edge now: its requirements are met and its end is free."""
    have, cost = requirements(situation, edge)
    player = situation.players[seat]
    return (
        not is_occupied(situation, edge.end)
        and (have is None or meets_requirement(player, have))
        and all(count_good(player, guild) >= count for guild, count in cost)
    )


def is_occupied(situation: OpenPosition, node: str) -> bool:
    """Whether a marker closes a node to others, which happens in the last column only (R5.5)."""
    if not JOURNAL_NODES[node].last:
        return False
    return any(player.node == node for player in situation.players) or (
        situation.rival is not None and situation.rival.node == node
    )


def open_edges(situation: OpenPosition, seat: Seat) -> tuple[Edge, ...]:
    """Return the open edges from a player's node, the upper one first."""
    return tuple(edge for edge in EDGES_BY_START[situation.players[seat].node] if is_edge_open(situation, seat, edge))


def requirement_progress(player: Player, requirement: Requirement) -> tuple[int, int]:
    """Return the player's number for a requirement's counting term, and the required number."""
    return count_term(player, requirement[0]), requirement[1]


def node_effects(nodes: tuple[tuple[str, str], ...], node: str) -> Effects:
    """Return the effects of a node, with its journal tile's effects in the tile's place."""
    tiles = dict(nodes)
    effects: Effects = ()
    for item in JOURNAL_NODES[node].effect:
        effects += JOURNAL_TILES[tiles[node]] if item.word == TILE_OF_NODE else (item,)
    return effects
