"""Readers of pictures, for tests."""

from bot.text.voice import voice
from render.reader import Look

NAMES = ("Žofie Řeháčková", "Ilmari", "נועה", "Bo")


def look(language: str = "en", names: tuple[str, ...] = NAMES, game: str = "tigris") -> Look:
    """How somebody who reads `language` sees the table."""
    speaker = voice(language, game, names, markdown=False)
    return Look(speaker.say, speaker.word, names, speaker.rtl)
