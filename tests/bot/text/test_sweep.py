"""Random games told in every language: nothing that a game can say is missing, and no word of it is left as it is."""

import re
from collections.abc import Iterator

import pytest

from bot.text.catalog import catalog
from bot.text.voice import LANGUAGES, Voice
from engine.chance import Chance, Stream
from engine.game import Fact, Facts, Refused, Seat, Words
from engine.moves import check_move, every_move, random_move
from engine.registry import GAMES, AnyGame
from tests.support.samples import named, some

NAMES = ("Ann", "Ben", "Cyd", "Dan")
LONGEST = 260
"""Moves after which a random game is left."""
UNWORDED = frozenset({"word", "source", "reason", "conflict", "side"})
"""Facts that are never written: the entries tell them apart; and `word`, which is what somebody typed."""

_PLACE = re.compile(r"[A-Z]{1,2}\d*(/[A-Z]\d)?|[a-z]?\d+|[IVX]+|\d[abc]|n\d+[a-e]?")
_MARKS = str.maketrans("", "", "\u2067\u2068\u2069")


TABLES = [(game, seats) for game in GAMES for seats in (1, 2, 4) if seats in game.seats]
TODAY = [[one for one in TABLES if one[0] is game][-(place % 2)] for place, game in enumerate(GAMES)]


@pytest.mark.parametrize(("game", "seats"), some(TABLES, *TODAY), ids=named)
def test_every_event_of_a_random_game_has_a_text_in_every_language(game: AnyGame, seats: int) -> None:
    """What is missing or has a fact too few is a warning, and a warning is an error here."""
    voices = [Voice(language, game.name, NAMES[:seats]) for language in LANGUAGES]
    for facts, texts in _told(game, seats, voices):
        for text in texts:
            assert not text.translate(_MARKS)[0].islower(), text
            assert not re.search(r"\?\?\?|\$|  |\bNone\b(?! of)", text), text
        assert _raw(facts, texts[1:], voices) == []


def _told(game: AnyGame, seats: int, voices: list[Voice]) -> Iterator[tuple[Facts, list[str]]]:
    """Every decision, event and refusal on the way, with what it says in each language."""
    state = game.setup(
        game.marks[:seats], {one.name: one.choices[0] for one in game.options}, Chance(bytes([seats]) * 32)
    )
    stream = Chance(bytes([seats + 7]) * 32).stream("moves")
    for _ in range(LONGEST):
        decision = game.decision(state)
        if decision is None:
            return
        yield decision.facts, [each.decision(decision) for each in voices]
        seat = decision.seats[0]
        if refused := _refused(game, state, seat, stream):
            yield refused.facts, [each.refusal(refused) for each in voices]
        move = _move(game, state, seat, stream)
        assert all(each.sentence(move[:length]) for each in voices for length in range(1, len(move) + 1))
        step = game.play(state, seat, move)
        for event in step.events:
            yield event.facts, [each.event(event) for each in voices]
        state = step.state


def _move(game: AnyGame, state: object, seat: Seat, stream: Stream) -> Words:
    """A random move; every second one is the longest that begins as it does: most support, furthest cell."""
    move = random_move(game, state, seat, stream)
    return list(every_move(game, state, seat, move[:1]))[-1] if stream.below(2) else move


def _refused(game: AnyGame, state: object, seat: Seat, stream: Stream) -> Refused | None:
    """Why a move of any form, made of words that the game has offered somewhere, is not possible now."""
    verb = stream.choice(game.verbs)
    offered = [word for start in game.words(state, seat, ()) for word in game.words(state, seat, (start,))]
    pool = [word for word in (*offered, "C4", "CD", "D", "7", "ship") if word]
    try:
        check_move(game, state, seat, (verb.name, *(stream.choice(pool) for _ in verb.arguments)))
    except Refused as refused:
        return refused
    return None


def _raw(facts: Facts, texts: list[str], voices: list[Voice]) -> list[str]:
    """The game's own words that stand in a text of another language than English."""
    told = [fact for name, fact in facts if name not in UNWORDED]
    words = {word for fact in told for word in _words(fact) if not _PLACE.fullmatch(word)}
    found = []
    for each, text in zip(voices[1:], texts, strict=True):
        meant = catalog(each.language, each.game)
        left = {word for word in words if f"word-{word}" not in meant or each.word(word) != word}
        found += [word for word in left if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)]
    return found


def _words(fact: Fact) -> tuple[str, ...]:
    match fact:
        case str():
            return (fact,)
        case tuple():
            return fact
    return ()
