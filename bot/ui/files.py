"""Files that go with a message."""

import io

import discord


class File(discord.File):
    """A file made here; `alt` is what is told to whoever cannot see it. Its bytes are let go once it was sent:
    discord.py ties them into a circle, in which pictures would pile up until garbage is looked for."""

    def __init__(self, data: bytes, name: str, alt: str = "") -> None:
        super().__init__(io.BytesIO(data), name, description=alt or None)

    def close(self) -> None:
        """Done with it."""
        super().close()
        self.fp.close()
