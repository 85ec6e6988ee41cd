"""Why somebody cannot sit down, get up or start."""

from engine.game import Refused
from engine.games import AnyGame


class ChannelTaken(Refused):
    """The channel has a table that goes on."""

    def __init__(self) -> None:
        super().__init__("channel-taken")


class AlreadyStarted(Refused):
    """The game goes on; nobody is gathered any more."""

    def __init__(self) -> None:
        super().__init__("already-started")


class AlreadyJoined(Refused):
    """They sit there."""

    def __init__(self) -> None:
        super().__init__("already-joined")


class TableFull(Refused):
    """All seats are taken."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__("table-full", ("most", game.seats[-1]))


class TooFew(Refused):
    """More have to join first."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__("too-few", ("least", game.seats[0]))


class MarkTaken(Refused):
    """Somebody else has chosen it."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-taken", ("mark", mark))


class UnknownMark(Refused):
    """The game has none like it."""

    def __init__(self, mark: str) -> None:
        super().__init__("unknown-mark", ("mark", mark))


class NoComputer(Refused):
    """No computer player sits there."""

    def __init__(self) -> None:
        super().__init__("no-computer")


class StillOpen(Refused):
    """The game must be over for that."""

    def __init__(self) -> None:
        super().__init__("still-open")
