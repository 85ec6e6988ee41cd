"""Luck after the first position: it comes from a key that the state hides, one stream for each thing that happens."""

from engine.chance import SEED_BYTES, Chance, Stream

_BYTE = 256


def new_key(stream: Stream) -> bytes:
    """Return a new key. It is drawn for the first position, and anew for each imagined one."""
    return bytes(stream.below(_BYTE) for _ in range(SEED_BYTES))


def luck(hidden: bytes, name: str) -> Stream:
    """Return the luck of one thing that happens. `name` says which time it is, a number that everybody knows."""
    return Chance(hidden).stream(name)
