"""Readers of pictures, for tests."""

from bot.text.voice import Voice
from render.reader import Reader

NAMES = ("Žofie Řeháčková", "Ilmari", "נועה", "Bo")


def look(language: str = "en", names: tuple[str, ...] = NAMES, game: str = "tigris") -> Reader:
    """How somebody who reads `language` sees the table."""
    speaker = Voice(language, game, names, markdown=False)
    return Reader(speaker.say, speaker.word, names, speaker.rtl)
