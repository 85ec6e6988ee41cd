"""The positions of a record as picture files, or as one that moves."""

from pathlib import Path

from bot.replay import Replay
from render.animation import animate
from render.compose import compose
from render.encode import png
from render.look import Look
from render.pictures import pictures

SCALE = 2
SECONDS = 0.8


def move(replay: Replay, file: Path) -> None:
    """All positions as one moving picture."""
    game, voice = replay.game, replay.voice
    painter, look = pictures(game.name, game.diagram), Look(voice.say, voice.word, voice.names)
    scenes = [painter.board(game.view(replay.folded.fold.start, None), look, ())]
    for moment in replay.folded.fold.moments:
        told = tuple(event for event in moment.step.events if event.reaches(None))
        scenes.append(painter.board(game.view(moment.step.state, None), look, told))
    file.write_bytes(animate(scenes, SECONDS))


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
