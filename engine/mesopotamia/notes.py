"""What a word gets or costs, as notes: `price` and `gain` (words: goods); the questions note the rest (26)."""

from engine.kit.notes import Notes
from engine.mesopotamia.content.tables import SixCounts
from engine.mesopotamia.reading.goods import goods_words
from engine.mesopotamia.state import NO_GOODS


def note_goods(noted: Notes, *, price: SixCounts = NO_GOODS, gain: SixCounts = NO_GOODS) -> None:
    """Note what goods a word costs, and what goods it brings."""
    noted.note("price", goods_words(price))
    noted.note("gain", goods_words(gain))
