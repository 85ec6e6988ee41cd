"""The README's pictures, drawn anew: `python -m tests.document_pictures`; with names of games, of these alone.

Of each game that has a picture, the board of its golden record with most players, of these the one with most moves; and
of a move, a page of the sandbox (`tests.move_picture`)."""

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bot.cli.replay import load
from bot.pictures import context_of
from engine.game import public_events
from engine.record import read_record
from engine.registry import GAMES, AnyGame, find_game
from engine.replay import replay_positions
from render.raster import compose_exact
from render.registry import load_pictures
from tests import game_documents, move_picture
from tests.support.sources import ROOT

FOLDER = ROOT / "docs" / "pictures"
COMMAND = "python -m tests.document_pictures"
WIDE, COLOURS = 1100, 256
PART = 0.6
"""How far the game has got."""

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def kept(game: AnyGame) -> Path:
    """Return the file of a game's picture."""
    return FOLDER / f"{game.name}.png"


def record_of(game: AnyGame) -> str:
    """Return the golden record that is shown."""
    texts = [file.read_text("utf-8") for file in sorted((ROOT / "tests" / "golden" / game.name).glob("*.tablet"))]
    records = [(read_record(text), text) for text in texts]
    return max(records, key=lambda one: (len(one[0].header.marks), len(one[0].entries)))[1]


def drawn(game: AnyGame) -> Image.Image:
    """Return a game's board in the middle of its golden record, as everybody sees it."""
    replay = load(record_of(game), GAMES)
    look = replace(context_of(replay.voice), names=NAMES[: len(replay.record.header.marks)])
    middle = int(len(replay.fold.moves) * PART)
    moment, state = next(islice(replay_positions(game, replay.fold), middle, None))
    view = game.view(state, None)
    board = compose_exact(load_pictures(game.name, game.diagram).boards(view, look, public_events(moment.events))[0])
    return board.convert("RGB").resize((WIDE, round(WIDE * board.height / board.width)), Image.Resampling.LANCZOS)


def main(arguments: Sequence[str]) -> None:
    """Write the pictures of these games; without any, all that the README shows."""
    for game in map(find_game, arguments) if arguments else game_documents.listed():
        drawn(game).quantize(COLOURS, dither=Image.Dither.NONE).save(kept(game), optimize=True)
    if not arguments:
        move_picture.main(())


if __name__ == "__main__":
    main(sys.argv[1:])
