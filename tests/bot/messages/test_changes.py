"""A change makes the bot send its messages."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from bot.messages import changes
from bot.messages.board import fit_lines, public_voice
from bot.messages.outgoing import (
    Consequences,
    EditBoard,
    PostBoard,
    PostRecord,
    PostText,
    SendHand,
    read_message,
    stored_text,
)
from bot.model import limits
from bot.model.person import Person
from bot.model.roster import Chair, Roster
from bot.model.table import TableRecord, TableSettings
from engine import replay
from engine.chance import Chance, commitment
from engine.game import Seat, Words
from engine.moves import every_move
from engine.record import UNDO, Entry, Header, Record
from engine.registry import GAMES, AnyGame
from engine.replay import Fold
from engine.table import Change
from tests.support.games.auction import Auction

NOW = 1000.0
SEED = bytes(range(32))
ANN, BEN = 1, 2


@dataclass
class Play:
    """A game between people with even and computers with odd names, played without a bot."""

    game: AnyGame
    row: TableRecord
    header: Header
    folded: Fold[object]
    entries: tuple[Entry, ...] = ()

    def people(self) -> Mapping[int, Person]:
        return {user: Person(user) for user in self.row.roster.users}

    def change(self, seat: Seat, *words: str) -> Consequences:
        """What is owed for a move; the move stands then."""
        entry = Entry(len(self.entries) + 1, seat, words)
        after = replay.add_entry(self.game, self.folded, entry)
        step = None if entry.first_undone else after.last_step
        change = Change(entry, self.folded, after, step)
        self.folded, self.entries = after, (*self.entries, entry)
        record = Record(self.header, self.entries)
        owing = changes.change_messages(self.row, self.game, record, change, self.people(), NOW)
        self.row = owing.row
        return owing


def play(game: AnyGame, roster: Roster, options: tuple[tuple[str, str], ...] = ()) -> Play:
    header = Header(game.name, game.rules, options, roster.marks, commitment(SEED), SEED)
    row = TableRecord(1, 9, 77, ANN, game.name, TableSettings("en", options), "open", roster)
    return Play(game, row, header, replay.begin_fold(game, header))


def auction(*computers: Seat) -> Play:
    users = [None if seat in computers else user for seat, user in enumerate((ANN, BEN))]
    chairs = [Chair(mark, user, name) for mark, user, name in zip(("red", "blue"), users, ("Ann", "Ben"), strict=True)]
    return play(Auction(), Roster(tuple(chairs)), (("rounds", "three"),))


def tigris() -> Play:
    return play(GAMES[0], Roster((Chair("archer", ANN, "Ann"), Chair("bull", BEN, "Ben"))))


def kinds(owing: Consequences) -> list[type]:
    return [type(debt) for debt in owing.outgoing]


def test_every_debt_survives_being_stored() -> None:
    for debt in (
        PostBoard("a", (1, 2), "h", "b"),
        EditBoard("b", True),
        SendHand(1, 0, "c", True),
        PostText("d"),
        PostRecord("e"),
    ):
        assert read_message(stored_text(debt)) == debt


def test_a_lobby_is_posted_once_and_then_renewed() -> None:
    table = auction()
    row = replace(table.row, status="lobby", roster=Roster((Chair("", ANN, "*Ann*"),)))
    (first,) = changes.lobby_messages(row, table.game, is_new=True).outgoing
    (then,) = changes.lobby_messages(row, table.game).outgoing
    assert isinstance(first, PostBoard)
    assert isinstance(then, EditBoard)
    assert first.text == then.text
    assert "\\*Ann\\*" in first.text
    assert not first.pings


def test_a_start_promises_the_draws_shows_all_hands_then_calls_who_begins() -> None:
    table = tigris()
    owing = changes.start_messages(table.row, table.game, table.header, table.folded, table.people(), NOW)
    opening, ann, ben, post = owing.outgoing
    assert isinstance(opening, EditBoard)
    assert opening.bare
    assert table.header.commitment in opening.text
    assert SEED.hex() not in opening.text
    assert isinstance(ann, SendHand)
    assert isinstance(ben, SendHand)
    assert [(ask.user, ask.seat, ask.opening) for ask in (ann, ben)] == [(ANN, 0, True), (BEN, 1, True)]
    assert isinstance(post, PostBoard)
    assert post.pings == (ANN,)
    assert f"<@{ANN}>" in post.text
    assert f"<@{BEN}>" not in post.text


def test_a_move_after_which_the_same_goes_on_changes_the_message() -> None:
    table = tigris()
    move = next(every_move(table.game, table.folded.state, 0, ("leader", "king")))
    owing = table.change(0, *move)
    assert kinds(owing) == [EditBoard]
    assert (owing.row.summarized_to, owing.row.board_version) == (0, 0)


def test_a_newly_called_player_gets_a_direct_message_first_and_one_ping() -> None:
    table = tigris()
    table.change(0, *next(every_move(table.game, table.folded.state, 0, ("leader", "king"))))
    owing = table.change(0, "end")
    assert kinds(owing) == [SendHand, PostBoard]
    ask, post = owing.outgoing
    assert isinstance(ask, SendHand)
    assert (ask.user, ask.seat, ask.opening) == (BEN, 1, False)
    assert isinstance(post, PostBoard)
    assert post.pings == (BEN,)
    assert post.text.count("\n") >= 2
    assert (owing.row.summarized_to, owing.row.board_version) == (0, 2)


def test_a_computers_turn_calls_nobody() -> None:
    table = auction(1)
    owing = table.change(0, "bid", "1")
    assert kinds(owing) == [EditBoard]
    assert owing.row.due is None


def test_a_computers_turn_is_reported_once_it_is_over() -> None:
    table = play(GAMES[0], Roster((Chair("archer", ANN, "Ann"), Chair("bull", None, "Ben"), Chair("pot", None, "Cyd"))))
    told = list[list[type]]()
    for seat in range(3):
        for _ in range(2):
            move = next(every_move(table.game, table.folded.state, seat, ("swap",)))
            told.append(kinds(table.change(seat, *move)))
        told.append(kinds(table.change(seat, "end")))
    assert told == [[EditBoard], [EditBoard], [EditBoard], [], [], [EditBoard], [], [], [SendHand, PostBoard]]


def test_taking_back_changes_the_message_and_asks_nobody() -> None:
    table = auction()
    table.change(0, "bid", "1")
    owing = table.change(0, UNDO, "1")
    assert kinds(owing) == [EditBoard]
    (renew,) = owing.outgoing
    assert isinstance(renew, EditBoard)
    assert "Ann takes back a move" in renew.text
    assert "Bid sealed" not in renew.text


def test_public_texts_do_not_depend_on_what_was_chosen_in_secret() -> None:
    owed = [auction().change(0, *words).outgoing for words in (("bid", "1"), ("bid", "3"), ("pass",))]
    assert owed[0] == owed[1] == owed[2]


def test_unreachable_people_get_no_direct_messages() -> None:
    table = tigris()
    people = {ANN: Person(ANN), BEN: Person(BEN, dm_closed=True)}
    owing = changes.start_messages(table.row, table.game, table.header, table.folded, people, NOW)
    assert [debt.user for debt in owing.outgoing if isinstance(debt, SendHand)] == [ANN]


def test_a_turn_without_choice_is_due_in_a_minute_unless_a_computer_or_the_table_says_otherwise() -> None:
    def due(table: Play) -> float | None:
        """After a first round: nothing can be bid for the second lot."""
        table.change(0, "bid", "1")
        return table.change(1, "pass").row.due

    assert due(auction()) == NOW + changes.AUTO_END_SECONDS
    assert due(auction(0)) == NOW + changes.AUTO_END_SECONDS
    assert due(auction(0, 1)) is None
    by_hand = auction()
    by_hand.row = replace(by_hand.row, settings=replace(by_hand.row.settings, auto_end=False))
    assert due(by_hand) is None


def revolt() -> tuple[Play, list[tuple[Words, Consequences]]]:
    """Ann settles a king beside a temple, Ben challenges it; each move with what was owed for it."""
    table = tigris()
    owed = []

    def move(seat: Seat, *words: str) -> None:
        owed.append((words, table.change(seat, *words)))

    king = next(every_move(table.game, table.folded.state, 0, ("leader", "king")))
    move(0, *king)
    move(0, "end")
    conflicts = (
        m
        for m in every_move(table.game, table.folded.state, 1, ("leader", "king"))
        if (d := table.game.decision(replay.play_entry(table.game, table.folded, Entry(9, 1, m)).state))
        and d.kind == "support"
    )
    move(1, *next(conflicts))
    move(1, "support", "0")
    return table, owed


def test_a_conflict_asks_the_attacker_then_calls_the_defender() -> None:
    _at, owed = revolt()
    attack, support = owed[2][1], owed[3][1]
    assert kinds(attack) == [SendHand, EditBoard]
    assert kinds(support) == [SendHand, PostBoard]
    asked = [debt.user for owing in (attack, support) for debt in owing.outgoing if isinstance(debt, SendHand)]
    assert asked == [BEN, ANN]


def test_the_end_reveals_the_seed_and_publishes_the_record() -> None:
    table = auction()
    for _ in range(3):
        for seat in (0, 1):
            owing = table.change(seat, "pass")
    assert kinds(owing) == [PostBoard, PostRecord]
    post, published = owing.outgoing
    assert isinstance(post, PostBoard)
    assert isinstance(published, PostRecord)
    assert not post.pings
    assert SEED.hex() in post.text
    assert published.text == Record(table.header, table.entries).text()
    assert owing.row.status == "over"


def test_cancelling_says_who_and_reveals_the_seed() -> None:
    table = auction()
    owing = changes.cancelling_messages(table.row, 99, Record(table.header))
    (post,) = owing.outgoing
    assert isinstance(post, PostBoard)
    assert "<@99>" in post.text
    assert SEED.hex() in post.text
    assert owing.row.status == "cancelled"
    table.change(0, "pass")
    assert kinds(changes.cancelling_messages(table.row, ANN, Record(table.header, table.entries))) == [
        PostBoard,
        PostRecord,
    ]


def test_a_text_that_is_too_long_keeps_its_latest_lines() -> None:
    told = public_voice(auction().row)
    lines = [f"line {number} {'x' * 50}" for number in range(100)]
    text = fit_lines(lines, ["the question"], told)
    assert len(text) <= limits.MESSAGE_LENGTH
    assert text.endswith("line 99 " + "x" * 50 + "\nthe question")
    assert "line 0 " not in text
    assert text.startswith("…")
    assert len(fit_lines([], ["y" * 3000], told)) == limits.MESSAGE_LENGTH


def test_messages_fit_for_the_longest_names() -> None:
    chairs = (Chair("archer", ANN, "W" * 32), Chair("bull", BEN, "_" * 32))
    table = play(GAMES[0], Roster(chairs))
    chance = Chance(bytes(32)).stream("long")
    for _ in range(60):
        decision = table.game.decision(table.folded.state)
        if decision is None:
            break
        seat = decision.seats[0]
        moves = list(every_move(table.game, table.folded.state, seat))
        owing = table.change(seat, *chance.choice(moves))
        texts = [debt.text for debt in owing.outgoing if isinstance(debt, SendHand | PostBoard | EditBoard)]
        assert max(len(text) for text in texts) <= limits.MESSAGE_LENGTH


def test_a_turn_that_is_given_back_calls_its_owner_again() -> None:
    table = tigris()
    table.change(0, "end")
    _, post = table.change(1, UNDO, "1").outgoing
    assert isinstance(post, PostBoard)
    assert post.pings == (ANN,)


def test_a_called_player_reads_every_event_after_their_own_last_move() -> None:
    three = Roster((Chair("archer", ANN, "Ann"), Chair("bull", BEN, "Ben"), Chair("lion", 3, "Cyd")))
    table = play(GAMES[0], three)
    for seat in (0, 1):
        table.change(seat, "end")
    *_, post = table.change(2, "end").outgoing
    assert isinstance(post, PostBoard)
    assert post.text.index("Ben") < post.text.index("Cyd")
    assert "Ben" not in post.history
    assert "Cyd" in post.history
