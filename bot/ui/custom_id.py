"""The address in a control's custom id: a table, its version, an act, and words."""

import re

from msgspec import Struct

from bot.model import limits
from engine.game import Words

BUTTON_KIND = "d"
MENU_KIND = "m"
PEOPLE_KIND = "u"

CUSTOM_ID_PATTERN = re.compile(
    rf"[{BUTTON_KIND}{MENU_KIND}{PEOPLE_KIND}]:(?P<table>[0-9]{{1,18}}):(?P<version>[0-9]{{1,18}}):(?P<act>[a-z]+):(?P<words>[^:]*)"
)
"""Matches the custom ids of controls."""


class Address(Struct, frozen=True):
    """The target of a press.

    `table`: the number of the table, or 0 if there is none.
    `version`: the table's version when the control was made.
    `act`: the name of the handler (`bot/handlers/dispatch.py`).
    `words`: the arguments of the act.
    """

    table: int
    version: int
    act: str
    words: Words = ()

    def custom_id(self, kind: str = BUTTON_KIND) -> str:
        """Return the custom id. Raises ValueError if it would have more than limits.CUSTOM_ID_LENGTH characters."""
        text = f"{kind}:{self.table}:{self.version}:{self.act}:{'.'.join(self.words)}"
        if len(text) > limits.CUSTOM_ID_LENGTH:
            raise ValueError(f"{len(text)} characters are too many for a custom id: {text}")
        return text


def read_address(custom_id: str) -> Address | None:
    """Return the address in a custom id, or None if this bot does not make such custom ids."""
    match = CUSTOM_ID_PATTERN.fullmatch(custom_id)
    if match is None:
        return None
    words = tuple(match["words"].split(".")) if match["words"] else ()
    return Address(int(match["table"]), int(match["version"]), match["act"], words)
