"""Pictures of what is past."""

import logging

from bot.cards import Card, look_of, painter_of
from bot.chronicle import position
from bot.tables_open import OpenTable
from bot.text.voice import Voice
from render.scene import Scene
from render.service import PictureService

_log = logging.getLogger(__name__)


class Album:
    """Paints moments of games, as everybody may see them."""

    def __init__(self, service: PictureService) -> None:
        self._service = service

    async def moment(self, at: OpenTable, number: int, voice: Voice) -> Card:
        """The board after a move. Raises NoSuchMove."""
        state, events = position(at, number)
        scene = painter_of(at).board(at.game.view(state, None), look_of(voice), events)
        return await self._card(f"{scene.name}-{at.id}-{number}", scene)

    async def _card(self, name: str, scene: Scene) -> Card:
        try:
            return Card(name, scene.alt, await self._service.png(scene))
        except Exception:  # a picture that fails is told in words
            _log.exception("a picture failed", extra={"picture": scene.kind})
            return Card(name, scene.alt, None)
