"""Tiles for the caravan (R3.20 to R3.22)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.annotations import vp_change
from engine.games.wayfarers.changes.gains import place_tile
from engine.games.wayfarers.components.effects import GAIN_TILE as OF_TILE
from engine.games.wayfarers.components.tables import BOARD_BONUSES, PILE_BY_TILE, TILES, TILES_BY_KIND
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import match_word
from engine.games.wayfarers.questions.effects import EffectAnswer, annotate_effects, first_wanted_effect
from engine.games.wayfarers.questions.paying import charge_cost, explain_shortage
from engine.games.wayfarers.reading.caravan import covered_cells, fitting_cells, tile_faces
from engine.games.wayfarers.reading.prices import can_afford, net_price, tile_cost, tile_payments
from engine.games.wayfarers.state import Batch, Laid, OpenPosition, State, Table
from engine.games.wayfarers.vocabulary import CELL, FACE, PAYMENT, TILE
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move
from engine.kit.resources import smallest_shortage, unexplained_refusal


class TakeTile(EffectAnswer):
    """Buy an upgrade tile and lay it on free cells of the caravan."""

    name, effects = "tile", (OF_TILE,)
    takes = (TILE, FACE, CELL, PAYMENT)
    reasons = ("does-not-fit", "no-such-effect", "no-such-face", "other-payment", "pile-empty")
    events = ("tile-gained",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the tiles that are left, fit and can be paid for."""
        laid = situation.players[seat].tiles
        for item in self.matching_effects(batch):
            tiles_left = [tile for tile in TILES_BY_KIND[item.about] if situation.piles[PILE_BY_TILE[tile]]]
            payments = [
                payment
                for payment in tile_payments(item.about, item.free)
                if tiles_left and can_afford(situation, seat, tile_cost(tiles_left[0], payment, item.free))
            ]
            for tile in match_word(tiles_left if payments else (), words, 0):
                for face in match_word(tile_faces(tile), words, 1):
                    for cell in match_word(fitting_cells(laid, TILES[tile].width, TILES[tile].height), words, 2):
                        yield from ((tile, face, cell, payment) for payment in match_word(payments, words, 3))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        tile, face, cell, payment = arguments
        item = self.remove_effect(draft, task, arguments, about=TILES[tile].kind)
        charge_cost(draft, tile_cost(tile, payment, item.free))
        draft.journal.report("tile-gained", who=SeatRef(seat), tile=tile, face=face, cell=cell)
        place_tile(draft, Laid(tile, face, cell))

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        table = state.table
        tile, face, cell, payment = arguments
        kind = TILES[tile].kind
        item = first_wanted_effect(table, OF_TILE, kind)
        if item is None:
            return illegal_move("no-such-effect", "R3.20", kind=kind)
        if not table.piles[PILE_BY_TILE[tile]]:
            return illegal_move("pile-empty", "R3.20", tile=tile)
        if face not in tile_faces(tile):
            return illegal_move("no-such-face", "R3.21", tile=tile)
        cells = fitting_cells(table.players[seat].tiles, TILES[tile].width, TILES[tile].height)
        if cell not in cells:
            return illegal_move("does-not-fit", "R3.21", tile=tile, cells=cells)
        payments = tile_payments(kind, item.free)
        if payment not in payments:
            return illegal_move("other-payment", "R3.20", payments=payments)
        return explain_shortage(table, seat, tile_cost(tile, payment, item.free), "R3.20")

    def known_words(self, state: State, seat: Seat, task: Batch) -> Words:
        kinds = dict.fromkeys(item.about for item in self.matching_effects(task))
        return tuple(tile for kind in kinds for tile in TILES_BY_KIND[kind])

    def explain_missing(self, state: State, seat: Seat, task: Batch, words: Words) -> IllegalMove:
        """Return why a tile can't be taken: none is left, there is no room, or it is too expensive in every way to
        pay."""
        if not words:
            return super().explain_missing(state, seat, task, words)
        tile, item = words[0], first_wanted_effect(state.table, OF_TILE, TILES[words[0]].kind)
        cells = fitting_cells(state.table.players[seat].tiles, TILES[tile].width, TILES[tile].height)
        payments = tile_payments(TILES[tile].kind, item is not None and item.free)
        refusals = [
            self.refusal(state, seat, task, (tile, tile_faces(tile)[0], (*cells, "1a")[0], payment))
            for payment in payments
        ]
        return smallest_shortage(refusals) or unexplained_refusal()

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        player = table.players[seat]
        match words:
            case (tile,):
                laid = replace(player, tiles=(*player.tiles, Laid(tile, "front", "3b")))
                annotations.note("points", vp_change(table, seat, laid))
            case (tile, _, cell):
                bonuses = BOARD_BONUSES[player.board]
                effects = tuple(item for covered in covered_cells(tile, cell) for item in bonuses.get(covered, ()))
                annotate_effects(annotations, effects)
            case (tile, _, _, payment):
                _annotate_price(annotations, table, tile, payment)


def _annotate_price(annotations: Annotations, table: Table, tile: str, payment: str) -> None:
    kind = TILES[tile].kind
    item = first_wanted_effect(table, OF_TILE, kind)
    cost = tile_cost(tile, payment, item is not None and item.free)
    if cost and payment in tile_payments(kind, False):
        (good, price), *_ = cost
        annotations.note("good", good)
        annotations.note("price", price)
        annotations.note_number("net", net_price(table, good, price))
