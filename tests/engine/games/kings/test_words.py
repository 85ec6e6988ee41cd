"""The words that are offered."""

from collections.abc import Callable

import pytest

from tests.engine.games.kings.positions import GAME, Played, offered, play, position

HANDS = {"archer": "2 temple market 2 farm", "lion": "2 temple"}


def acting() -> Played:
    return play(position("$Bk t $\nm t", hands=HANDS))


def asked_for_war() -> Played:
    return play(position("$Ak . $Lk\nmAt mLt\nt t", hands=HANDS), "archer card temple AB")


def asked_for_ship() -> Played:
    return play(position("$\nf\nf\nf", hands=HANDS), "archer card farm A")


def asked_for_treasure() -> Played:
    return play(position("$At . $\nm m\nt t", hands=HANDS), "archer card market AB")


def asked_for_point() -> Played:
    return play(position("$Af", hands=HANDS), "archer card farm A")


ASKED = [acting, asked_for_war, asked_for_ship, asked_for_treasure, asked_for_point]


def test_verbs() -> None:
    verbs = [offered(asked().state, "archer") for asked in ASKED]
    assert verbs == [
        ["leader", "card", "catastrophe", "end"],
        ["war"],
        ["ship", "decline"],
        ["treasure", "decline"],
        ["bank", "keep"],
    ]


@pytest.mark.parametrize("game", ASKED)
def test_nothing_is_offered_to_others(game: Callable[[], Played]) -> None:
    assert offered(game().state, "lion") == []


def test_nothing_is_offered_once_it_is_over() -> None:
    over = play(position("$", deck=""), "archer end")
    assert over.state.ended
    assert GAME.view(over.state, None).over
    assert offered(over.state, "archer") == []


NONSENSE = [
    "card settlement",
    "card temple Q",
    "card temple A1",
    "leader pope",
    "leader king Q9",
    "leader king A3",
    "leader king A1",
    "catastrophe Q9",
    "catastrophe A1",
    "end end",
    "support",
    "bank",
]


@pytest.mark.parametrize("prefix", NONSENSE)
def test_nothing_follows_nonsense(prefix: str) -> None:
    assert offered(acting().state, f"archer {prefix}") == []
    assert not GAME.words(acting().state, 0, tuple(prefix.split()))


def test_nothing_follows_a_wrong_answer() -> None:
    assert offered(asked_for_war().state, "archer war priest") == []
    assert not GAME.words(asked_for_ship().state, 0, ("decline", ""))
    assert not GAME.words(asked_for_point().state, 0, ("keep", "keep"))


def test_with_an_empty_hand_no_card_is_offered() -> None:
    assert offered(position("$"), "archer") == ["leader", "end"]


def test_places_come_column_by_column() -> None:
    assert offered(acting().state, "archer leader king")[:5] == ["A2", "AB", "B1", "B2", "C1"]
