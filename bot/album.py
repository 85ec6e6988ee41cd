"""Pictures of what is past."""

import asyncio
import logging
from collections.abc import Hashable

from bot.cards import Card, Shown, look_of, painter_of
from bot.chronicle import position
from bot.ratings import Standing
from bot.tables_open import OpenTable
from bot.text.voice import Voice
from bot.text.voice import voice as speaker
from engine import codec
from engine.fold import positions
from engine.game import Event, for_everybody
from render.rating import rating
from render.scene import Scene
from render.service import PictureService

SECONDS = 0.8
"""How long each position of a replay stays."""

_log = logging.getLogger(__name__)


class Replaying(Exception):
    """One moving picture is being made for that person already."""


class Album:
    """Paints moments of games, as everybody may see them."""

    def __init__(self, service: PictureService) -> None:
        self._service = service
        self._replaying: set[int] = set()

    async def moment(self, at: Shown, number: int, voice: Voice) -> Card:
        """The board after a move. Raises NoSuchMove."""
        state, events = await asyncio.to_thread(position, at.game, at.table.fold, number)
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
        fold, painter, look = at.table.fold, painter_of(at), look_of(voice)

        def scene(state: object, events: tuple[Event, ...]) -> Scene:
            return painter.board(at.game.view(state, None), look, for_everybody(events))

        def scenes() -> list[Scene]:
            return [
                scene(fold.start, ()),
                *(scene(state, moment.events) for moment, state in positions(at.game, fold)),
            ]

        return await self._service.animation(scenes, SECONDS, key=_film(at, voice))

    async def rating(self, standing: Standing, voice: Voice) -> Card:
        """The course of a person's rating."""
        game = speaker(voice.language, standing.game).say("game-name")
        scene = rating(game, standing.course, look_of(voice))
        return await self._card(scene.name, scene)

    async def sheet(self, at: OpenTable, voice: Voice) -> Card | None:
        """The score sheet of a game that is over, where its pictures have one."""
        state, moments = at.table.fold.state, at.table.fold.moments
        history = [for_everybody(moment.events) for moment in moments]
        scene = painter_of(at).sheet(at.game.view(state, None), look_of(voice), history)
        return await self._card(f"{scene.name}-{at.id}", scene) if scene is not None else None

    async def _card(self, name: str, scene: Scene) -> Card:
        try:
            return Card(name, scene.alt, await self._service.png(scene))
        except Exception:  # a picture that fails is told in words
            _log.exception("a picture failed", extra={"picture": scene.kind})
            return Card(name, scene.alt, None)


def _film(at: Shown, voice: Voice) -> Hashable:
    """What two moving pictures have in common that are the same."""
    fold = at.table.fold
    moves = tuple(moment.entry for moment in fold.moments)
    return at.game.name, at.game.rules, codec.digest(fold.start), moves, voice.language, voice.theme, voice.names
