"""The positions of a record as picture files."""

from pathlib import Path

from bot.replay import Replay
from render.compose import compose
from render.encode import png
from render.look import Look
from render.pictures import pictures

SCALE = 2


def paint(replay: Replay, folder: Path) -> None:
    """One picture for each standing move, named by its number in the log."""
    folder.mkdir(parents=True, exist_ok=True)
    game, voice = replay.game, replay.voice
    painter = pictures(game.name, game.diagram)
    look = Look(voice.say, voice.word, voice.names)
    for moment in replay.folded.fold.moments:
        told = tuple(event for event in moment.step.events if event.reaches(None))
        scene = painter.board(game.view(moment.step.state, None), look, told)
        path = folder / f"{moment.entry.number:04}-{scene.name}.png"
        path.write_bytes(png(compose(scene, SCALE), scene.theme))
