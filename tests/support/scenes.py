"""Contexts for pictures, and the contents of a scene."""

from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from typing import TypeVar

from bot.text.voice import Voice
from engine.game import Event, Fact, SeatRef
from engine.registry import GAMES
from render.context import PictureContext
from render.scene import Item, Scene, Sprite
from render.sprites.cards import Label

K = TypeVar("K", bound=Sprite)

DRAWN_GAMES = tuple(game for game in GAMES if find_spec(f"render.games.{game.name}"))
"""The games that have pictures; the others show their diagram."""


def of_kind(scene: Scene, kind: type[K]) -> list[K]:
    """Return all sprites of a kind, bottom to top."""
    return [item.sprite for item in scene.items if isinstance(item.sprite, kind)]


def items_of(scene: Scene, kind: type[Sprite]) -> list[Item]:
    """Return all items whose sprite is of a kind."""
    return [item for item in scene.items if isinstance(item.sprite, kind)]


def texts(scene: Scene) -> list[str]:
    """Return the texts of its labels, bottom to top."""
    return [label.text for label in of_kind(scene, Label)]


def named(items: Iterable[Item], names: Mapping[tuple[float, float], str]) -> list[str]:
    """Return the names of the places where items have their anchors."""
    return sorted(names[(item.x, item.y)] for item in items)


def event(name: str, **facts: Fact) -> Event:
    """Return an event of the first player."""
    return Event(name, tuple({"who": SeatRef(0), **facts}.items()))


NAMES = ("Žofie Řeháčková", "Ilmari", "נועה", "Bo")


def look(language: str = "en", names: tuple[str, ...] = NAMES, game: str = "tigris") -> PictureContext:
    """Return the picture context of a reader of `language`."""
    speaker = Voice(language, game, names, markdown=False)
    return PictureContext(speaker.say, speaker.word, names, speaker.rtl)
