"""Brings what a table in a thread needs around it. Nothing of it is worth keeping a game waiting."""

import logging

from bot import signposts
from bot.controls.lobby import join_button
from bot.debts_kinds import Invite, Signpost
from bot.debts_words import public
from bot.outbox_sender import Letter, Sender, TryLater, Undelivered
from bot.tables import OpenTable

_log = logging.getLogger(__name__)


class Doors:
    """The way into a table's thread."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    async def bring(self, at: OpenTable, debt: Invite | Signpost) -> None:
        """Let somebody in, or write down in the channel above how the table is. Raises TryLater."""
        try:
            match debt:
                case Invite(user):
                    await self._sender.invite(at.channel, user)
                case Signpost():
                    controls = join_button(at.id, public(at.row)) if at.status == "lobby" else None
                    letter = Letter(signposts.text(at.row, at.game), controls)
                    await self._sender.edit(at.row.parent, at.row.signpost, letter)
        except TryLater:
            raise
        except Undelivered as refused:
            _log.info("a door to a thread stays shut", extra={"table": at.id, "reason": str(refused)})
