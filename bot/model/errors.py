"""Reasons for which a command or a button is refused: each class has a `reason`, which the catalogs word as
`refused-<reason>`.
"""

from collections.abc import Iterable, Sequence

from bot.model import limits
from bot.model.mentions import link, links, role_link
from engine.game import Refused, Seat, SeatRef, Words
from engine.registry import AnyGame


class ChannelTaken(Refused):
    """Refuse a new table in a channel that has an unfinished one."""

    reason = "channel-taken"


class CancelFirst(Refused):
    """Refuse a new table in a channel whose unfinished one the person may cancel."""

    reason = "cancel-first"


class AlreadyStarted(Refused):
    """Refuse what is only possible in a lobby: the game has begun."""

    reason = "already-started"


class AlreadyJoined(Refused):
    """Refuse to seat a person who already sits at the table."""

    reason = "already-joined"


class TableFull(Refused):
    """Refuse to seat a person when all `most` seats of a table are taken."""

    def __init__(self, most: int) -> None:
        super().__init__("table-full", ("most", most))


class TooFew(Refused):
    """Refuse to start a game with fewer players than it needs."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__("too-few", ("least", game.seats[0]))


class MarkTaken(Refused):
    """Refuse a mark that another chair has chosen."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-taken", ("mark", mark))


class MarkReserved(Refused):
    """Refuse a mark that one of the game's own players has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-reserved", ("mark", mark))


class MarkHeld(Refused):
    """Refuse for one of the game's own players a mark that a seat has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-held", ("mark", mark))


class MarkReservedTwice(Refused):
    """Refuse a mark for a second one of the game's own players."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-reserved-twice", ("mark", mark))


class UnknownMark(Refused):
    """Refuse a mark that the game does not have."""

    def __init__(self, mark: str) -> None:
        super().__init__("unknown-mark", ("mark", mark))


class NoComputer(Refused):
    """Refuse to remove a computer player where none sits."""

    reason = "no-computer"


class NoHands(Refused):
    """Refuse to show a hand in a game without hands."""

    reason = "no-hands"


class NoSuchPicture(Refused):
    """Refuse to show a picture that does not exist."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-picture", ("typed", typed[: limits.SUGGESTION]))


class NoSuchComponent(Refused):
    """Refuse to explain a component that is unknown."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-component", ("typed", typed[: limits.SUGGESTION]))


class SeveralComponents(Refused):
    """Refuse an ambiguous component. `names`: the labels of the candidates."""

    def __init__(self, typed: str, names: str) -> None:
        super().__init__("several-components", ("typed", typed[: limits.SUGGESTION]), ("names", names))


class StillOpen(Refused):
    """Refuse what is only possible after the end of a game."""

    reason = "still-open"


class NoAbsence(Refused):
    """Refuse an absence that is over, ends before it begins, or is longer than `most` days."""

    def __init__(self, most: int) -> None:
        super().__init__("no-absence", ("most", most))


class NoDate(Refused):
    """Refuse a typed text that is not a date."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-date", ("typed", typed))


class NoTime(Refused):
    """Refuse a typed text that is not a time of day."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-time", ("typed", typed))


class NoSuchOption(Refused):
    """Refuse an unknown option of the game, or an unknown choice for it."""

    def __init__(self, game: str, option: str) -> None:
        super().__init__("no-such-option", ("game", game), ("option", option))


class WithoutEffect(Refused):
    """Refuse a choice for an option that has no effect `because` of another."""

    def __init__(self, typed: str, because: str) -> None:
        super().__init__("without-effect", ("typed", typed), ("because", because))


class NoSuchChoice(Refused):
    """Refuse typed options of which one, `typed`, is not known.

    `option`: which option it is about; empty: none. `known`: the options, or the choices of `option`.
    """

    def __init__(self, typed: str, option: str, known: Iterable[str]) -> None:
        reason = "no-such-choice" if option else "unknown-option"
        listed = " · ".join(known)
        super().__init__(reason, ("typed", typed[: limits.SUGGESTION]), ("option", option), ("known", listed))


class NotPermitted(Refused):
    """Refuse a person without the Discord permission that a command needs; the catalogs word it as
    `word-<permission>`.
    """

    def __init__(self, permission: str) -> None:
        super().__init__("not-permitted", ("permission", permission))


class OtherGame(Refused):
    """Refuse the command of one game at a table of another."""

    def __init__(self, game: str) -> None:
        super().__init__("other-game", ("game", game))


class UnknownZone(Refused):
    """Refuse a typed text that is not a time zone of the IANA database."""

    def __init__(self, typed: str) -> None:
        super().__init__("unknown-zone", ("typed", typed))


class HalfQuiet(Refused):
    """Refuse quiet hours without an end or a zone, or of no length."""

    reason = "half-quiet"


class DigestWithoutZone(Refused):
    """Refuse a daily digest of a person whose time zone is unknown."""

    reason = "digest-without-zone"


class NothingAfter(Refused):
    """Refuse to go back to a move with no later one."""

    def __init__(self, number: int) -> None:
        super().__init__("nothing-after", ("number", number))


class MissingPermission(Refused):
    """Refuse an action for which the bot lacks permissions; `names` are the permissions."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("missing-permission", ("permissions", names))


class WrongChannel(Refused):
    """Refuse a new table outside of the channel that the guild has set."""

    def __init__(self, channel: int) -> None:
        super().__init__("wrong-channel", ("channel", link(channel)))


class WrongForum(Refused):
    """Refuse a new table outside of the posts of the forum that the guild has set."""

    def __init__(self, forum: int) -> None:
        super().__init__("wrong-forum", ("channel", link(forum)))


class WrongRole(Refused):
    """Refuse a new table to a person without any of the roles that may open one."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__("wrong-role", ("roles", tuple(role_link(role) for role in roles)))


class RolesGone(Refused):
    """Refuse a new table while all roles that may open one are deleted."""

    reason = "roles-gone"


class TooManySeats(Refused):
    """Refuse to seat a person who sits at `most` unfinished tables; `places` are their channels."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-seats", ("most", most), ("places", links(places)))


class TooManyLobbies(Refused):
    """Refuse a new table while `most` lobbies of the guild wait for players; `places` are their channels."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-lobbies", ("most", most), ("places", links(places)))


class TablesElsewhere(Refused):
    """Refuse a command in a channel whose tables are in its threads; `places` are the threads."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("tables-elsewhere", ("places", links(places)))


class NotSeated(Refused):
    """Refuse a person who does not play at the table."""

    reason = "not-seated"


class TooManyInvited(Refused):
    """Refuse to invite more than `most` people to a table."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-invited", ("most", most))


class VoteOver(Refused):
    """Refuse a ballot for a vote that is decided, or whose question no longer applies."""

    reason = "vote-over"


class NotAsked(Refused):
    """Refuse the ballot of a person who has no say in the vote."""

    reason = "not-asked"


class NobodyThere(Refused):
    """Refuse a vote about an empty seat, a computer player, or the person who proposes it."""

    reason = "nobody-there"


class Namesakes(Refused):
    """Refuse a name that several players have; `players` tells them apart."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__("namesakes", ("players", tuple(players)))


class BackAgain(Refused):
    """Refuse a vote about a person who was absent and has returned."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("back-again", ("who", SeatRef(seat)))


class NeverReplaced(Refused):
    """Refuse to give a seat back to a person who was not replaced."""

    reason = "never-replaced"


class NoClock(Refused):
    """Refuse a day more to a person whose clock does not run, or who has had one."""

    reason = "no-clock"


class SameTime(Refused):
    """Refuse a vote on the time for turns that a table has already."""

    reason = "same-time"


class AlreadyResting(Refused):
    """Refuse a pause for a table that rests."""

    reason = "already-resting"


class NotResting(Refused):
    """Refuse to wake a table that does not rest."""

    reason = "not-resting"


class NotAway(Refused):
    """Refuse to end an absence that was not announced."""

    reason = "not-away"


class NoSuchMove(Refused):
    """Refuse the number of an entry that is not a standing move."""

    def __init__(self, number: int) -> None:
        super().__init__("no-such-move", ("number", number))


class NoReview(Refused):
    """Refuse to review a game whose moves the computers cannot judge."""

    reason = "no-review"


class ReviewsOff(Refused):
    """Refuse a review on a bot that makes none."""

    reason = "reviews-off"


class TooManyReviews(Refused):
    """Refuse another review to a person who asked for `count` in a day."""

    def __init__(self, count: int) -> None:
        super().__init__("too-many-reviews", ("count", count))


class NoTable(Refused):
    """Refuse a command in a channel without a table."""

    reason = "no-table"


class NoContent(NoTable):
    """Refuse a table of a game with component tables that the bot does not have; `content` is their digest."""

    def __init__(self, content: str) -> None:
        super().__init__("no-content", ("content", content))


class NotStarted(Refused):
    """Refuse what needs a game while the table is a lobby."""

    reason = "not-started"


class NotHost(Refused):
    """Refuse an action that is reserved for the table's host."""

    reason = "not-host"


class VoteFirst(Refused):
    """Refuse to end a game alone in which other people at the table have moved."""

    reason = "vote-first"


class TableClosed(Refused):
    """Refuse a command at a table that is cancelled or over."""

    reason = "table-closed"


class NoThread(Refused):
    """Refuse a new table where Discord did not let the bot create its thread."""

    reason = "no-thread"


class NothingToOrder(Refused):
    """Refuse standing orders in a game that has no questions for them."""

    reason = "nothing-to-order"


class NoSuchOrder(Refused):
    """Refuse a standing order whose question, scope or answer the game does not have."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-order", ("typed", typed))


class NoTryout(Refused):
    """Refuse a button of a tryout that is no longer in memory."""

    reason = "no-branch"


class PlaysHere(Refused):
    """Refuse to let players watch their own table: they get its messages anyway."""

    reason = "plays-here"


class NoCallRole(Refused):
    """Refuse to call players where no role is named for it, or that was deleted."""

    reason = "no-call-role"


class NoForum(Refused):
    """Refuse to name tags where tables are not opened in a forum."""

    reason = "no-forum"


class NoTags(Refused):
    """Refuse to name tags of a forum that has none."""

    reason = "no-tags"


class NoSuchTag(Refused):
    """Refuse a tag that the forum does not have; `names` are those it has."""

    def __init__(self, typed: str, names: Sequence[str]) -> None:
        super().__init__("no-such-tag", ("typed", typed), ("tags", tuple(names)))


class RoleNotMentionable(Refused):
    """Refuse to call players by a role that the bot may not mention."""

    def __init__(self, role: int) -> None:
        super().__init__("role-not-mentionable", ("role", role_link(role)))


class AlreadyCalled(Refused):
    """Refuse to call players to a table a second time."""

    reason = "already-called"


class TooManyCalls(Refused):
    """Refuse to call players more than `most` times a day on one server."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-calls", ("most", most))


class CannotWrite(Refused):
    """Refuse to let a person watch who cannot receive direct messages."""

    reason = "cannot-write"


class UnknownMove(Refused):
    """Refuse a text that matches no current move; `moves`, named as `called`, would be right."""

    def __init__(self, typed: str, called: Sequence[str], moves: Sequence[Words]) -> None:
        super().__init__("unknown-move", ("typed", typed), ("moves", tuple(called)))
        self.moves = tuple(moves)


class NotWritten(Refused):
    """Refuse a direct message without a text."""

    reason = "not-written"


class AmbiguousMove(Refused):
    """Refuse a text that matches several moves, some of which are `moves`, named as `called`."""

    def __init__(self, typed: str, called: Sequence[str], moves: Sequence[Words]) -> None:
        super().__init__("ambiguous-move", ("typed", typed), ("moves", tuple(called)))
        self.moves = tuple(moves)


class NobodyWaits(Refused):
    """Refuse a direct message from a person for whom no table waits."""

    reason = "nobody-waits"


class SeveralWait(Refused):
    """Refuse a direct message that names no table while several wait for its writer."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("several-wait", ("places", links(places)))


class NoLeague(Refused):
    """Refuse what needs a league: there is none here."""

    reason = "no-league"


class SeveralLeagues(Refused):
    """Refuse to guess which of several leagues is meant."""

    reason = "several-leagues"


class LeagueExists(Refused):
    """Refuse a second league in the same game."""

    reason = "league-exists"


class LeagueStops(Refused):
    """Refuse to sign up for a league that has no other season."""

    reason = "league-stops"


class AlreadyInLeague(Refused):
    """Refuse to sign a person up twice."""

    reason = "already-in-league"


class NotInLeague(Refused):
    """Refuse what only somebody in the league can do."""

    reason = "not-in-league"


class ResultsOff(Refused):
    """Refuse a person in a league who wants no results to be stored."""

    reason = "results-off"


class LeagueTable(Refused):
    """Refuse at a table of a league what would change who plays there, or when."""

    reason = "league-table"
