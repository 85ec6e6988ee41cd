"""Remove a person whose data is deleted from texts."""

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import fields, replace

from bot.messages.outgoing import Outgoing
from bot.text.names import NOBODY, clean, escape

Reworded: TypeAlias = Callable[[str], str]


def name_replacer(user: int, names: Sequence[str], former: str) -> Reworded:
    """Return a function that replaces mentions of `user` and their `names` in a text by `former`."""
    calls = [re.escape(f"<@{user}>")]
    calls += [rf"(?<!\w){re.escape(escape(name))}(?!\w)" for name in names if clean(name) != NOBODY]
    pattern = re.compile("|".join(calls))
    return lambda text: pattern.sub(lambda _: former, text)


def without_person(message: Outgoing, user: int, reworded: Reworded) -> Outgoing | None:
    """Return a message without `user`; None if it was for them alone."""
    values = {part.name: getattr(message, part.name) for part in fields(message)}
    if values.get("user") == user:
        return None
    changed: dict[str, Any] = {name: reworded(value) for name, value in values.items() if isinstance(value, str)}
    if "pings" in values:
        changed["pings"] = tuple(ping for ping in values["pings"] if ping != user)
    return replace(message, **changed)
