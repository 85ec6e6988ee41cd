"""Views of games that hide nothing but the key of their luck, their text picture, and luck that such a key holds."""

import pytest
from msgspec import Struct

from engine.chance import FIXED_CHANCE, SEED_BYTES, Chance
from engine.game import Seat
from engine.kit.diagrams import write_fields
from engine.kit.hiding import luck_stream, make_views, new_key
from tests.support.diagrams.fields import read_fields


class Position(Struct, frozen=True):
    marks: tuple[str, ...]
    key: bytes
    stones: int


class Seen(Struct, frozen=True):
    seat: Seat | None
    stones: int
    marks: tuple[str, ...]


class Telling(Struct, frozen=True):
    seat: Seat | None
    marks: tuple[str, ...]
    key: bytes
    stones: int


START = Position(("black", "white"), b"k" * 32, 7)


def test_a_view_lacks_the_key_and_an_imagined_position_has_another() -> None:
    view, imagine = make_views(Position, Seen, key="key")
    seen = view(START, 1)
    assert seen == Seen(1, 7, ("black", "white"))
    imagined = imagine(seen, FIXED_CHANCE)
    assert (imagined.marks, imagined.stones, len(imagined.key)) == (START.marks, 7, 32)
    assert imagined.key != START.key
    assert view(imagined, 1) == seen


def test_fields_that_do_not_fit_are_refused() -> None:
    """Else a key would be seen that somebody forgot to name."""
    with pytest.raises(TypeError, match="a view has the fields seat, marks, stones"):
        make_views(Position, Telling, key="key")
    with pytest.raises(TypeError, match="a view has the fields seat, marks, key, stones"):
        make_views(Position, Seen)


def test_a_text_picture_has_a_line_for_each_field_and_reads_back() -> None:
    seen = Seen(None, 7, ("black", "white"))
    assert write_fields(seen) == 'seat: null\nstones: 7\nmarks: ["black","white"]\n'
    assert read_fields(Seen, write_fields(seen)) == seen
    with pytest.raises(ValueError, match="not a Seen"):
        read_fields(Seen, "seat: null\n")


def test_a_key_is_a_seed_drawn_from_the_stream() -> None:
    chance = Chance(bytes(SEED_BYTES))
    assert len(new_key(chance.stream("key"))) == SEED_BYTES
    assert new_key(chance.stream("key")) == new_key(chance.stream("key")) != new_key(chance.stream("other"))


def test_each_thing_that_happens_has_its_own_luck() -> None:
    hidden = new_key(Chance(bytes(SEED_BYTES)).stream("key"))
    throws = [[luck_stream(hidden, name).below(1000) for _ in range(2)] for name in ("throw 0", "throw 1", "throw 0")]
    assert throws[0] == throws[2] != throws[1]
