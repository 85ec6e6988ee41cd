"""The address that a button carries in its custom id: a table, a version of it, what to do, and words."""

import re
from dataclasses import dataclass

from engine.game import Words

LONGEST = 100
"""Characters that Discord lets a custom id have."""

BUTTON = "d"
MENU = "m"
PEOPLE = "u"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a press goes. `version` is what the table was at when the button was made; table 0 is no table."""

    table: int
    version: int
    act: str
    words: Words = ()

    def custom_id(self, kind: str = BUTTON) -> str:
        """The text Discord keeps. Raises ValueError when it is longer than Discord lets it be."""
        text = f"{kind}:{self.table}:{self.version}:{self.act}:{'.'.join(self.words)}"
        if len(text) > LONGEST:
            raise ValueError(f"{len(text)} characters are too many for a custom id: {text}")
        return text


def pattern(kind: str) -> re.Pattern[str]:
    """What the custom ids of one kind of control look like."""
    number = "[0-9]{1,18}"
    return re.compile(rf"{kind}:(?P<table>{number}):(?P<version>{number}):(?P<act>[a-z]+):(?P<words>[^:]*)")


def address(match: re.Match[str]) -> Address:
    """The address in a custom id that matched."""
    words = tuple(match["words"].split(".")) if match["words"] else ()
    return Address(int(match["table"]), int(match["version"]), match["act"], words)


def read(custom_id: str) -> Address | None:
    """The address in a custom id, if this bot makes custom ids like this one."""
    matches = (pattern(kind).fullmatch(custom_id) for kind in (BUTTON, MENU, PEOPLE))
    return next((address(match) for match in matches if match), None)
