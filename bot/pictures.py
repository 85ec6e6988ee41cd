"""Pictures for one reader: what their seat may see, painted in their language."""

import asyncio
import logging
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.model.ratings import Rating
from bot.tables.history import position
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.text.voice import voice as speaker
from bot.ui.files import File
from engine import codec
from engine.fold import Fold, positions
from engine.game import Event, Seat, for_everybody
from engine.games import AnyGame
from render.layouts.rating_chart import rating
from render.reader import Reader
from render.registry import GamePictures, pictures
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
    def log(self) -> Position:
        """The game in progress."""
        ...


@dataclass(frozen=True, slots=True)
class Card:
    """A picture and the words that stand for it; `png` is None when it could not be painted."""

    name: str
    alt: str
    png: bytes | None

    def file(self) -> File:
        """The picture as Discord takes it."""
        return File(self.png or b"", f"{self.name}.png", self.alt)


class Cards:
    """Paints what a person asked to see."""

    def __init__(self, service: PictureService) -> None:
        self._service = service

    async def hand(self, at: Shown, seat: Seat, voice: Voice) -> list[Card]:
        """The hand of a seat, and the conflict that it is asked about."""
        view = at.game.view(at.log.fold.state, seat)
        painter, look = painter_of(at), look_of(voice)
        scenes: list[Scene | None] = [painter.hand(view, look)]
        decision = at.game.decision(at.log.fold.state)
        if decision is not None and decision.private and seat in decision.seats:
            scenes.append(painter.question(view, look))
        return [await self._card(at, scene, seat) for scene in scenes if scene is not None]

    async def conflict(self, at: Shown, voice: Voice) -> list[Card]:
        """The conflict as everybody may see it; nothing when there is none."""
        scene = painter_of(at).question(at.game.view(at.log.fold.state, None), look_of(voice))
        return [await self._card(at, scene)] if scene is not None else []

    async def board(self, at: Shown, voice: Voice) -> list[Card]:
        """The board as everybody may see it."""
        view = at.game.view(at.log.fold.state, None)
        recent = at.log.fold.moments[-1].events if at.log.fold.moments else ()
        return [await self._card(at, painter_of(at).board(view, look_of(voice), for_everybody(recent)))]

    async def targets(self, at: Shown, seat: Seat, voice: Voice, words: Sequence[str]) -> list[Card]:
        """Where `words` may be placed; nothing when they are no places."""
        view = at.game.view(at.log.fold.state, seat)
        scene = painter_of(at).targets(view, look_of(voice), words)
        return [await self._card(at, scene, seat)] if scene is not None else []

    def twin(self, at: Shown, seat: Seat | None, voice: Voice) -> tuple[str, ...]:
        """The position in words, as `seat` may know it."""
        look = Reader(voice.say, voice.word, voice.names, voice.rtl)
        return painter_of(at).described(at.game.view(at.log.fold.state, seat), look)

    async def _card(self, at: Shown, scene: Scene, seat: Seat | None = None) -> Card:
        name = f"{scene.name}-{at.id}-{at.log.version}"
        try:
            return Card(name, scene.alt, await self._service.png(scene, place=(at.id, seat, scene.kind)))
        except Exception:  # whatever fails in a picture must not keep a player from playing
            _log.exception("a picture failed", extra={"table": at.id, "picture": scene.kind})
            return Card(name, scene.alt, None)


def painter_of(at: Shown) -> GamePictures:
    """Who draws the table's game."""
    return pictures(at.game.name, at.game.diagram)


def look_of(voice: Voice) -> Reader:
    """How the reader of `voice` wants pictures."""
    plain = replace(voice, markdown=False)
    return Reader(plain.say, plain.word, plain.names, plain.rtl, plain.theme)


SECONDS = 0.8
"""How long each position of a replay stays."""


class Replaying(Exception):
    """One moving picture is being made for that person already."""


class Album:
    """Paints moments of games, as everybody may see them."""

    def __init__(self, service: PictureService) -> None:
        self._service = service
        self._replaying: set[int] = set()

    async def moment(self, at: Shown, number: int, voice: Voice) -> Card:
        """The board after a move. Raises NoSuchMove."""
        state, events = await asyncio.to_thread(position, at.game, at.log.fold, number)
        scene = painter_of(at).board(at.game.view(state, None), look_of(voice), events)
        return await self._card(f"{scene.name}-{at.id}-{number}", scene)

    async def replay(self, at: Shown, voice: Voice, user: int) -> bytes | None:
        """The game so far as a moving picture; None where it cannot be drawn. It is made once for all whose pictures
        look the same, and to its end also when nobody waits for it any more. Raises Replaying while another is being
        made for `user`."""
        if user in self._replaying:
            raise Replaying
        self._replaying.add(user)
        try:
            return await self._replay(at, voice)
        except Exception:  # a picture that fails is told in words
            _log.exception("a moving picture failed", extra={"table": at.id})
            return None
        finally:
            self._replaying.discard(user)

    async def _replay(self, at: Shown, voice: Voice) -> bytes:
        fold, painter, look = at.log.fold, painter_of(at), look_of(voice)

        def scene(state: object, events: tuple[Event, ...]) -> Scene:
            return painter.board(at.game.view(state, None), look, for_everybody(events))

        def scenes() -> list[Scene]:
            return [
                scene(fold.start, ()),
                *(scene(state, moment.events) for moment, state in positions(at.game, fold)),
            ]

        return await self._service.animation(scenes, SECONDS, key=_film(at, voice))

    async def rating(self, standing: Rating, voice: Voice) -> Card:
        """The course of a person's rating."""
        game = speaker(voice.language, standing.game).say("game-name")
        scene = rating(game, standing.course, look_of(voice))
        return await self._card(scene.name, scene)

    async def sheet(self, table: LiveTable, voice: Voice) -> Card | None:
        """The score sheet of a game that is over, where its pictures have one."""
        state, moments = table.log.fold.state, table.log.fold.moments
        history = [for_everybody(moment.events) for moment in moments]
        scene = painter_of(table).sheet(table.game.view(state, None), look_of(voice), history)
        return await self._card(f"{scene.name}-{table.id}", scene) if scene is not None else None

    async def _card(self, name: str, scene: Scene) -> Card:
        try:
            return Card(name, scene.alt, await self._service.png(scene))
        except Exception:  # a picture that fails is told in words
            _log.exception("a picture failed", extra={"picture": scene.kind})
            return Card(name, scene.alt, None)


def _film(at: Shown, voice: Voice) -> Hashable:
    """What two moving pictures have in common that are the same."""
    fold = at.log.fold
    moves = tuple(moment.entry for moment in fold.moments)
    return at.game.name, at.game.rules, codec.digest(fold.start), moves, voice.language, voice.theme, voice.names
