"""The address in a custom id."""

import pytest

from bot.ui.custom_id import BUTTON, LONGEST, MENU, Address, address, pattern, read


@pytest.mark.parametrize(
    "written",
    [
        Address(7, 12, "pick"),
        Address(7, 12, "play", ("tile", "temple", "C4")),
        Address(0, 0, "rules", ("some-game", "2")),
    ],
)
@pytest.mark.parametrize("kind", [BUTTON, MENU])
def test_it_reads_back(written: Address, kind: str) -> None:
    match = pattern(kind).fullmatch(written.custom_id(kind))
    assert match is not None
    assert address(match) == written
    assert read(written.custom_id(kind)) == written


def test_the_longest_move_of_a_long_game_fits() -> None:
    swap = Address(99_999_999, 9_999, "play", ("swap", *["settlement"] * 6))
    assert len(swap.custom_id()) <= LONGEST


def test_one_that_discord_would_refuse_is_refused_here() -> None:
    with pytest.raises(ValueError, match="too many"):
        Address(1, 1, "play", ("word" * 30,)).custom_id()


@pytest.mark.parametrize("custom_id", ["", "hand:7", "d:7:12", "d:x:1:pick:", "d:1:1:pick:a:b"])
def test_what_others_made_is_not_ours(custom_id: str) -> None:
    assert read(custom_id) is None
