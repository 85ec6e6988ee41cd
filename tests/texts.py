"""All texts of a game, four languages side by side: `python -m tests.texts GAME --language cs fi`.

Below the name of each entry stand some of the texts that it became in random games: what is decided, what happens, what
is offered, noted and refused, the position in words; then every entry without facts, and what each component does.
`--tests TARGET …` adds what these tests say.
"""

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from unittest.mock import patch

import pytest

import bot.text.voice
import bot.ui.panel
from bot.pictures import Pictures
from bot.text.catalog import COMMON_FOLDER_NAME
from bot.text.clauses import full_explanation
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import move_name, noted_choice
from engine.game import Event, Facts, Refused, Seat, Words
from engine.moves import check_move, every_move
from engine.registry import GAMES, AnyGame, find_game
from render.service import PictureService
from tests.bot.text.entries import entries, variables
from tests.engine.playouts import Playout, played_out
from tests.support.live_tables import NAMES, table_at

MOVES = 40
"""Maximum number of moves of one position that are told."""


@dataclass(slots=True)
class Texts:
    """The texts of one game.

    `said`: the facts with which each entry has been said.
    `most`: the maximum number of texts of an entry that are kept; they differ in more than names and numbers.
    """

    game: str
    most: int
    said: dict[str, dict[str, tuple[Facts, tuple[str, ...]]]] = field(default_factory=lambda: defaultdict(dict))

    def keep(self, voice: Voice, key: str, facts: Facts) -> None:
        """Keep what an entry was said with, unless there is something like it."""
        kept = self.said[key]
        if voice.game == self.game and len(kept) < self.most:
            kept.setdefault(_likeness(facts), (facts, voice.names))

    def of(self, key: str, languages: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield the texts of an entry, each in those languages."""
        for facts, names in self.said[key].values():
            voices = (Voice(language, self.game, names, markdown=False) for language in languages)
            yield tuple(without_marks(voice.say(key, **dict(facts))) for voice in voices)


def _likeness(facts: Facts) -> str:
    """Return what tells facts apart: of numbers whether they are none, one, two, some or many."""
    return re.sub(r"\d+", lambda found: str(min(int(found[0]), 5)), repr(facts))


@contextmanager
def recorded(texts: Texts) -> Iterator[None]:
    """Keep what any voice says meanwhile."""
    plainly = Voice._format_cached  # every entry goes through it

    def said(voice: Voice, key: str, facts: dict[str, object]) -> str | None:
        text = plainly(voice, key, facts)  # type: ignore[arg-type]  # as it was called
        if text is not None:
            texts.keep(voice, key, tuple(facts.items()))  # type: ignore[arg-type]
        return text

    _forget_texts()
    with patch.object(Voice, "_format_cached", said):
        yield


def _forget_texts() -> None:
    """Empty the caches of texts: one that is in memory would not be said again."""
    for part in (*vars(bot.text.voice).values(), *vars(bot.ui.panel).values()):
        if hasattr(part, "cache_clear"):
            part.cache_clear()


def tell(game: AnyGame, played: Playout[object]) -> None:
    """Say everything that a random game gives to say."""
    seats = len(played.header.marks)
    voice, pictures = Voice("en", game.name, NAMES[:seats]), Pictures(PictureService())
    for number, one in enumerate(played.played):
        if (decision := game.decision(one.before)) is not None:
            voice.decision(decision)
        _tell_events(voice, one.step.events)
        if number % played.often == 0:
            _tell_moves(game, one.before, one.seat, voice)
            table = table_at(game, played.header, one.before)
            for seat in (None, one.seat):
                pictures.describe(table.position, seat, voice)
            pictures.sketch_board(table.position, voice)
            pictures.sketch_hand(table.position, one.seat, voice)


def _tell_events(voice: Voice, events: Sequence[Event]) -> None:
    for event in events:
        voice.event(event)


def _tell_moves(game: AnyGame, state: object, seat: Seat, voice: Voice) -> None:
    """Say some moves with all that is noted beside them, and why others are refused."""
    view = game.view(state, seat)
    for move in islice(every_move(game, state, seat), MOVES):
        voice.sentence(move)
        if len(move) > 1:
            voice.button_text(move, form="left")
        for length in range(1, len(move) + 1):
            begun = move[:length]
            label = move_name(move, voice) if begun == move else voice.sentence(begun)
            noted_choice(begun, label, game.annotations(view, begun[:-1], begun[-1]), voice)
        for other in (*((*move[:-1], word) for word in ("1", "A1")), (*move, move[-1]), move[:-1]):
            _tell_refusal(game, state, seat, other, voice)


def _tell_refusal(game: AnyGame, state: object, seat: Seat, move: Words, voice: Voice) -> None:
    try:
        check_move(game, state, seat, move)
    except Refused as refused:
        voice.refusal(refused)


def main(arguments: Sequence[str]) -> None:
    """Print the texts."""
    parser = argparse.ArgumentParser(prog="python -m tests.texts", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--games", type=int, default=6, help="random games (6)")
    parser.add_argument("--most", type=int, default=4, help="maximum number of texts of one entry (4)")
    parser.add_argument("--common", action="store_true", help="print the entries of all games too")
    parser.add_argument("--tests", nargs="+", default=(), help="tests whose texts are printed too")
    chosen = parser.parse_args(arguments)
    game, texts = find_game(chosen.game), Texts(chosen.game, chosen.most)
    with recorded(texts):
        for number in range(chosen.games):
            tell(game, played_out(game, number))
        if chosen.tests:
            pytest.main(["-q", "-n", "0", *chosen.tests])
    scopes = (chosen.game, COMMON_FOLDER_NAME) if chosen.common else (chosen.game,)
    _say_the_rest(texts, scopes)
    keys = sorted(texts.said.keys() & {key for scope in scopes for key in entries(scope, "en")})
    sys.stdout.writelines(_entries(texts, keys, chosen.language))
    sys.stdout.writelines(_components(game, chosen.language))
    count = sum(len(texts.said[key]) for key in keys)
    sys.stderr.write(f"{count} texts of {len(keys)} entries\n")


def _say_the_rest(texts: Texts, scopes: Sequence[str]) -> None:
    """Keep the entries without facts that nothing has said."""
    for scope in scopes:
        for key, entry in entries(scope, "en").items():
            if entry.value is not None and not variables(entry):
                texts.keep(Voice("en", texts.game), key, ())


def _entries(texts: Texts, keys: Sequence[str], languages: Sequence[str]) -> Iterator[str]:
    for key in keys:
        yield f"{key}\n"
        for several in texts.of(key, languages):
            yield from map(_line, languages, several)


def _components(game: AnyGame, languages: Sequence[str]) -> Iterator[str]:
    options = {option.name: option.choices[0] for option in game.options}
    for name in game.components(options):
        yield f"component {name}\n"
        for voice in (Voice(language, game.name) for language in languages):
            text = f"{voice.word(name)}: {full_explanation(voice, game.explain(options, name))}"
            yield _line(voice.language, without_marks(text))


def _line(language: str, text: str) -> str:
    return f"  {language}: {text}\n".replace("\n", "\n      ").rstrip(" ")


if __name__ == "__main__":
    main(sys.argv[1:])
