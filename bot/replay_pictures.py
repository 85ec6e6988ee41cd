"""The positions of a record as picture files, or as one that moves."""

from pathlib import Path

from bot.replay import Replay
from engine.fold import positions
from engine.game import for_everybody
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
    look, folded = Look(voice.say, voice.word, voice.names), replay.folded.fold
    for moment, state in positions(game, folded):
        scene = painter.board(game.view(state, None), look, for_everybody(moment.events))
        path = folder / f"{moment.entry.number:04}-{scene.name}.png"
        path.write_bytes(png(compose(scene, SCALE), scene.theme))
