"""The bot's answers to a person's interaction."""

from bot.sandbox.json_types import Json
from bot.sandbox.model import Interaction, Message
from bot.sandbox.people.seen import Modal, SeenAttachment, SeenMessage, look_at
from bot.sandbox.rest.interactions import DEFERRED, MODAL
from bot.sandbox.state import State


class NoAnswer(AssertionError):
    """Raised if the bot did not respond in time. Discord shows "The application did not respond"."""


class InitialResponse:
    """A live view of the initial response. A deferred response gets its content later."""

    def __init__(self, state: State, interaction: Interaction) -> None:
        self._state = state
        self._interaction = interaction

    def __repr__(self) -> str:
        return f"<Answer {self.type}: {self.content!r} {self.message and self.message.labels}>"

    @property
    def type(self) -> int:
        """Return the response type: 4 message, 5 deferred, 6 deferred change, 7 change of the pressed message, 8
        suggestions, 9 modal.

        Source: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object
        """
        return self._interaction.answered or 0

    @property
    def modal(self) -> Modal | None:
        """Return the modal that the answer opened, or None."""
        return (
            Modal(self._interaction, self._interaction.modal)
            if self.type == MODAL and self._interaction.modal
            else None
        )

    @property
    def choices(self) -> list[Json]:
        """Return the suggestions in the answer to a partly typed option."""
        return self._interaction.choices

    @property
    def message(self) -> SeenMessage | None:
        """Return the message of the response in its current state, or None."""
        stored = self._stored_message()
        return None if stored is None else look_at(self._state, stored)

    @property
    def followups(self) -> list[SeenMessage]:
        """Return the follow-up messages in their current state."""
        there = self._interaction.channel.messages
        return [look_at(self._state, followup) for followup in self._interaction.followups if followup.id in there]

    @property
    def ephemeral(self) -> bool:
        """Whether only the person who asked sees the response."""
        return self.message is not None and self.message.ephemeral

    @property
    def content(self) -> str:
        """Return the text of the response, including that of a layout."""
        return "" if self.message is None else self.message.content

    @property
    def text(self) -> str:
        """Return all text of the response, including that of embeds and layouts."""
        return "" if self.message is None else self.message.text

    @property
    def components(self) -> list[Json]:
        """Return the buttons and menus of the response."""
        return [] if self.message is None else self.message.components

    @property
    def attachments(self) -> list[SeenAttachment]:
        """Return the files of the response."""
        return [] if self.message is None else self.message.attachments

    async def wait_until_finished(self) -> "InitialResponse":
        """Wait until the bot has completed, followed up or deleted this response, and return it."""
        await self._state.until(self._is_finished)
        return self

    def _is_finished(self) -> bool:
        stored = self._stored_message()
        return self.type != DEFERRED or stored is None or not stored.loading

    def _stored_message(self) -> Message | None:
        stored = self._interaction.original
        return stored if stored is not None and stored.id in self._interaction.channel.messages else None
