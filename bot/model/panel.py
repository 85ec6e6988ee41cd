"""A person's private panel at a table: the message that Discord shows to nobody else."""

from dataclasses import dataclass

from engine.game import Words

LIFETIME = 15 * 60.0
"""Seconds for which an interaction's token can edit or delete its message (Discord, Receiving and Responding)."""


@dataclass(frozen=True, slots=True)
class Panel:
    """The newest panel of `user` at `table`.

    `message`: its id. `token`: of the interaction that showed it last. `until`: when the token ends, in seconds since
    the epoch. `version`: what the table was at when it was shown. `typed`: the words said so far.
    """

    user: int
    table: int
    message: int
    token: str
    until: float
    version: int = -1
    typed: Words = ()
