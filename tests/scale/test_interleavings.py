"""The protocol of several processes in every order in which things can happen: it keeps its promises, and none of its
parts can be left out."""

import pytest

from tests.scale.model import Design, World, explore, world

EVERYDAY = {
    "a press": world("move"),
    "two presses, and an end in good order": world("move", "hold", stops=1),
    "a press, and a crash anywhere": world("move", crashes=1),
    "three processes, a press, and an end in good order": world("move", processes=3, stops=1),
    "a crash, and Discord has forgotten nonces by then": world("move", crashes=1, forgets=1),
    "who works freezes while it sends, for longer than Discord remembers nonces": world("move", freezes=1, forgets=1),
}
FULL = {
    "two presses, and a crash anywhere": world("move", "hold", crashes=1),
    "two presses, who works freezes, is declared dead, thaws": world("move", "hold", freezes=1),
    "two presses, a crash, and nonces forgotten": world("move", "hold", crashes=1, forgets=1),
    "two presses, a freeze, and nonces forgotten": world("move", "hold", freezes=1, forgets=1),
    "three processes, two presses": world("move", "hold", processes=3),
    "three processes, a press, a crash, and an end in good order": world("move", processes=3, crashes=1, stops=1),
}

LEFT_OUT = {
    "no owner: the program started twice": (Design(owner=False, fence=False, claim=False, sure=False), world("hold")),
    "no fence": (Design(fence=False, sure=False), world("move", "hold", freezes=1)),
    "no claim": (Design(claim=False), world("hold", stops=1)),
    "nothing kept": (Design(keep=False), world("hold", stops=1)),
    "no look into the channel": (Design(look=False), world("hold", crashes=1, forgets=1)),
    "not sure before sending": (Design(sure=False), world("hold", freezes=1, forgets=1)),
}


@pytest.mark.parametrize("start", EVERYDAY.values(), ids=EVERYDAY)
def test_nothing_is_lost_or_doubled(start: World) -> None:
    worlds, fault = explore(Design(), start)
    assert fault is None
    assert worlds > len(start.coming)


@pytest.mark.full
@pytest.mark.parametrize("start", FULL.values(), ids=FULL)
def test_nothing_is_lost_or_doubled_in_a_larger_scene(start: World) -> None:
    worlds, fault = explore(Design(), start)
    assert fault is None
    assert worlds > 1000


@pytest.mark.full
@pytest.mark.parametrize(("_", "start"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_nothing_is_lost_where_no_part_is_left_out(_: Design, start: World) -> None:
    assert explore(Design(), start)[1] is None


@pytest.mark.parametrize(("design", "start"), LEFT_OUT.values(), ids=LEFT_OUT)
def test_each_part_of_the_protocol_is_needed(design: Design, start: World) -> None:
    assert explore(design, start)[1] is not None
