"""Mesopotamia: its views as scenes, one file for each picture. `render.registry` finds it by name; nothing else imports
it. It imports no other game, and only views and readings of its own."""

from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.games.mesopotamia import rivals
from render.games.mesopotamia.board import board, further_boards, targets
from render.games.mesopotamia.comparison import BOARDS_NAME, draw_boards
from render.games.mesopotamia.described import describe
from render.games.mesopotamia.glance import glance
from render.games.mesopotamia.key import key, sign_of, signs
from render.games.mesopotamia.question import BATTLE_NAME, question
from render.games.mesopotamia.sheet import cover, poster, sheet
from render.games.mesopotamia.sprites.inks import inks
from render.games.mesopotamia.tableau import hand, tableau
from render.scene import Scene

__all__ = [
    "board",
    "cover",
    "describe",
    "extra_names",
    "extra_picture",
    "further_boards",
    "glance",
    "hand",
    "inks",
    "key",
    "poster",
    "question",
    "sheet",
    "sign_of",
    "signs",
    "tableau",
    "targets",
]


def extra_names(view: MesopotamiaView) -> tuple[str, ...]:
    """Return the names of the further public pictures that exist now: the boards of all players, the automata's plans
    or the waves, and the open battle."""
    return (BOARDS_NAME, *rivals.rivals_names(view), *((BATTLE_NAME,) if view.position.battle is not None else ()))


def extra_picture(view: MesopotamiaView, context: PictureContext, name: str) -> Scene | None:
    """Draw the further picture with this name, or return None if `extra_names` doesn't list it."""
    if name == BOARDS_NAME:
        return draw_boards(view, context)
    return question(view, context) if name == BATTLE_NAME else rivals.draw_rivals(view, context, name)
