"""A layout that can be mirrored."""

from render.layouts.frame import PIECES, WORDS, Frame
from render.sprites.cards import Label, Pip


def test_a_card_changes_sides() -> None:
    assert Frame(100, False).card((10, 5, 30, 20)) == (10, 5, 30, 20)
    assert Frame(100, True).card((10, 5, 30, 20)) == (60, 5, 30, 20)


def test_pieces_keep_their_corner_and_words_their_beginning() -> None:
    frame = Frame(100, True)
    assert frame.wide(10, 5, 30, Pip(True)) == (PIECES, 60, 5, Pip(True))
    z, x, y, label = frame.start(10, 5, "a", 12, 700)
    assert (z, x, y) == (WORDS, 90, 5)
    assert isinstance(label, Label)
    assert label.align == 1
    assert getattr(frame.end(10, 5, "a", 12, 700).sprite, "align", 0) == -1
