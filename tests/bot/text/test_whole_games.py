"""Whole games of Wayfarers of the South Tigris told in every language, with all notes beside the moves."""

from collections.abc import Iterator

import pytest

from bot.text.voice import LANGUAGES, Voice
from engine.chance import Chance, Stream
from engine.game import COMPONENT_FACT, STOP, Seat, Words
from engine.moves import random_move
from engine.registry import find_game

GAME = find_game("wayfarers")
LIKED = ("journal", "onward", "keep", "take", "tile", "hire", "inspire", "die", "worker")
"""Verbs that bring a game to its end, the most useful first."""


def voices(seats: int) -> list[Voice]:
    return [Voice(language, GAME.name, ("Ann", "Ben")[:seats]) for language in LANGUAGES]


def played(seats: int, told: list[Voice]) -> Iterator[str]:
    """The names of the events on the way; every text of the game is said in each language."""
    options = {one.name: one.choices[0] for one in GAME.options}
    state = GAME.setup(GAME.marks[:seats], options, Chance(bytes([seats]) * 32))
    stream = Chance(bytes(32)).stream("moves")
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seats[0]
        move = _move(state, seat, stream)
        for each in told:
            assert each.decision(decision)
            _say_menus(state, seat, move, each)
        step = GAME.play(state, seat, move)
        for event in step.events:
            assert all(each.event(event) for each in told)
            yield event.name
        state = step.state


TOLD_BY = {
    "good": ("net",),
    "price": ("net", "guild"),
    "silver": ("effect",),
    "provision": ("effect",),
    "influence": ("effect",),
}
"""Facts that an entry of another one tells: what is paid after all, and in what; what comes at once."""


def _move(state: object, seat: Seat, stream: Stream) -> Words:
    offered = GAME.words(state, seat, ())
    verb = next((verb for verb in LIKED if verb in offered and stream.below(4)), "")
    if not verb:
        return random_move(GAME, state, seat, stream)
    move: Words = (verb,)
    while following := GAME.words(state, seat, move):
        word = stream.choice(following)
        if word == STOP:
            break
        move = (*move, word)
    return move


def _say_menus(state: object, seat: Seat, move: Words, told: Voice) -> None:
    """Say every word that is offered on the way to a move, and what is noted beside it."""
    view = GAME.view(state, seat)
    for length in range(len(move)):
        for word in GAME.words(state, seat, move[:length]):
            if word:
                assert told.sentence((*move[:length], word))
                notes = dict(GAME.annotations(view, move[:length], word))
                told_of = notes.keys() - {COMPONENT_FACT}  # the line beside the choice says what that does
                saying = {next((other for other in TOLD_BY.get(name, ()) if other in notes), name) for name in told_of}
                assert all(told.say(f"note-{name}", **notes) for name in saying)


@pytest.mark.parametrize(
    ("seats", "last"), [(1, {"game-ended", "final-score", "rival-score"}), (2, {"game-ended", "last-round"})]
)
def test_every_event_of_a_whole_game_has_a_text(seats: int, last: set[str]) -> None:
    """What is missing or has a fact too few is a warning, and a warning is an error here."""
    assert last <= set(played(seats, voices(seats)))


def test_the_opponent_gives_its_reasons() -> None:
    names = set(played(1, voices(1)))
    assert {"rival-scheme", "rival-second-half", "rival-took", "rival-rests", "rival-journaled"} <= names
