"""Discord's limits on the pictures of a bot's profile.

Source: https://docs.discord.com/developers/resources/user#modify-current-user
"""

from bot.sandbox.limits.emojis import read_image
from bot.sandbox.limits.report import FaultCollector

IMAGE_BYTES = 10 * 1024 * 1024
"""The limit of the client's own upload; the documentation names none."""

_BEGINNINGS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8")
"""The first bytes of PNG, JPEG and GIF: an avatar has no other kind."""


def check_picture(uri: object, field: str) -> bytes:
    """Return the bytes of an avatar or a banner. Raises ApiError if it is none or too large."""
    _, data = read_image(uri, field, _BEGINNINGS)
    if len(data) > IMAGE_BYTES:
        form = FaultCollector()
        form.fault((field,), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 10.0 mb.")
        form.raise_faults()
    return data
