"""Public pictures and words do not change when only hidden things do."""

import pytest
from msgspec.structs import replace

from engine.games.mesopotamia.state import State
from engine.games.mesopotamia.view import view
from render.games.mesopotamia import board, describe, extra_names, extra_picture, hand, question, tableau
from tests.render.games.mesopotamia.finding import crowded, fought, look, public
from tests.support.require import require
from tests.support.scenes import texts


def other(state: State) -> State:
    """The same position with other tokens, gardens, quests and bids."""
    hidden = state.hidden
    turned = replace(
        hidden,
        key=b"another key",
        tokens=tuple(reversed(hidden.tokens)),
        gardens=tuple(reversed(hidden.gardens)),
        deck=tuple(reversed(hidden.deck)),
        quests=tuple(reversed(hidden.quests)),
        bids=((1, 2, 3), (4, 0, 1)),
    )
    return replace(state, hidden=turned)


STATES = (crowded(), fought(crowded(), (True, True)))


@pytest.mark.parametrize("state", STATES)
def test_public_pictures_and_words_do_not_depend_on_what_is_hidden(state: State) -> None:
    one, two = public(state), public(other(state))
    assert board(one, look(), ()) == board(two, look(), ())
    assert describe(one, look()) == describe(two, look())
    assert [tableau(one, look(), seat) for seat in range(2)] == [tableau(two, look(), seat) for seat in range(2)]
    assert extra_names(one) == extra_names(two)
    assert [extra_picture(one, look(), name) for name in extra_names(one)] == [
        extra_picture(two, look(), name) for name in extra_names(two)
    ]
    assert question(one, look()) == question(two, look())


def test_a_seat_sees_its_own_bid_and_not_the_other() -> None:
    state = other(fought(crowded(), (True, True)))
    own = question(view(state, 0), look())
    theirs = question(view(state, 1), look())
    assert own is not None
    assert {"2", "3"} <= {*texts(own)}
    assert "4" in texts(require(theirs))
    assert "4" not in texts(own)


def test_only_a_seat_has_a_hand_with_its_own_quests() -> None:
    state = crowded()
    assert hand(public(state), look()) is None
    drawn = require(hand(view(state, 1), look()))
    assert all(name in " ".join(texts(drawn)) for name in map(look().word, state.hidden.quests[1]))
    assert not any(name in " ".join(texts(drawn)) for name in map(look().word, state.hidden.quests[0]))


def test_a_hand_has_room_for_quests_drawn_later() -> None:
    state = crowded()
    many = ("Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7")
    state = replace(state, hidden=replace(state.hidden, quests=(many, *state.hidden.quests[1:])))
    drawn = require(hand(view(state, 0), look()))
    assert all(name in " ".join(texts(drawn)) for name in map(look().word, many))
    assert all(item.x + item.sprite.box.right <= drawn.size[0] for item in drawn.items)
