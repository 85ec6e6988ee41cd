"""Channels and roles as Discord links them in a text."""

from collections.abc import Sequence

TOLD = 10
"""So many places are told at most."""


def link(channel: int) -> str:
    """A channel as Discord links it."""
    return f"<#{channel}>"


def links(channels: Sequence[int]) -> tuple[str, ...]:
    """Channels as Discord links them, as many as a message should hold."""
    return tuple(link(channel) for channel in channels[:TOLD])


def role_link(role: int) -> str:
    """A role as Discord names it."""
    return f"<@&{role}>"
