"""How a reader wants to see pictures."""

from tests.support.readers import look


def test_a_name_that_cannot_be_written_gives_way_to_the_mark() -> None:
    seen = look("en", names=("Žofie", "日本"))
    assert [seen.name(seat, "bull") for seat in range(3)] == ["Žofie", "bull", "bull"]


def test_ranks_are_written_as_the_reader_reads() -> None:
    assert (look("en").ordinal(2), look("he").ordinal(2)) == ("2.", ".2")
