"""Pictures for one reader: what their seat may see, painted in their language."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.enclosure import Enclosure
from bot.text.voice import Voice
from engine.fold import Fold
from engine.game import Seat, for_everybody
from engine.games import AnyGame
from render.look import Look
from render.pictures import AnyPictures, pictures
from render.scene import Scene
from render.service import PictureService

_log = logging.getLogger(__name__)


class Position(Protocol):
    """How far a game is."""

    @property
    def fold(self) -> Fold[object]:
        """The moves that stand."""
        ...

    @property
    def version(self) -> int:
        """A number for this position."""
        ...


class Shown(Protocol):
    """What is painted: a table, or what somebody tries out."""

    @property
    def id(self) -> int:
        """The table's number."""
        ...

    @property
    def game(self) -> AnyGame:
        """What is played."""
        ...

    @property
    def table(self) -> Position:
        """The game in progress."""
        ...


@dataclass(frozen=True, slots=True)
class Card:
    """A picture and the words that stand for it; `png` is None when it could not be painted."""

    name: str
    alt: str
    png: bytes | None

    def file(self) -> Enclosure:
        """The picture as Discord takes it."""
        return Enclosure(self.png or b"", f"{self.name}.png", self.alt)


class Cards:
    """Paints what a person asked to see."""

    def __init__(self, service: PictureService) -> None:
        self._service = service

    async def hand(self, at: Shown, seat: Seat, voice: Voice) -> list[Card]:
        """The hand of a seat, and the conflict that it is asked about."""
        view = at.game.view(at.table.fold.state, seat)
        painter, look = painter_of(at), look_of(voice)
        scenes: list[Scene | None] = [painter.hand(view, look)]
        decision = at.game.decision(at.table.fold.state)
        if decision is not None and decision.private and seat in decision.seats:
            scenes.append(painter.conflict(view, look))
        return [await self._card(at, scene, seat) for scene in scenes if scene is not None]

    async def conflict(self, at: Shown, voice: Voice) -> list[Card]:
        """The conflict as everybody may see it; nothing when there is none."""
        scene = painter_of(at).conflict(at.game.view(at.table.fold.state, None), look_of(voice))
        return [await self._card(at, scene)] if scene is not None else []

    async def board(self, at: Shown, voice: Voice) -> list[Card]:
        """The board as everybody may see it."""
        view = at.game.view(at.table.fold.state, None)
        recent = at.table.fold.moments[-1].events if at.table.fold.moments else ()
        return [await self._card(at, painter_of(at).board(view, look_of(voice), for_everybody(recent)))]

    async def targets(self, at: Shown, seat: Seat, voice: Voice, words: Sequence[str]) -> list[Card]:
        """Where `words` may be placed; nothing when they are no places."""
        view = at.game.view(at.table.fold.state, seat)
        scene = painter_of(at).targets(view, look_of(voice), words)
        return [await self._card(at, scene, seat)] if scene is not None else []

    def twin(self, at: Shown, seat: Seat | None, voice: Voice) -> tuple[str, ...]:
        """The position in words, as `seat` may know it."""
        look = Look(voice.say, voice.word, voice.names, voice.rtl)
        return painter_of(at).twin(at.game.view(at.table.fold.state, seat), look)

    async def _card(self, at: Shown, scene: Scene, seat: Seat | None = None) -> Card:
        name = f"{scene.name}-{at.id}-{at.table.version}"
        try:
            return Card(name, scene.alt, await self._service.png(scene, place=(at.id, seat, scene.kind)))
        except Exception:  # whatever fails in a picture must not keep a player from playing
            _log.exception("a picture failed", extra={"table": at.id, "picture": scene.kind})
            return Card(name, scene.alt, None)


def painter_of(at: Shown) -> AnyPictures:
    """Who draws the table's game."""
    return pictures(at.game.name, at.game.diagram)


def look_of(voice: Voice) -> Look:
    """How the reader of `voice` wants pictures."""
    plain = replace(voice, markdown=False)
    return Look(plain.say, plain.word, plain.names, plain.rtl, plain.theme)
