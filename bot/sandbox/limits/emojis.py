"""Discord's limits on the emojis of an application, and on the pictures of a bot's profile.

Sources: https://docs.discord.com/developers/resources/emoji#create-application-emoji,
https://docs.discord.com/developers/resources/user#modify-current-user
"""

import base64
import binascii
import re
from collections.abc import Collection, Sized

from bot.sandbox.errors import ApiError
from bot.sandbox.limits.report import FaultCollector

MAX_EMOJIS = 2000
IMAGE_BYTES = 256 * 1024
_NAME = re.compile(r"\w{2,32}", re.ASCII)
_BEGINNINGS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"\0\0\0")
"""The first bytes of PNG, JPEG, GIF, WebP and AVIF."""
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)


def check_room(emojis: Sized) -> None:
    """Refuse an emoji if the application already has the maximum number."""
    if len(emojis) >= MAX_EMOJIS:
        raise ApiError(30008)


def check_name(name: str, taken: Collection[str]) -> None:
    """Refuse a name that is too long, contains other characters than allowed, or is taken."""
    form = FaultCollector()
    if not _NAME.fullmatch(name):
        form.fault(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name in taken:
        form.fault(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists already.")
    form.raise_faults()


def check_image(uri: object) -> tuple[str, bytes]:
    """Return the kind of a picture and its bytes. Raises ApiError if it is not a picture or too large."""
    kind, data = read_image(uri, "image", _BEGINNINGS)
    if len(data) > IMAGE_BYTES:
        form = FaultCollector()
        form.fault(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        form.raise_faults()
    return kind, data


def read_image(uri: object, field: str, beginnings: tuple[bytes, ...]) -> tuple[str, bytes]:
    """Return the kind of the picture in a field, given as a data URI, and its bytes. Raises ApiError if the picture
    does not begin like a file of one of the allowed kinds. Source:
    https://docs.discord.com/developers/reference#image-data"""
    form, data, kind = FaultCollector(), b"", ""
    if (data_uri := _DATA.fullmatch(str(uri))) is not None:
        kind = data_uri[1]
        try:
            data = base64.b64decode(data_uri[2], validate=True)
        except binascii.Error:
            data = b""
    if not data.startswith(beginnings):
        form.fault((field,), "IMAGE_INVALID", "Invalid image data")
    form.raise_faults()
    return kind, data


PICTURE_BYTES = 10 * 1024 * 1024
"""The limit of the client's own upload; the documentation names none."""

_PICTURE_BEGINNINGS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8")
"""The first bytes of PNG, JPEG and GIF: an avatar has no other kind."""


def check_picture(uri: object, field: str) -> bytes:
    """Return the bytes of an avatar or a banner. Raises ApiError if it is not a picture or too large."""
    _, data = read_image(uri, field, _PICTURE_BEGINNINGS)
    if len(data) > PICTURE_BYTES:
        form = FaultCollector()
        form.fault((field,), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 10.0 mb.")
        form.raise_faults()
    return data
