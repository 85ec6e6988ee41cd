"""Reasons why a command or a button is refused. Each class has a `reason`, and the catalog entry `refused-<reason>`
explains it."""

from collections.abc import Iterable, Sequence

from bot.model import limits
from bot.model.mentions import channel_link, channel_links, role_link
from engine.game import Refused, Seat, SeatRef, Words
from engine.registry import AnyGame


class ChannelTaken(Refused):
    """Raised if a new table is requested in a channel that has an unfinished table."""

    reason = "channel-taken"


class CancelFirst(Refused):
    """Raised if a new table is requested in a channel whose unfinished table the person may cancel."""

    reason = "cancel-first"


class AlreadyStarted(Refused):
    """Raised if an action that is only possible in a lobby is requested after the game has begun."""

    reason = "already-started"


class AlreadyJoined(Refused):
    """Raised if a person requests a seat at a table at which they already have one."""

    reason = "already-joined"


class TableFull(Refused):
    """Raised if a seat is requested at a table whose `most` seats are all taken."""

    def __init__(self, most: int) -> None:
        super().__init__("table-full", ("most", most))


class TooFew(Refused):
    """Raised if a game is to start with fewer players than it needs."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__("too-few", ("least", game.seats[0]))


class MarkTaken(Refused):
    """Raised if a mark is chosen that another chair has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-taken", ("mark", mark))


class MarkReserved(Refused):
    """Raised if a mark is chosen that a solo opponent or automaton has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-reserved", ("mark", mark))


class MarkHeld(Refused):
    """Raised if a solo opponent or automaton is to get a mark that a seat has."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-held", ("mark", mark))


class MarkReservedTwice(Refused):
    """Raised if a second solo opponent or automaton is to get the same mark."""

    def __init__(self, mark: str) -> None:
        super().__init__("mark-reserved-twice", ("mark", mark))


class UnknownMark(Refused):
    """Raised if a mark is chosen that the game does not have."""

    def __init__(self, mark: str) -> None:
        super().__init__("unknown-mark", ("mark", mark))


class NoComputer(Refused):
    """Raised if a computer player is to be removed from a table that has none."""

    reason = "no-computer"


class NoHands(Refused):
    """Raised if a hand is requested in a game without hands."""

    reason = "no-hands"


class NoSuchPicture(Refused):
    """Raised if a picture is requested that does not exist."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-picture", ("typed", typed[: limits.SUGGESTION_LENGTH]))


class NoSuchComponent(Refused):
    """Raised if the explanation of an unknown component is requested."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-component", ("typed", typed[: limits.SUGGESTION_LENGTH]))


class SeveralComponents(Refused):
    """Raised if a text matches several components. `names`: their labels."""

    def __init__(self, typed: str, names: str) -> None:
        super().__init__("several-components", ("typed", typed[: limits.SUGGESTION_LENGTH]), ("names", names))


class StillOpen(Refused):
    """Raised if an action that is only possible after the end of a game is requested before it."""

    reason = "still-open"


class InvalidAbsence(Refused):
    """Raised if an absence is over, ends before it begins, or is longer than `most` days."""

    def __init__(self, most: int) -> None:
        super().__init__("no-absence", ("most", most))


class NotADate(Refused):
    """Raised if a typed text is not a date."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-date", ("typed", typed))


class NotATimeOfDay(Refused):
    """Raised if a typed text is not a time of day."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-time", ("typed", typed))


class NoSuchOption(Refused):
    """Raised if the game does not have an option, or does not have a choice for it."""

    def __init__(self, game: str, option: str) -> None:
        super().__init__("no-such-option", ("game", game), ("option", option))


class OptionWithoutEffect(Refused):
    """Raised if an option is chosen that has no effect because of another choice, named by `because`."""

    def __init__(self, typed: str, because: str) -> None:
        super().__init__("without-effect", ("typed", typed), ("because", because))


class NoSuchChoice(Refused):
    """Raised if `typed` is not one of the options or choices.

    `option`: the option whose choice is unknown, or "" if the option itself is unknown. `known`: the options, or the
    choices of `option`.
    """

    def __init__(self, typed: str, option: str, known: Iterable[str]) -> None:
        reason = "no-such-choice" if option else "unknown-option"
        listed = " · ".join(known)
        super().__init__(reason, ("typed", typed[: limits.SUGGESTION_LENGTH]), ("option", option), ("known", listed))


class NotPermitted(Refused):
    """Raised if a person lacks the Discord permission that a command needs. The catalog entry `word-<permission>` names
    it."""

    def __init__(self, permission: str) -> None:
        super().__init__("not-permitted", ("permission", permission))


class WrongGame(Refused):
    """Raised if the command of one game is used at a table of another game."""

    def __init__(self, game: str) -> None:
        super().__init__("other-game", ("game", game))


class UnknownZone(Refused):
    """Raised if a typed text is not a time zone of the IANA database."""

    def __init__(self, typed: str) -> None:
        super().__init__("unknown-zone", ("typed", typed))


class IncompleteQuietHours(Refused):
    """Raised if quiet hours have no end or no zone, or a length of zero."""

    reason = "half-quiet"


class DigestWithoutZone(Refused):
    """Raised if a person whose time zone is unknown requests a daily digest."""

    reason = "digest-without-zone"


class NoLaterMove(Refused):
    """Raised if a game is to be rewound to a move that no later move follows."""

    def __init__(self, number: int) -> None:
        super().__init__("nothing-after", ("number", number))


class MissingPermission(Refused):
    """Raised if the bot lacks permissions for an action. `names`: the permissions."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("missing-permission", ("permissions", names))


class WrongChannel(Refused):
    """Raised if a new table is requested outside the channel that the guild has set."""

    def __init__(self, channel: int) -> None:
        super().__init__("wrong-channel", ("channel", channel_link(channel)))


class WrongForum(Refused):
    """Raised if a new table is requested outside the posts of the forum that the guild has set."""

    def __init__(self, forum: int) -> None:
        super().__init__("wrong-forum", ("channel", channel_link(forum)))


class WrongRole(Refused):
    """Raised if a person without any of the `roles` that may open tables requests a new table."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__("wrong-role", ("roles", tuple(role_link(role) for role in roles)))


class OpeningRolesDeleted(Refused):
    """Raised if a new table is requested while all the roles that may open tables are deleted."""

    reason = "roles-gone"


class TooManySeats(Refused):
    """Raised if a person with seats at `most` unfinished tables requests another. `places`: the channels of these
    tables."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-seats", ("most", most), ("places", channel_links(places)))


class TooManyLobbies(Refused):
    """Raised if a new table is requested while `most` lobbies of the guild wait for players. `places`: their
    channels."""

    def __init__(self, most: int, places: Sequence[int]) -> None:
        super().__init__("too-many-lobbies", ("most", most), ("places", channel_links(places)))


class TablesElsewhere(Refused):
    """Raised if a command is used in a channel whose tables are in its threads. `places`: the threads."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("tables-elsewhere", ("places", channel_links(places)))


class NotSeated(Refused):
    """Raised if a person does not play at the table."""

    reason = "not-seated"


class TooManyInvited(Refused):
    """Raised if more than `most` people are to be invited to a table."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-invited", ("most", most))


class VoteOver(Refused):
    """Raised if a ballot is cast in a vote that is decided, or whose question no longer applies."""

    reason = "vote-over"


class NotAsked(Refused):
    """Raised if a person who has no say in a vote casts a ballot."""

    reason = "not-asked"


class NoOtherPersonOnSeat(Refused):
    """Raised if a vote is about an empty seat, a computer player, or the person who starts the vote."""

    reason = "nobody-there"


class Namesakes(Refused):
    """Raised if several players have the typed name. `players`: labels that distinguish these players."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__("namesakes", ("players", tuple(players)))


class AbsentPersonReturned(Refused):
    """Raised if a vote is about a person who was absent but has returned."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("back-again", ("who", SeatRef(seat)))


class NeverReplaced(Refused):
    """Raised if a person who was not replaced asks for their seat back."""

    reason = "never-replaced"


class NoExtraDay(Refused):
    """Raised if a person asks for another day although their clock does not run, or they have already had one."""

    reason = "no-clock"


class UnchangedTime(Refused):
    """Raised if a vote proposes a time for turns that the table already has."""

    reason = "same-time"


class AlreadyResting(Refused):
    """Raised if a pause is proposed for a table that already rests."""

    reason = "already-resting"


class NotResting(Refused):
    """Raised if a table that does not rest is to be resumed."""

    reason = "not-resting"


class NoAnnouncedAbsence(Refused):
    """Raised if an absence is to end that was not announced."""

    reason = "not-away"


class NoMoveWithNumber(Refused):
    """Raised if no move has this number, or if the move with this number was taken back."""

    def __init__(self, number: int) -> None:
        super().__init__("no-such-move", ("number", number))


class NoReview(Refused):
    """Raised if a review is requested of a game for which the computers have no evaluation of moves."""

    reason = "no-review"


class ReviewsOff(Refused):
    """Raised if a review is requested on a bot that computes none."""

    reason = "reviews-off"


class TooManyReviews(Refused):
    """Raised if a person who has requested `count` reviews in a day requests another."""

    def __init__(self, count: int) -> None:
        super().__init__("too-many-reviews", ("count", count))


class NoTable(Refused):
    """Raised if a command is used in a channel without a table, or if a table does not exist."""

    reason = "no-table"


class MissingComponents(NoTable):
    """Raised if the bot does not have the component tables of a table's game. `content`: their digest."""

    def __init__(self, content: str) -> None:
        super().__init__("no-content", ("content", content))


class NotStarted(Refused):
    """Raised if an action that needs a game is requested while the table is still a lobby."""

    reason = "not-started"


class NotHost(Refused):
    """Raised if somebody other than the table's host requests an action that is reserved for the host."""

    reason = "not-host"


class VoteFirst(Refused):
    """Raised if a person wants to end a game alone in which other people have moved."""

    reason = "vote-first"


class TableClosed(Refused):
    """Raised if an action is requested at a table that is cancelled or finished."""

    reason = "table-closed"


class NoThread(Refused):
    """Raised if Discord did not let the bot create the thread of a new table."""

    reason = "no-thread"


class NothingToOrder(Refused):
    """Raised if standing orders are requested in a game that has no questions for them."""

    reason = "nothing-to-order"


class NoSuchOrder(Refused):
    """Raised if the game does not have the question, the scope or the answer of a standing order."""

    def __init__(self, typed: str) -> None:
        super().__init__("no-such-order", ("typed", typed))


class NoTryout(Refused):
    """Raised if a button belongs to a tryout that is no longer in memory."""

    reason = "no-branch"


class PlaysAtTable(Refused):
    """Raised if a player wants to watch their own table, whose messages they get anyway."""

    reason = "plays-here"


class NoCallRole(Refused):
    """Raised if players are to be called although no role is set for calls, or that role was deleted."""

    reason = "no-call-role"


class NoForum(Refused):
    """Raised if tags are given on a server that does not open its tables in a forum."""

    reason = "no-forum"


class NoTags(Refused):
    """Raised if tags are given for a forum that has none."""

    reason = "no-tags"


class NoSuchTag(Refused):
    """Raised if a tag is given that the forum does not have. `names`: the tags that it has."""

    def __init__(self, typed: str, names: Sequence[str]) -> None:
        super().__init__("no-such-tag", ("typed", typed), ("tags", tuple(names)))


class RoleNotMentionable(Refused):
    """Raised if players are to be called by a role that the bot may not mention."""

    def __init__(self, role: int) -> None:
        super().__init__("role-not-mentionable", ("role", role_link(role)))


class AlreadyCalled(Refused):
    """Raised if players are called to a table a second time."""

    reason = "already-called"


class TooManyCalls(Refused):
    """Raised if players are called more than `most` times a day on one server."""

    def __init__(self, most: int) -> None:
        super().__init__("too-many-calls", ("most", most))


class CannotReceiveMessages(Refused):
    """Raised if a person who cannot receive direct messages asks for some, for example to watch a table."""

    reason = "cannot-write"


class UnknownMove(Refused):
    """Raised if a text matches no possible move. `moves`: similar moves that are possible. `called`: their names."""

    def __init__(self, typed: str, called: Sequence[str], moves: Sequence[Words]) -> None:
        super().__init__("unknown-move", ("typed", typed), ("moves", tuple(called)))
        self.moves = tuple(moves)


class MessageWithoutText(Refused):
    """Raised if a direct message has no text."""

    reason = "not-written"


class AmbiguousMove(Refused):
    """Raised if a text matches several moves. `moves`: some of them. `called`: their names."""

    def __init__(self, typed: str, called: Sequence[str], moves: Sequence[Words]) -> None:
        super().__init__("ambiguous-move", ("typed", typed), ("moves", tuple(called)))
        self.moves = tuple(moves)


class NoTableWaits(Refused):
    """Raised if a person for whom no table waits sends a direct message."""

    reason = "nobody-waits"


class SeveralTablesWait(Refused):
    """Raised if a direct message does not name its table although several tables wait for its writer. `places`: their
    channels."""

    def __init__(self, places: Sequence[int]) -> None:
        super().__init__("several-wait", ("places", channel_links(places)))


class NoLeague(Refused):
    """Raised if an action needs a league where there is none."""

    reason = "no-league"


class SeveralLeagues(Refused):
    """Raised if a command does not name its league although the server has several."""

    reason = "several-leagues"


class LeagueExists(Refused):
    """Raised if a second league is started for the same game."""

    reason = "league-exists"


class LeagueStops(Refused):
    """Raised if a person signs up for a league that will have no further season."""

    reason = "league-stops"


class AlreadyInLeague(Refused):
    """Raised if a person signs up twice."""

    reason = "already-in-league"


class NotInLeague(Refused):
    """Raised if a person who is not in the league requests an action that only its members can do."""

    reason = "not-in-league"


class ResultsOff(Refused):
    """Raised if a person who wants no results to be stored joins a league."""

    reason = "results-off"


class LeagueTableFixed(Refused):
    """Raised if a change at a league's table would affect who plays there, or when."""

    reason = "league-table"
