"""Kingdoms keep their numbers."""

from engine.kit.naming import REST, UNNAMED, Name, Naming, numeral, renamed


def numbers(naming: Naming) -> list[int]:
    return [name.number for name in naming.names]


def test_kingdoms_without_a_past_are_numbered_in_their_order() -> None:
    naming = renamed(UNNAMED, (0b11, 0b1100, 0b10000))
    assert naming.names == (Name(1, 0), Name(2, 1), Name(3, 2))
    assert renamed(naming, (0b11, 0b1100, 0b10000)) == naming


def test_a_new_kingdom_before_the_others_changes_no_name() -> None:
    naming = renamed(renamed(UNNAMED, (0b1100, 0b110000)), (0b1, 0b1100, 0b110000))
    assert numbers(naming) == [3, 1, 2]


def test_of_two_that_join_the_larger_ones_name_goes_on() -> None:
    assert numbers(renamed(renamed(UNNAMED, (0b1, 0b111000)), (0b111111,))) == [2]
    assert numbers(renamed(renamed(UNNAMED, (0b1, 0b100)), (0b111,))) == [1]


def test_of_two_that_part_the_larger_one_keeps_the_name() -> None:
    naming = renamed(renamed(UNNAMED, (0b111110, 0b1 << 9)), (0b1 << 1, 0b111 << 3, 0b1 << 9))
    assert numbers(naming) == [3, 1, 2]


def test_a_number_rests_for_ten_turns_after_its_kingdom() -> None:
    naming = renamed(renamed(UNNAMED, (0b1, 0b100)), (0b100,))
    for _ in range(REST):
        naming = renamed(naming, (0b100,), 1)
        assert numbers(renamed(naming, (0b1, 0b100))) == [3, 2]
    naming = renamed(naming, (0b100,), 1)
    assert numbers(renamed(naming, (0b1, 0b100))) == [1, 2]


def test_no_two_kingdoms_have_the_same_colour_and_a_free_one_is_taken_again() -> None:
    naming = renamed(renamed(UNNAMED, (0b1, 0b100)), (0b100,))
    assert renamed(naming, (0b1, 0b100)).names == (Name(3, 0), Name(2, 1))


def test_numbers_are_written_as_romans_did() -> None:
    wanted = {1: "I", 4: "IV", 9: "IX", 10: "X", 16: "XVI", 29: "XXIX"}
    assert {number: numeral(number) for number in wanted} == wanted
