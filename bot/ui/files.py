"""Files that go with a message."""

import io

import discord


class File(discord.File):
    """An attachment. `alt`: its description, for whoever cannot see it. Its bytes are freed once it was sent:
    discord.py ties them into a reference cycle, in which pictures would pile up until the garbage collector runs."""

    def __init__(self, data: bytes, name: str, alt: str = "") -> None:
        super().__init__(io.BytesIO(data), name, description=alt or None)

    def close(self) -> None:
        """Close the file and free its bytes."""
        super().close()
        self.fp.close()
