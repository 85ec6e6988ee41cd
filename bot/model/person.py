"""A person's settings."""

from dataclasses import dataclass

from bot.model.quiet_hours import QuietHours


@dataclass(frozen=True, slots=True)
class Person:
    """A person's settings. `language` is what they chose, `client` what their Discord spoke last; `dm`: they want
    direct messages; `dm_closed`: Discord would not deliver the last one; `theme`: how they want their pictures
    (None: as the table's); `proposals`: they want moves to be proposed."""

    user: int
    language: str | None = None
    dm: bool = True
    dm_closed: bool = False
    client: str | None = None
    quiet: QuietHours | None = None
    theme: str | None = None
    proposals: bool = True

    @property
    def speaks(self) -> str | None:
        """The language for private things; None as long as we have not met them."""
        return self.language or self.client

    @property
    def reachable(self) -> bool:
        """Whether to try a direct message."""
        return self.dm and not self.dm_closed
