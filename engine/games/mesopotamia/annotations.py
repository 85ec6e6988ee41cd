"""Annotations of what a word gains and costs: `price` and `gain` (words: goods). The questions annotate the rest
(26)."""

from collections.abc import Mapping

from engine.game import Fact, SeatRef
from engine.games.mesopotamia.content.tables import GOODS, SixCounts
from engine.games.mesopotamia.reading.goods import goods_words
from engine.games.mesopotamia.state import NO_GOODS, TRIBE, Player, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.kit.annotations import Annotations


def resources(view: MesopotamiaView) -> Mapping[str, int]:
    """Return the goods of the view's seat, or {} for a public view."""
    seat, realms = view.seat, view.position.realms
    return dict(zip(GOODS, realms[seat].goods, strict=True)) if seat is not None and seat < len(realms) else {}


def annotate_goods(annotations: Annotations, *, price: SixCounts = NO_GOODS, gain: SixCounts = NO_GOODS) -> None:
    """Annotate a word with the goods that it costs and brings."""
    annotations.note("price", goods_words(price))
    annotations.note("gain", goods_words(gain))


def player_name(state: State, player: Player) -> Fact:
    """Return the fact that names a player: a person, the empire of an automaton, or the tribe."""
    if player == TRIBE:
        return "tribe"
    return SeatRef(player) if player < state.config.seats else state.config.empires[player]
