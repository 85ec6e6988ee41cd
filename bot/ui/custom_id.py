"""The address that a button carries in its custom id: a table, a version of it, what to do, and words."""

import re
from dataclasses import dataclass

from bot.model import limits
from engine.game import Words
from engine.values import quick

BUTTON = "d"
MENU = "m"
PEOPLE = "u"


@quick
@dataclass(frozen=True, slots=True)
class Address:
    """Where a press goes.

    `table`: number of the table; 0: none. `version`: the table's when the control was made. `act`: the name of what
    answers it (`bot/handlers/dispatch.py`). `words`: arguments.
    """

    table: int
    version: int
    act: str
    words: Words = ()

    def custom_id(self, kind: str = BUTTON) -> str:
        """Return the text that Discord keeps. Raises ValueError where it has more than limits.CUSTOM_ID characters."""
        text = f"{kind}:{self.table}:{self.version}:{self.act}:{'.'.join(self.words)}"
        if len(text) > limits.CUSTOM_ID:
            raise ValueError(f"{len(text)} characters are too many for a custom id: {text}")
        return text


def pattern(kind: str) -> re.Pattern[str]:
    """Return the pattern of the custom ids of buttons or menus."""
    number = "[0-9]{1,18}"
    return re.compile(rf"{kind}:(?P<table>{number}):(?P<version>{number}):(?P<act>[a-z]+):(?P<words>[^:]*)")


def address(match: re.Match[str]) -> Address:
    """Return the address in a custom id that matched."""
    words = tuple(match["words"].split(".")) if match["words"] else ()
    return Address(int(match["table"]), int(match["version"]), match["act"], words)


def read(custom_id: str) -> Address | None:
    """Return the address in a custom id; None for one that this bot does not make."""
    matches = (pattern(kind).fullmatch(custom_id) for kind in (BUTTON, MENU, PEOPLE))
    return next((address(match) for match in matches if match), None)
