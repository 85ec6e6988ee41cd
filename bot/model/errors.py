"""Reasons why a command or a button is refused. Each class has a `reason`, and the catalog entry `refused-<reason>`
explains it."""

from collections.abc import Iterable, Sequence

from bot.model import limits
from bot.model.mentions import link, links, role_link
from engine.game import Refused, Seat, SeatRef, Words
from engine.registry import AnyGame


class ChannelTaken(Refused):
    """Raised to refuse a new table in a channel that has an unfinished table."""

    reason = "channel-taken"


class CancelFirst(Refused):
    """Raised to refuse a new table in a channel whose unfinished table the person may cancel."""

    reason = "cancel-first"


class AlreadyStarted(Refused):
    """Raised to refuse an action that is only possible in a lobby, because the game has begun."""

    reason = "already-started"


class AlreadyJoined(Refused):
    """Raised to refuse a seat to a person who already has a seat at the table."""

    reason = "already-joined"


class TableFull(Refused):
    """Raised to refuse a seat at a table whose `most` seats are all taken."""

    def __init__(self, most: int) -> None:
        super().__init__("table-full", ("most", most))


class TooFew(Refused):
    """Raised for a request to start a game with fewer players than it needs."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__("too-few", ("least", game.seats[0]))


class MarkTaken(Refused):
    """Raised to refuse a mark that another chair has chosen."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-taken", ("mark", mark))


class MarkReserved(Refused):
    """Raised to refuse a mark that a solo opponent or automaton has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-reserved", ("mark", mark))


class MarkHeld(Refused):
    """Raised for a request to give a solo opponent or automaton a mark that a seat has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-held", ("mark", mark))


class MarkReservedTwice(Refused):
    """Raised to refuse a mark for a second solo opponent or automaton."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-reserved-twice", ("mark", mark))


class UnknownMark(Refused):
    """Raised to refuse a mark that the game does not have."""

    def __init__(self, mark: str) -> None:
        super().__init__("unknown-mark", ("mark", mark))


class NoComputer(Refused):
    """Raised for a request to remove a computer player from a table without any."""

    reason = "no-computer"


class NoHands(Refused):
    """Raised for a request to show a hand in a game without hands."""

    reason = "no-hands"


class NoSuchPicture(Refused):
    """Raised for a request to show a picture that does not exist."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-picture", ("typed", typed[: limits.SUGGESTION]))


class NoSuchComponent(Refused):
    """Raised for a request to explain a component that is unknown."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-component", ("typed", typed[: limits.SUGGESTION]))


class SeveralComponents(Refused):
    """Raised to refuse a text that matches several components. `names`: their labels."""

    def __init__(self, typed: str, names: str) -> None:
        super().__init__("several-components", ("typed", typed[: limits.SUGGESTION]), ("names", names))


class StillOpen(Refused):
    """Raised to refuse an action that is only possible after the end of a game."""

    reason = "still-open"


class NoAbsence(Refused):
    """Raised to refuse an absence that is over, ends before it begins, or is longer than `most` days."""

    def __init__(self, most: int) -> None:
        super().__init__("no-absence", ("most", most))


class NoDate(Refused):
    """Raised to refuse a typed text that is not a date."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-date", ("typed", typed))


class NoTime(Refused):
    """Raised to refuse a typed text that is not a time of day."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-time", ("typed", typed))


class NoSuchOption(Refused):
    """Raised to refuse an unknown option of the game, or an unknown choice for it."""

    def __init__(self, game: str, option: str) -> None:
        super().__init__("no-such-option", ("game", game), ("option", option))


class WithoutEffect(Refused):
    """Raised to refuse a choice for an option that has no effect because of another choice, named by `because`."""

    def __init__(self, typed: str, because: str) -> None:
        super().__init__("without-effect", ("typed", typed), ("because", because))


class NoSuchChoice(Refused):
    """Raised to refuse typed options that include an unknown one, `typed`.

    `option`: the option whose choice is unknown, or "" if the option itself is unknown. `known`: the options, or the
    choices of `option`.
    """

    def __init__(self, typed: str, option: str, known: Iterable[str]) -> None:
        reason = "no-such-choice" if option else "unknown-option"
        listed = " · ".join(known)
        super().__init__(reason, ("typed", typed[: limits.SUGGESTION]), ("option", option), ("known", listed))


class NotPermitted(Refused):
    """Raised to refuse a command to a person without the Discord permission that it needs. The catalog entry
    `word-<permission>` names the permission."""

    def __init__(self, permission: str) -> None:
        super().__init__("not-permitted", ("permission", permission))


class OtherGame(Refused):
    """Raised to refuse the command of one game at a table of another game."""

    def __init__(self, game: str) -> None:
        super().__init__("other-game", ("game", game))


class UnknownZone(Refused):
    """Raised to refuse a typed text that is not a time zone of the IANA database."""

    def __init__(self, typed: str) -> None:
        super().__init__("unknown-zone", ("typed", typed))


class HalfQuiet(Refused):
    """Raised to refuse quiet hours without an end or a zone, or with a length of zero."""

    reason = "half-quiet"


class DigestWithoutZone(Refused):
    """Raised to refuse a daily digest to a person whose time zone is unknown."""

    reason = "digest-without-zone"


class NothingAfter(Refused):
    """Raised for a request to rewind to a move that no later move follows."""

    def __init__(self, number: int) -> None:
        super().__init__("nothing-after", ("number", number))


class MissingPermission(Refused):
    """Raised to refuse an action for which the bot lacks permissions. `names`: the permissions."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("missing-permission", ("permissions", names))


class WrongChannel(Refused):
    """Raised to refuse a new table outside the channel that the guild has set."""

    def __init__(self, channel: int) -> None:
        super().__init__("wrong-channel", ("channel", link(channel)))


class WrongForum(Refused):
    """Raised to refuse a new table outside the posts of the forum that the guild has set."""

    def __init__(self, forum: int) -> None:
        super().__init__("wrong-forum", ("channel", link(forum)))


class WrongRole(Refused):
    """Raised to refuse a new table to a person without any of the roles that may open tables."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__("wrong-role", ("roles", tuple(role_link(role) for role in roles)))


class RolesGone(Refused):
    """Raised to refuse a new table while all the roles that may open tables are deleted."""

    reason = "roles-gone"


class TooManySeats(Refused):
    """Raised to refuse a seat to a person who already has seats at `most` unfinished tables. `places`: their
    channels."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-seats", ("most", most), ("places", links(places)))


class TooManyLobbies(Refused):
    """Raised to refuse a new table while `most` lobbies of the guild wait for players. `places`: their channels."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-lobbies", ("most", most), ("places", links(places)))


class TablesElsewhere(Refused):
    """Raised to refuse a command in a channel whose tables are in its threads. `places`: the threads."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("tables-elsewhere", ("places", links(places)))


class NotSeated(Refused):
    """Raised to refuse a person who does not play at the table."""

    reason = "not-seated"


class TooManyInvited(Refused):
    """Raised for a request to invite more than `most` people to a table."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-invited", ("most", most))


class VoteOver(Refused):
    """Raised to refuse a ballot for a vote that is decided, or whose question no longer applies."""

    reason = "vote-over"


class NotAsked(Refused):
    """Raised to refuse the ballot of a person who has no say in the vote."""

    reason = "not-asked"


class NobodyThere(Refused):
    """Raised to refuse a vote about an empty seat, a computer player, or the person who starts the vote."""

    reason = "nobody-there"


class Namesakes(Refused):
    """Raised to refuse a name that several players have. `players`: labels that distinguish these players."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__("namesakes", ("players", tuple(players)))


class BackAgain(Refused):
    """Raised to refuse a vote about a person who was absent but has returned."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("back-again", ("who", SeatRef(seat)))


class NeverReplaced(Refused):
    """Raised for a request to give a seat back to a person who was not replaced."""

    reason = "never-replaced"


class NoClock(Refused):
    """Raised to refuse another day to a person whose clock does not run, or who has already had one."""

    reason = "no-clock"


class SameTime(Refused):
    """Raised to refuse a vote on a time for turns that the table already has."""

    reason = "same-time"


class AlreadyResting(Refused):
    """Raised to refuse a pause for a table that already rests."""

    reason = "already-resting"


class NotResting(Refused):
    """Raised for a request to resume a table that does not rest."""

    reason = "not-resting"


class NotAway(Refused):
    """Raised for a request to end an absence that was not announced."""

    reason = "not-away"


class NoSuchMove(Refused):
    """Raised to refuse the number of an entry that is not a standing move."""

    def __init__(self, number: int) -> None:
        super().__init__("no-such-move", ("number", number))


class NoReview(Refused):
    """Raised for a request to review a game for which the computers have no evaluation of moves."""

    reason = "no-review"


class ReviewsOff(Refused):
    """Raised to refuse a review on a bot that computes none."""

    reason = "reviews-off"


class TooManyReviews(Refused):
    """Raised to refuse another review to a person who has requested `count` in a day."""

    def __init__(self, count: int) -> None:
        super().__init__("too-many-reviews", ("count", count))


class NoTable(Refused):
    """Raised to refuse a command in a channel without a table."""

    reason = "no-table"


class NoContent(NoTable):
    """Raised to refuse a table of a game whose component tables the bot does not have. `content`: their digest."""

    def __init__(self, content: str) -> None:
        super().__init__("no-content", ("content", content))


class NotStarted(Refused):
    """Raised to refuse an action that needs a game, because the table is still a lobby."""

    reason = "not-started"


class NotHost(Refused):
    """Raised to refuse an action that is reserved for the table's host."""

    reason = "not-host"


class VoteFirst(Refused):
    """Raised for a request to end a game alone in which other people have moved."""

    reason = "vote-first"


class TableClosed(Refused):
    """Raised to refuse a command at a table that is cancelled or finished."""

    reason = "table-closed"


class NoThread(Refused):
    """Raised to refuse a new table because Discord did not let the bot create its thread."""

    reason = "no-thread"


class NothingToOrder(Refused):
    """Raised to refuse standing orders in a game that has no questions for them."""

    reason = "nothing-to-order"


class NoSuchOrder(Refused):
    """Raised to refuse a standing order whose question, scope or answer the game does not have."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-order", ("typed", typed))


class NoTryout(Refused):
    """Raised to refuse a button of a tryout that is no longer in memory."""

    reason = "no-branch"


class PlaysHere(Refused):
    """Raised for a request from players to watch their own table, whose messages they get anyway."""

    reason = "plays-here"


class NoCallRole(Refused):
    """Raised for a request to call players if no role is set for calls, or if that role was deleted."""

    reason = "no-call-role"


class NoForum(Refused):
    """Raised to refuse tags on a server that does not open its tables in a forum."""

    reason = "no-forum"


class NoTags(Refused):
    """Raised to refuse tags for a forum that has none."""

    reason = "no-tags"


class NoSuchTag(Refused):
    """Raised to refuse a tag that the forum does not have. `names`: the tags that it has."""

    def __init__(self, typed: str, names: Sequence[str]) -> None:
        super().__init__("no-such-tag", ("typed", typed), ("tags", tuple(names)))


class RoleNotMentionable(Refused):
    """Raised for a request to call players by a role that the bot may not mention."""

    def __init__(self, role: int) -> None:
        super().__init__("role-not-mentionable", ("role", role_link(role)))


class AlreadyCalled(Refused):
    """Raised for a request to call players to a table a second time."""

    reason = "already-called"


class TooManyCalls(Refused):
    """Raised for a request to call players more than `most` times a day on one server."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-calls", ("most", most))


class CannotWrite(Refused):
    """Raised for a request to watch a table from a person who cannot receive direct messages."""

    reason = "cannot-write"


class UnknownMove(Refused):
    """Raised to refuse a text that matches no possible move. `moves`: similar moves that are possible. `called`: the
    names of these."""

    def __init__(self, typed: str, called: Sequence[str], moves: Sequence[Words]) -> None:
        super().__init__("unknown-move", ("typed", typed), ("moves", tuple(called)))
        self.moves = tuple(moves)


class NotWritten(Refused):
    """Raised to refuse a direct message without text."""

    reason = "not-written"


class AmbiguousMove(Refused):
    """Raised to refuse a text that matches several moves. `moves`: some of them. `called`: the names of these."""

    def __init__(self, typed: str, called: Sequence[str], moves: Sequence[Words]) -> None:
        super().__init__("ambiguous-move", ("typed", typed), ("moves", tuple(called)))
        self.moves = tuple(moves)


class NobodyWaits(Refused):
    """Raised to refuse a direct message from a person for whom no table waits."""

    reason = "nobody-waits"


class SeveralWait(Refused):
    """Raised to refuse a direct message that does not name its table if several tables wait for its writer."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("several-wait", ("places", links(places)))


class NoLeague(Refused):
    """Raised to refuse an action that needs a league, because there is none here."""

    reason = "no-league"


class SeveralLeagues(Refused):
    """Raised to refuse a command that does not name its league if there are several."""

    reason = "several-leagues"


class LeagueExists(Refused):
    """Raised to refuse a second league for the same game."""

    reason = "league-exists"


class LeagueStops(Refused):
    """Raised for a request to sign a person up for a league that will have no further season."""

    reason = "league-stops"


class AlreadyInLeague(Refused):
    """Raised for a request to sign a person up twice."""

    reason = "already-in-league"


class NotInLeague(Refused):
    """Raised to refuse an action that only people in the league can do."""

    reason = "not-in-league"


class ResultsOff(Refused):
    """Raised for a request to join a league from a person who wants no results to be stored."""

    reason = "results-off"


class LeagueTable(Refused):
    """Raised to refuse a change at a league's table that would affect who plays there, or when."""

    reason = "league-table"
