"""Why somebody cannot sit down, get up or start."""

from collections.abc import Sequence

from bot.model.mentions import link, links, role_link
from engine.game import Refused, Seat, Who
from engine.games import AnyGame


class ChannelTaken(Refused):
    """The channel has a table that goes on."""

    reason = "channel-taken"


class AlreadyStarted(Refused):
    """The game goes on; nobody is gathered any more."""

    reason = "already-started"


class AlreadyJoined(Refused):
    """They sit there."""

    reason = "already-joined"


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

    reason = "no-computer"


class StillOpen(Refused):
    """The game must be over for that."""

    reason = "still-open"


class NoAbsence(Refused):
    """Days that are over, the wrong way round or too many."""

    def __init__(self, most: int) -> None:
        super().__init__("no-absence", ("most", most))


class NoDate(Refused):
    """A text that is no day."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-date", ("typed", typed))


class NoTime(Refused):
    """A text that is no time of day."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-time", ("typed", typed))


class NoSuchOption(Refused):
    """An option, or a choice of it, that the game does not have."""

    def __init__(self, game: str, option: str) -> None:
        super().__init__("no-such-option", ("game", game), ("option", option))


class NotPermitted(Refused):
    """Somebody without the permission that a command needs: the catalogs word it as `word-<permission>`."""

    def __init__(self, permission: str) -> None:
        super().__init__("not-permitted", ("permission", permission))


class OtherGame(Refused):
    """The command of one game at a table of another."""

    def __init__(self, game: str) -> None:
        super().__init__("other-game", ("game", game))


class UnknownZone(Refused):
    """A text that is no time zone."""

    def __init__(self, typed: str) -> None:
        super().__init__("unknown-zone", ("typed", typed))


class HalfQuiet(Refused):
    """Hours without an end or a zone, or with no time between."""

    reason = "half-quiet"


class NothingAfter(Refused):
    """There is no move after the one to go back to."""

    def __init__(self, number: int) -> None:
        super().__init__("nothing-after", ("number", number))


class MissingPermission(Refused):
    """The server does not let the bot do what a table needs."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("missing-permission", ("permissions", names))


class WrongChannel(Refused):
    """Tables are opened somewhere else."""

    def __init__(self, channel: int) -> None:
        super().__init__("wrong-channel", ("channel", link(channel)))


class WrongRole(Refused):
    """Others may open tables."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__("wrong-role", ("roles", tuple(role_link(role) for role in roles)))


class RolesGone(Refused):
    """The roles that might open tables are deleted."""

    reason = "roles-gone"


class TooManySeats(Refused):
    """Somebody sits at as many tables as a person may."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-seats", ("most", most), ("places", links(places)))


class TooManyLobbies(Refused):
    """As many tables as may gather players do."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-lobbies", ("most", most), ("places", links(places)))


class TablesElsewhere(Refused):
    """The tables of a channel are in its threads."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("tables-elsewhere", ("places", links(places)))


class NotSeated(Refused):
    """Somebody who does not play at the table."""

    reason = "not-seated"


class VoteOver(Refused):
    """It has been decided, or the moment that it was about has passed."""

    reason = "vote-over"


class NotAsked(Refused):
    """Somebody has no say in a vote about themselves."""

    reason = "not-asked"


class NobodyThere(Refused):
    """A vote about nobody, about a computer player or about oneself."""

    reason = "nobody-there"


class Namesakes(Refused):
    """A name that several players have; `players` tells them apart."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__("namesakes", ("players", tuple(players)))


class BackAgain(Refused):
    """Somebody was not there and is again."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("back-again", ("who", Who(seat)))


class NeverReplaced(Refused):
    """Coming back is for those who were replaced."""

    reason = "never-replaced"


class NotAway(Refused):
    """They have announced no absence."""

    reason = "not-away"


class NoSuchMove(Refused):
    """A number in the log where no move stands."""

    def __init__(self, number: int) -> None:
        super().__init__("no-such-move", ("number", number))


class NoTable(Refused):
    """There is no table there."""

    reason = "no-table"


class NotStarted(Refused):
    """The players are still being gathered."""

    reason = "not-started"


class NotHost(Refused):
    """Only who opened the table may do that."""

    reason = "not-host"


class TableClosed(Refused):
    """The table was cancelled, or its game is over."""

    reason = "table-closed"


class NoThread(Refused):
    """Discord let the bot make no thread."""

    reason = "no-thread"


class NothingToOrder(Refused):
    """The game asks nothing that may be answered in advance."""

    reason = "nothing-to-order"


class NoSuchOrder(Refused):
    """A question, a thing that it is about or an answer that the game does not have."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-order", ("typed", typed))


class NoTryout(Refused):
    """What they tried out is no longer remembered."""

    reason = "no-branch"


class PlaysHere(Refused):
    """Whoever plays at a table is told of it anyway, and does not watch it."""

    reason = "plays-here"


class CannotWrite(Refused):
    """Watching is done by direct messages, which do not reach them."""

    reason = "cannot-write"


class UnknownMove(Refused):
    """A text that means no move of now; `moves` would be right."""

    def __init__(self, typed: str, moves: Sequence[str]) -> None:
        super().__init__("unknown-move", ("typed", typed), ("moves", tuple(moves)))


class AmbiguousMove(Refused):
    """A text that may mean several moves, of which `moves` are some."""

    def __init__(self, typed: str, moves: Sequence[str]) -> None:
        super().__init__("ambiguous-move", ("typed", typed), ("moves", tuple(moves)))


class NobodyWaits(Refused):
    """No table waits for who wrote."""

    reason = "nobody-waits"


class SeveralWait(Refused):
    """More than one table waits for who wrote, and none of them was named."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("several-wait", ("places", links(places)))
