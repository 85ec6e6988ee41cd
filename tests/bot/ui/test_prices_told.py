"""Nothing is spent unsaid: whatever a move takes from its player stands on its button, in games as they were played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import move_name, noted_choice
from engine.game import STOP, Seat, Words
from engine.moves import every_move
from engine.record import read_record
from engine.registry import GAMES, AnyGame
from engine.replay import replay_record
from tests.engine.golden import paths
from tests.engine.test_words_are_actions import goes_on
from tests.support.live_tables import NAMES

BY_ITSELF = {"bid", "move"}
"""Verbs whose own words are what is spent: bones, and the guild that loses its influence."""

OFTEN, OFFERED = 6, 8
"""Positions in which each verb is tried, and moves of it in each."""

SPENDING = {
    "wayfarers": {"die", "take", "hire", "tile", "onward", "pay"},
    "mesopotamia": {"build", "train", "trade", "discover"},
}
PRICED = [game for game in GAMES if game.name in SPENDING]


def asked(game: AnyGame) -> Iterator[tuple[Any, Seat, Sequence[str]]]:
    """Positions of recorded games with a seat that is asked there, and the verbs that are to be tried."""
    tried = Counter[str]()
    for file in paths(game):
        fold = replay_record(game, read_record(file.read_text("utf-8"))).fold
        state = fold.start
        for moment in fold.moves:
            seat = moment.entry.seat
            if verbs := [verb for verb in game.words(state, seat, ()) if tried[verb] < OFTEN]:
                tried.update(verbs)
                yield state, seat, verbs
            state = game.play(state, seat, moment.entry.words).state


def spending(game: AnyGame, state: Any, seat: Seat, verbs: Sequence[str]) -> Iterator[Words]:
    """The moves that leave less of anything to their player; the end of a round takes more than a move does."""
    before = game.resources(game.view(state, seat))
    for verb in verbs:
        for move in islice(every_move(game, state, seat, (verb,)), OFFERED):
            after = game.play(state, seat, move).state
            left = game.resources(game.view(after, seat))
            if goes_on(state, after) and any(left[good] < count for good, count in before.items()):
                yield move


@pytest.mark.parametrize("game", PRICED, ids=lambda game: game.name)
def test_a_moves_price_is_on_its_button(game: AnyGame) -> None:
    said, unsaid = set[str](), list[str]()
    for place, (state, seat, verbs) in enumerate(asked(game)):
        voice = Voice(LANGUAGES[place % len(LANGUAGES)], game.name, NAMES, markdown=False)
        for move in spending(game, state, seat, verbs):
            if move[0] not in BY_ITSELF:
                choice = noted_choice(
                    move, move_name(move, voice), game.annotations(game.view(state, seat), move, STOP), voice
                )
                said.add(move[0])
                unsaid += [choice.text()] if "−" not in choice.text() else []
    assert unsaid == []
    assert SPENDING[game.name] <= said


def test_a_step_in_the_journal_says_what_influence_it_takes() -> None:
    voice = Voice("en", "wayfarers")
    for cost, said in ((("science",), "−1 ⚛️"), (("exploration", "trade"), "−1 🧭 and 1 ⚖️")):
        notes = (("cost", tuple(f"influence-{guild}" for guild in cost)),)
        assert noted_choice(("journal", "n5a"), "step", notes, voice).text().endswith(said)
