"""The journal on its map: nodes, blots with what they ask for, workers beside the way, markers."""

from collections.abc import Iterator

from engine.game import Seat
from engine.wayfarers.effects import TILE_OF_NODE
from engine.wayfarers.reading.journal import asked, node_effects
from engine.wayfarers.state import RIVAL
from engine.wayfarers.tables import EDGES, NODES
from engine.wayfarers.view import WayfarersView
from render.games.wayfarers.ground import Section
from render.games.wayfarers.setting import MAP, Layer, blot_at, green_at, mark_of, node_at
from render.games.wayfarers.sprites.journal import LAST_WIDE, NODE_HIGH, Blot, Scrap
from render.games.wayfarers.sprites.pieces import Pin, Worker
from render.games.wayfarers.sprites.tokens import Token, Tokens, of_cost, of_effects, of_term
from render.scene import Item


def track_items(view: WayfarersView) -> Iterator[Item]:
    """Yield the journal from its ways up to the markers."""
    table = view.table
    for number, side in enumerate(table.sections):
        x = MAP[0] + (13, 38 + 83 * 3.5 + 12, 38 + 83 * 8.5 + 12)[number]
        yield Item(Layer.BLOT, x, MAP[1] + MAP[3] - 13, Section(side.upper()))
    for edges in EDGES.values():
        for edge in edges:
            have, cost = asked(table, edge)
            tokens: Tokens = of_cost(cost) if cost else of_term(*have) if have else ()
            if tokens:
                yield Item(Layer.BLOT, *blot_at(edge.start, edge.end), Blot(tokens, bool(cost)))
    for node in NODES.values():
        lies = any(item.word == TILE_OF_NODE for item in node.effect)
        tokens = of_effects(node_effects(table.nodes, node.id)) or (Token("journal"),)
        scrap = Scrap(node.id, tokens, lies, node.last)
        yield Item(Layer.NODE, *node_at(node.id), scrap)
    for green in table.greens:
        yield Item(Layer.PIECE, *green_at(green), Worker("green", 28))
    yield from _markers(view)


def _markers(view: WayfarersView) -> Iterator[Item]:
    """Yield everybody's marker, side by side where several stand on one node."""
    table = view.table
    stands: list[tuple[Seat, str]] = [(seat, player.node) for seat, player in enumerate(table.players)]
    if table.rival is not None:
        stands.append((RIVAL, table.rival.node))
    for seat, node in stands:
        beside = [other for other, at in stands if at == node]
        x, y = node_at(node)
        shift = (beside.index(seat) - (len(beside) - 1) / 2) * (17 if len(beside) < 4 else 14)
        if NODES[node].last:
            yield Item(Layer.TAG, x - LAST_WIDE / 2 + 4, y + 14, Pin(mark_of(view, seat)))
        else:
            yield Item(Layer.TAG, x + shift, y - NODE_HIGH / 2 + 11, Pin(mark_of(view, seat)))
