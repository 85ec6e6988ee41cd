"""The messages that a change of a table causes for players and watchers, in order, and the table record to store with
them."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.messages import board as words
from bot.messages import threads
from bot.messages.orders import held_answer_lines, with_delay_lines
from bot.messages.outgoing import (
    Consequences,
    EditBoard,
    Outgoing,
    PostBoard,
    PostRecord,
    PostText,
    SendHand,
    SendWatcherUpdate,
)
from bot.model import limits, orders, pace, reminders
from bot.model.person import Person
from bot.model.table import TableRecord
from bot.text.names import escape_name
from bot.text.seats import successor_name, voice_at_table
from engine import codec
from engine.game import Decision, Seat, SeatRef
from engine.record import Header, Record
from engine.registry import AnyGame
from engine.replay import Fold
from engine.table import Change, Log

AUTO_END_SECONDS = 60.0
"""Seconds after which a turn ends automatically if nothing else can be done in it."""


def consequences_of_change(
    row: TableRecord,
    game: AnyGame,
    record: Record,
    change: Change[object],
    people: Mapping[int, Person],
    watchers: Sequence[Person],
    now: float,
    notice: str = "",
    *,
    has_acted: bool = True,
) -> Consequences:
    """Return all consequences of a change.

    `record`: the game, including the change.
    `people`: the settings of the players.
    `watchers`: the settings of the watchers.
    `now`: seconds since the epoch.
    `notice`: a text posted instead of the line about who took a move back.
    `has_acted`: whether the seat's own player, or a standing order of theirs, made the change.
    """
    # The order matters: messages name the clocks' times and may finish the game, a finished game has no waits and no
    # held answers, and the questions name the delays of held answers.
    former_decision, decision = change.before.decision(game), change.after.decision(game)
    moved = {entry.seat for entry in change.entries} if change.step is not None else set[Seat]()
    acted = {change.entry.seat} if has_acted and change.step is not None else set[Seat]()
    # The messages name the time that is left, so clocks are settled first; waits follow the pings among the messages.
    row = pace.update_clocks(row, _deciding_seats(decision), now, moved=moved, acted=acted)
    consequences = change_messages(row, game, record, change, people, now, notice)
    waiting_row = reminders.with_waits(consequences.row, decision, change.entry.seat, now)
    stays, version = orders.seats_with_same_question(former_decision, decision, change), change.entries[-1].number
    row_with_answers = orders.with_held_answers(
        waiting_row, game, change.after, stays, record.header.seed, version, now
    )
    stored_row = replace(row_with_answers, snapshot=codec.dumps(change.after.state))
    # A question in a message gets the time of its held answer, which is known only now.
    noted = with_delay_lines(stored_row, consequences.outgoing, people)
    return Consequences(
        stored_row,
        (*noted, *watcher_updates(consequences, decision, watchers), *threads.thread_updates(row, stored_row)),
    )


def consequences_of_other_change(
    row: TableRecord,
    game: AnyGame,
    consequences: Consequences,
    log: Log[object] | None,
    watchers: Sequence[Person],
    now: float,
) -> Consequences:
    """Return all consequences of a change that is not an entry of the log.

    `consequences`: the consequences of the change itself. `log`: the log of the game in progress, or None in a lobby.
    """
    decision = log.fold.decision(game) if log else None
    timed_row = pace.update_clocks(pace.with_new_players(row, consequences.row), _deciding_seats(decision), now)
    waiting_row = reminders.with_waits(timed_row, decision, None, now)
    if log is not None:
        stays = decision.seats if decision else ()
        waiting_row = orders.with_held_answers(waiting_row, game, log.fold, stays, log.header.seed, log.version, now)
    updates = watcher_updates(consequences, decision, watchers) if log is not None else ()
    return Consequences(waiting_row, (*consequences.outgoing, *updates, *threads.thread_updates(row, waiting_row)))


def lobby_messages(row: TableRecord, game: AnyGame, *, is_new: bool = False) -> Consequences:
    """Return the board message of a lobby whose players have changed. `is_new`: whether to post it as a new message."""
    text = words.lobby_text(row, game)
    return Consequences(row, (PostBoard(text) if is_new else EditBoard(text),))


def opening_messages(row: TableRecord, game: AnyGame) -> Consequences:
    """Return the messages about a new table in its channel or thread."""
    return Consequences(row, (*lobby_messages(row, game, is_new=True).outgoing, *threads.thread_updates(None, row)))


def start_messages(
    row: TableRecord, game: AnyGame, header: Header, fold: Fold[object], people: Mapping[int, Person], now: float
) -> Consequences:
    """Return the messages at the start of a game. The lobby's message is replaced by the hash of the seed, players get
    their hands, and the first players are pinged."""
    voice, decision = words.public_voice(row), fold.decision(game)
    row = pace.start_clocks(
        replace(row, due=_turn_end_time(row, decision, people, now)), _deciding_seats(decision), now
    )
    opening = EditBoard(words.start_text(voice, row, game, header, fold.start), bare=True)
    hands = [replace(ask, opening=True) for ask in _hand_messages(row, game, decision, row.roster.humans, people)]
    text = words.fit_lines([], words.waiting_lines(voice, row, decision), voice)
    question = voice.decision(decision) if decision else ""
    return Consequences(row, (opening, *hands, _board_post(row, game, text, _deciding_seats(decision), question)))


def change_messages(
    row: TableRecord,
    game: AnyGame,
    record: Record,
    change: Change[object],
    people: Mapping[int, Person],
    now: float,
    notice: str = "",
) -> Consequences:
    """Return the messages about an entry.

    If seats are newly asked, a new board message pings them. Otherwise the newest board message is edited; while only
    computers are to move, it reports only what happened after it was posted. A move in the middle of a computer's turn
    changes no board, since the computer moves again in a moment. `notice` is posted before the board.
    """
    former_decision, decision = change.before.decision(game), change.after.decision(game)
    if decision is None:
        return _end_messages(row, game, record, change.after)
    row = replace(row, due=_turn_end_time(row, decision, people, now))
    called_seats = _newly_called(former_decision, decision, change, alone=not notice)
    hands = _hand_messages(
        row,
        game,
        decision,
        _newly_asked(former_decision, decision, called_seats) if change.step else called_seats,
        people,
    )
    texts: tuple[Outgoing, ...] = (PostText(notice),) if notice else ()
    if _people_on(row, called_seats):
        row, posted = _new_board(row, game, decision, change, called_seats, alone=not notice)
        return Consequences(row, (*texts, *hands, posted))
    if _computer_continues(row, decision, change):
        return Consequences(row, (*texts, *hands))
    board_row = row if _people_on(row, decision.seats) else replace(row, summarized_to=row.board_version)
    return Consequences(row, (*texts, *hands, EditBoard(_board_text(board_row, decision, change, alone=not notice))))


def _new_board(
    row: TableRecord,
    game: AnyGame,
    decision: Decision,
    change: Change[object],
    called: tuple[Seat, ...],
    *,
    alone: bool,
) -> tuple[TableRecord, PostBoard]:
    """Return the table, and the new board message that pings the seats `called`. The message reports everything since
    the last move of the seat that has waited longest. The previous board message keeps what it has reported."""
    row = replace(row, summarized_to=row.board_version, board_version=change.entries[-1].number)
    voice = words.public_voice(row)
    history = words.fit_lines(words.event_lines(voice, row, change.after), [], voice)
    row = replace(row, summarized_to=min(row.summarized_to, *(_last_entry_of(change.after, seat) for seat in called)))
    return row, _board_post(row, game, _board_text(row, decision, change, alone=alone), called, history)


def leaving_messages(row: TableRecord, game: AnyGame, fold: Fold[object], seat: Seat, leaver: str) -> Consequences:
    """Return the messages after the person called `leaver` has left a game and a computer has taken the seat."""
    voice = words.public_voice(row)
    decision = fold.decision(game)
    if seat in _deciding_seats(decision):
        row = replace(row, due=None)
    former = escape_name(successor_name(voice.language, row.game, row.roster, seat, leaver))
    notice = voice.say("board-left", name=former, computer=SeatRef(seat))
    board = words.fit_lines(words.event_lines(voice, row, fold), words.waiting_lines(voice, row, decision), voice)
    return Consequences(row, (PostText(notice), EditBoard(board)))


def seating_messages(
    row: TableRecord,
    game: AnyGame,
    fold: Fold[object],
    seat: Seat,
    notice: str,
    people: Mapping[int, Person],
    now: float,
) -> Consequences:
    """Return the messages after another person or a computer has taken the seat. A person gets the seat's hand.
    `notice`: the text to post in the channel."""
    voice, decision = words.public_voice(row), fold.decision(game)
    if seat in _deciding_seats(decision):
        row = replace(row, due=_turn_end_time(row, decision, people, now))
    opening = seat not in _deciding_seats(decision)
    hands = [replace(ask, opening=opening) for ask in _hand_messages(row, game, decision, (seat,), people)]
    board = words.fit_lines(words.event_lines(voice, row, fold), words.waiting_lines(voice, row, decision), voice)
    return Consequences(row, (*hands, PostText(notice), EditBoard(board)))


def restored_board(row: TableRecord, game: AnyGame, fold: Fold[object] | None) -> PostBoard:
    """Return a new board message for a table that is back in an older state because a backup was restored."""
    voice = words.public_voice(row)
    if fold is None:
        return PostBoard(f"{voice.say('board-restored')}\n{words.lobby_text(row, game)}"[: limits.MESSAGE_LENGTH])
    return PostBoard(
        words.fit_lines([voice.say("board-restored")], words.waiting_lines(voice, row, fold.decision(game)), voice)
    )


def closing_messages(row: TableRecord, key: str = "lobby-cancelled") -> Consequences:
    """Return the messages about a closed lobby. `key`: the entry with the reason."""
    voice = words.public_voice(row)
    text = words.fit_lines([words.title_text(voice, "lobby-title")], [voice.say(key)], voice)
    return Consequences(replace(row, status="cancelled", due=None), (EditBoard(text),))


def cancelling_messages(row: TableRecord, user: int, record: Record) -> Consequences:
    """Return the messages about a game that `user` has ended early."""
    voice = words.public_voice(row)
    text = words.fit_lines([], words.cancellation_lines(voice, row.roster, user, record.header), voice)
    return Consequences(replace(row, status="cancelled", due=None), (PostBoard(text), *_record_messages(record)))


def agreed_end_messages(row: TableRecord, record: Record) -> Consequences:
    """Return the messages about a game ended by vote."""
    voice = words.public_voice(row)
    text = words.fit_lines([], words.agreed_end_lines(voice, record.header), voice)
    return Consequences(replace(row, status="cancelled", due=None), (PostBoard(text), *_record_messages(record)))


def abandoned_messages(row: TableRecord, record: Record) -> Consequences:
    """Return the messages about a game that has rested so long that it ends unfinished."""
    voice = words.public_voice(row)
    text = words.fit_lines([], [voice.say("clock-abandoned"), *words.seed_lines(voice, record.header)], voice)
    return Consequences(replace(row, status="cancelled", due=None), (PostBoard(text), *_record_messages(record)))


def _end_messages(row: TableRecord, game: AnyGame, record: Record, fold: Fold[object]) -> Consequences:
    voice = words.public_voice(row)
    row = replace(row, status="over", due=None, summarized_to=row.board_version, board_version=len(record.entries))
    result = game.result(fold.state)
    events = fold.events_since(row.summarized_to)
    ending_lines = words.ending_lines(voice, result, record.header, events) if result else []
    text = words.fit_lines(words.event_lines(voice, row, fold), ending_lines, voice)
    return Consequences(row, (PostBoard(text), *_record_messages(record)))


def _record_messages(record: Record) -> tuple[Outgoing, ...]:
    return (PostRecord(record.text()),) if record.entries else ()


def _board_text(row: TableRecord, decision: Decision, change: Change[object], *, alone: bool = True) -> str:
    voice = words.public_voice(row)
    lines = words.event_lines(voice, row, change.after)
    if change.step is None and alone:
        lines.append(voice.say("board-undone", name=SeatRef(change.entry.seat)))
    return words.fit_lines(lines, words.waiting_lines(voice, row, decision), voice)


def _board_post(row: TableRecord, game: AnyGame, text: str, called: tuple[Seat, ...], history: str) -> PostBoard:
    hint = words.public_voice(row).say("board-hand-hint") if game.has_hands else ""
    return PostBoard(text, _people_on(row, called), hint, history)


def _people_on(row: TableRecord, seats: tuple[Seat, ...]) -> tuple[int, ...]:
    return tuple(user for seat in seats if (user := row.roster.user_of(seat)) is not None)


def _hand_messages(
    row: TableRecord,
    game: AnyGame,
    decision: Decision | None,
    seats: tuple[Seat, ...],
    people: Mapping[int, Person],
) -> tuple[SendHand, ...]:
    """Return the direct messages with hands; () in a game without hands. They are sent first, so that the public
    message can name the people whom they did not reach."""
    if not game.has_hands:
        return ()
    persons = [(seat, people[user]) for seat in seats if (user := row.roster.user_of(seat)) in people and user]
    return tuple(
        SendHand(p.user, seat, _question_text(row, p, decision)) for seat, p in persons if p.is_reachable and decision
    )


def delayed_hand_text(row: TableRecord, person: Person, decision: Decision | None) -> str:
    """Return the text of a delayed direct message with a hand: the current question, and the answer that is held for
    it."""
    voice = voice_at_table(person.private_language or row.settings.language, row.game, row.roster)
    return "\n".join([_question_text(row, person, decision), *held_answer_lines(row, person.user, voice)])


def _question_text(row: TableRecord, person: Person, decision: Decision | None) -> str:
    voice = voice_at_table(person.private_language or row.settings.language, row.game, row.roster)
    lines = [voice.say("ask-title", game=voice.say("game-name"), link=f"<#{row.channel}>")]
    if decision is not None:
        lines.append(voice.decision(decision))
    return words.fit_lines([], lines, voice)


def _newly_called(
    former_decision: Decision | None, after: Decision, change: Change[object], *, alone: bool
) -> tuple[Seat, ...]:
    """Return the seats that are asked now and were not asked before. `alone`: whether a player took back a move without
    a vote; that player knows that it is their turn again."""
    knowing = (
        (*_deciding_seats(former_decision), change.entry.seat)
        if alone and not change.step
        else _deciding_seats(former_decision)
    )
    return tuple(seat for seat in after.seats if seat not in knowing)


def _last_entry_of(fold: Fold[object], seat: Seat) -> int:
    """Return the number of the last entry by `seat`, up to which its player has certainly read the board, or 0."""
    return max((move.entry.number for move in fold.moves if move.entry.seat == seat), default=0)


def _newly_asked(former_decision: Decision | None, after: Decision, called: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that get a direct message: those newly called, or all that are now asked a new private
    question."""
    return (
        after.seats if after.private and former_decision is not None and after.kind != former_decision.kind else called
    )


def _computer_continues(row: TableRecord, after: Decision, change: Change[object]) -> bool:
    """Whether a computer has moved and only this computer is to move again."""
    return change.step is not None and after.seats == (change.entry.seat,) and not _people_on(row, after.seats)


def _deciding_seats(decision: Decision | None) -> tuple[Seat, ...]:
    return decision.seats if decision else ()


def _turn_end_time(
    row: TableRecord, decision: Decision | None, people: Mapping[int, Person], now: float
) -> float | None:
    """Return when the turn ends automatically, in seconds since the epoch, if it can only be confirmed, or has only
    minor moves left and the person wants it to end then. Otherwise return None."""
    users = _people_on(row, decision.seats) if decision is not None else ()
    if decision is None or not users:
        return None
    alone = bool(decision.automatic_move) and row.settings.auto_end
    ends_by_itself = bool(decision.ending_move) and all(user in people and people[user].ends for user in users)
    patience = 0 if decision.prompt and alone else AUTO_END_SECONDS
    return now + patience if alone or ends_by_itself else None


def watcher_updates(
    consequences: Consequences, decision: Decision | None, watchers: Sequence[Person]
) -> tuple[Outgoing, ...]:
    """Return the messages to the watchers of a table when it pings a player. Watchers who play at the table get
    none."""
    row = consequences.row
    if decision is None or not any(
        isinstance(outgoing, PostBoard) and outgoing.pings for outgoing in consequences.outgoing
    ):
        return ()
    link = f"<#{row.channel}>"
    updates = []
    for person in watchers:
        if person.is_reachable and row.roster.seat_of(person.user) is None:
            voice = voice_at_table(person.private_language or row.settings.language, row.game, row.roster)
            facts = {"game": voice.say("game-name"), "link": link, "decision": voice.decision(decision)}
            updates.append(SendWatcherUpdate(person.user, voice.say("watch-wait", **facts)))
    return tuple(updates)
