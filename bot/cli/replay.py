"""Going through a record: what happened move by move, and whether it is what the rules and the seed make of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.text.voice import Voice, voice
from engine import fold
from engine.fold import Refolded, positions
from engine.game import for_everybody
from engine.games import AnyGame, UnknownGame, find
from engine.record import BadRecord, Record, read
from engine.redact import is_whole
from render.raster import animate, compose, png
from render.reader import Reader
from render.registry import pictures


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that folded, as far as it does."""

    game: AnyGame
    record: Record
    folded: Refolded[Any]

    @property
    def voice(self) -> Voice:
        """How to tell it: in English, with the seats' marks as names."""
        return voice("en", self.game.name, self.record.header.marks, markdown=False)

    def told(self) -> Iterator[str]:
        """Every standing move with what it did and the position after it."""
        game, marks, folded = self.game, self.record.header.marks, self.folded.fold
        for moment, state in fold.positions(game, folded):
            entry = moment.entry
            yield f"{entry.number} {marks[entry.seat]} {' '.join(entry.words)}"
            yield from (f"  {self.voice.event(event)}" for event in moment.events)
            yield game.diagram(game.view(state, None))

    def verdict(self) -> str:
        """One line: whether it holds."""
        if self.folded.fault is not None:
            return f"does not hold: {self.folded.fault}"
        over = self.game.result(self.folded.fold.state) is not None
        ending = "the game is over" if over else "the game goes on"
        draws = "every draw is the seed's" if self.record.header.seed else "it starts from a position"
        return f"holds: {len(self.record.entries)} entries, {ending}, {draws}"


def load(text: str, games: tuple[AnyGame, ...]) -> Replay:
    """Read and fold a record. Raises BadRecord when it does not read or cannot begin."""
    record = read(text)
    game = game_of(record, games)
    return Replay(game, record, fold.refold(game, record))


def game_of(record: Record, games: tuple[AnyGame, ...]) -> AnyGame:
    """The game that can play it. Raises BadRecord when none can, or when too little of it is told."""
    try:
        game = find(record.header.game, games)
    except UnknownGame as unknown:
        named = " ".join(game.name for game in games)
        raise BadRecord(0, str(unknown), "other-game", ("games", named), field="game") from unknown
    if record.header.rules != game.rules:
        number = record.header.rules
        fault = f"rules {number} of {game.name} are not known, but {game.rules} are"
        raise BadRecord(0, fault, "other-rules", ("known", game.rules), ("number", number), field="game")
    if not is_whole(record):
        fault = "secret words are left out of it, so it cannot be checked until the game is over"
        raise BadRecord(0, fault, "unfinished")
    if not record.header.seed and not record.header.position:
        fault = "without its seed, which is told when the game is over, it cannot be checked"
        raise BadRecord(0, fault, "unfinished")
    return game


SCALE = 2
SECONDS = 0.8


def move(replay: Replay, file: Path) -> None:
    """All positions as one moving picture."""
    game, voice = replay.game, replay.voice
    painter, look = pictures(game.name, game.diagram), Reader(voice.say, voice.word, voice.names)
    folded = replay.folded.fold
    scenes = [painter.board(game.view(folded.start, None), look, ())]
    for moment, state in positions(game, folded):
        scenes.append(painter.board(game.view(state, None), look, for_everybody(moment.events)))
    file.write_bytes(animate(scenes, SECONDS))


def paint(replay: Replay, folder: Path) -> None:
    """One picture for each standing move, named by its number in the log."""
    folder.mkdir(parents=True, exist_ok=True)
    game, voice = replay.game, replay.voice
    painter = pictures(game.name, game.diagram)
    look, folded = Reader(voice.say, voice.word, voice.names), replay.folded.fold
    for moment, state in positions(game, folded):
        scene = painter.board(game.view(state, None), look, for_everybody(moment.events))
        path = folder / f"{moment.entry.number:04}-{scene.name}.png"
        path.write_bytes(png(compose(scene, SCALE), scene.theme))
