"""The settings of a person."""

from dataclasses import dataclass

from bot.model.quiet_hours import QuietHours


@dataclass(frozen=True, slots=True)
class Person:
    """What a person has chosen, and what Discord has told about them.

    `user`: Discord's id.
    `language`: the language they chose; None: none yet.
    `client`: the language that their Discord used last.
    `dm`: whether they want direct messages.
    `dm_closed`: whether Discord refused to deliver the last direct message.
    `quiet`: when they must not be pinged.
    `theme`: how pictures for them are drawn; None: as the table's.
    `proposals`: whether they want moves to be proposed.
    `invitations`: whether others may have us mention them to invite them to a table.
    """

    user: int
    language: str | None = None
    dm: bool = True
    dm_closed: bool = False
    client: str | None = None
    quiet: QuietHours | None = None
    theme: str | None = None
    proposals: bool = True
    invitations: bool = True

    @property
    def speaks(self) -> str | None:
        """Return the language for private messages; None as long as it is unknown."""
        return self.language or self.client

    @property
    def reachable(self) -> bool:
        """Whether to try a direct message."""
        return self.dm and not self.dm_closed
