"""Where cards lie after later events."""

from engine.kings.places import BY_NAME
from render.games.kings.recent import lost, places_of, settled
from tests.render.games.kings.finding import event


def test_an_event_names_its_places() -> None:
    assert places_of(event("card-placed", place="C4")) == (BY_NAME["C4"],)
    assert places_of(event("cards-taken", places=("B2", "AB"))) == (BY_NAME["B2"], BY_NAME["AB"])
    assert places_of(event("turn-ended")) == ()
    assert lost(event("card-placed", place="C4")) == ()


def test_cards_move_up_when_others_above_are_taken() -> None:
    taken = event("cards-taken", places=("C1", "C3", "C6", "D1", "CD"))
    struck = event("catastrophe-played", place="C1")
    assert settled(BY_NAME["C5"], (taken,)) == BY_NAME["C3"]
    assert settled(BY_NAME["C5"], (taken, struck)) == BY_NAME["C2"]
    assert settled(BY_NAME["B5"], (taken, struck)) == BY_NAME["B5"]
    assert settled(BY_NAME["BC"], (taken, struck)) == BY_NAME["BC"]


def test_what_is_taken_lies_nowhere() -> None:
    assert settled(BY_NAME["C5"], (event("cards-taken", places=("C5",)),)) is None
    assert settled(BY_NAME["CD"], (event("link-lost", place="CD"),)) is None


def test_a_ship_lies_where_its_four_cards_lay() -> None:
    built = event("ship-built", ship="blue-red", column="C", place="C3")
    moved = [settled(BY_NAME[name], (built,)) for name in ("C2", "C3", "C6", "D6")]
    assert moved == [BY_NAME["C2"], BY_NAME["C3"], BY_NAME["C3"], BY_NAME["D6"]]
