"""No words crash a table or change it unless they are a move."""

from collections.abc import Sequence

import pytest
from hypothesis import strategies as some

from bot.commands.parsing import match_move, match_word, matching_words
from bot.text.voice import LANGUAGES, Voice
from engine import codec
from engine.game import IllegalMove, Refused, Words
from engine.move_chain import MoveChains
from engine.registry import AnyGame
from engine.replay import replay_record
from engine.table import Log, play
from tests.malice.effort import efforts, hold
from tests.malice.hostile_inputs import played, speech, vocabulary, word
from tests.support.house import EVERY_GAME

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
SHARE = some.floats(0, 1)
"""How far into a game."""


def table(game: AnyGame, number: int, share: float) -> Log[object]:
    """A table in the middle of a random game."""
    record = played(game, number).record
    entries = record.entries[: int(share * len(record.entries))]
    return Log(record.header, replay_record(game, type(record)(record.header, entries)).fold, entries)


@efforts
@every_game
def test_words_are_a_move_or_change_nothing(game: AnyGame, examples: int) -> None:
    def holds(number: int, share: float, seat: int, words: Words, version: int | None) -> None:
        game_log = table(game, number, share)
        digest = codec.digest(game_log.state)
        try:
            change = play(game, game_log, seat % len(game_log.header.marks), words, version)
        except Refused as why:
            worded = [Voice(language, game.name, game_log.header.marks).refusal(why) for language in LANGUAGES]
            rule = why.rule if isinstance(why, IllegalMove) else "none is needed"
            assert all([*worded, rule])
        else:
            assert change.entry.seat == seat % len(game_log.header.marks)
            assert codec.digest(game_log.with_change(change).state) != digest
            assert game_log.with_change(change).entries == (*game_log.entries, change.entry)
        assert codec.digest(game_log.state) == digest

    versions = some.none() | some.integers(-(10**90), 10**90)
    hold(examples, holds, some.integers(0, 2), SHARE, some.integers(0, 7), speech(game), versions)


@efforts
@every_game
def test_somebody_who_asks_what_may_follow_is_told(game: AnyGame, examples: int) -> None:
    def holds(number: int, share: float, words: Words) -> None:
        game_log = table(game, number, share)
        for seat in range(len(game_log.header.marks)):
            follows = game.words(game_log.fold.state, seat, words)
            assert isinstance(follows, Sequence)
            assert all(isinstance(one, str) for one in follows)
            if follows:
                assert MoveChains(game, game_log.fold.state, seat).complete(words)[: len(words)] == words

    hold(examples, holds, some.integers(0, 2), SHARE, speech(game))


@efforts
@every_game
def test_any_typed_text_is_matched_with_known_words(game: AnyGame, examples: int) -> None:
    def holds(typed: list[str], part: str, language: str) -> None:
        game_log = table(game, 0, 0.5)
        told = Voice(language, game.name, game_log.header.marks)
        decision = game.decision(game_log.fold.state)
        seat = decision.seats[0] if decision else 0

        def offered(words: Words) -> Sequence[str]:
            return game.words(game_log.fold.state, seat, words)

        for verb in game.verbs:
            assert match_move(verb.name, typed, offered, told.word)[0] == verb.name
        assert match_word(part, vocabulary(game), told.word) in (None, *vocabulary(game))
        assert all(found in vocabulary(game) for _, found in matching_words(part, vocabulary(game), told.word))

    hold(examples, holds, some.lists(word(game), max_size=4), word(game), some.sampled_from(LANGUAGES))
