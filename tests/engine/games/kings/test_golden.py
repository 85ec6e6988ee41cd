"""The golden records of this game show each way to end, each option and each verb.

`python -m tests.engine.games.kings.test_golden` writes them anew, which only a change of the rules justifies.
"""

from itertools import product

from tests.engine.games.kings.playing import anybody, gatherer, merchant
from tests.engine.games.kings.positions import GAME
from tests.engine.golden import GOLDEN, Shows, Wanted, final, found, paths, recorded, said, told, with_slips, write

PATHS = paths(GAME)


def ended(reason: str) -> Shows:
    """Whether a game ended for this reason."""
    return lambda turned: turned[-1].step.state.ended == reason


def banked_from(*sources: str) -> Shows:
    """Whether points came from all these sources."""
    wanted = {("source", source) for source in sources}
    return lambda turned: (
        {fact for turn in turned for event in turn.step.events if event.name == "point" for fact in event.facts}
        >= wanted
    )


WANTED = {
    "ends-by-cards-two": Wanted(2, anybody, {}, ended("cards")),
    "ends-by-cards-four": Wanted(4, anybody, {}, ended("cards")),
    "ends-by-treasures": Wanted(3, merchant, {}, ended("treasures")),
    "ends-by-standstill": Wanted(3, anybody, {}, ended("standstill")),
    "every-verb": Wanted(4, gatherer, {}, said(*(verb.name for verb in GAME.verbs))),
    "wars-and-lost-links": Wanted(4, gatherer, {}, told("war-began", "cards-taken", "link-lost", "card-turned")),
    "ships": Wanted(3, gatherer, {}, banked_from("card", "ship")),
    "open-piles": Wanted(2, gatherer, {"open-piles": "yes"}, told("treasure-taken", "war-began")),
}


def test_there_is_one_for_each_way_to_end() -> None:
    assert {final(GAME, path).ended for path in PATHS} == {"cards", "treasures", "standstill"}


def test_there_is_one_for_each_option_number_of_seats_and_wish() -> None:
    headers = [recorded(path)[0].header for path in PATHS]
    chosen = {choice for header in headers for choice in header.options}
    assert chosen == {pair for option in GAME.options for pair in product((option.name,), option.choices)}
    assert {len(header.marks) for header in headers} == set(GAME.seats)
    assert {path.stem for path in PATHS} == {*WANTED, "slips"}


def test_one_has_every_verb() -> None:
    verbs = {entry.words[0] for entry in recorded(GOLDEN / GAME.name / "every-verb.tablet")[0].entries}
    assert verbs == {verb.name for verb in GAME.verbs}


if __name__ == "__main__":
    records = {name: found(GAME, wanted) for name, wanted in WANTED.items()}
    write(GAME, records | {"slips": with_slips(records["ends-by-treasures"], 7)})
