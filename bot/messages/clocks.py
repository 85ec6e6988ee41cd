"""Messages about time: warnings, flags, more time, rest and pause."""

from collections.abc import Mapping, Sequence

from bot.messages import board as words
from bot.messages.outgoing import Outgoing, PostAbsenceNotice, PostRest, PostText, SendWarning, WarnPlayer
from bot.model.mentions import relative_time
from bot.model.pace import MAX_FLAGS_IN_A_ROW, pace_of, public_flag_time, warning_seconds
from bot.model.person import Person
from bot.model.table import SeatClock, TableRecord
from bot.text.seats import voice_at_table
from engine.game import Seat, SeatRef


def consequence_of_next_flag(row: TableRecord, clock: SeatClock) -> str:
    """Return the consequence that a person's next flag has: the table's choice for `late`, or "seat" after
    `MAX_FLAGS_IN_A_ROW` flags."""
    in_a_row = row.settings.late == "turn" and clock.flags_in_a_row + 1 >= MAX_FLAGS_IN_A_ROW
    return "seat" if in_a_row else row.settings.late


def warning_messages(
    row: TableRecord, seats: Sequence[Seat], people: Mapping[int, Person], now: float
) -> tuple[Outgoing, ...]:
    """Return the warnings to the players on `seats`, both in the channel and by direct message."""
    pace, flag = pace_of(row), public_flag_time(row)
    if pace is None or flag is None:
        return ()
    until = relative_time(max(flag, now + warning_seconds(pace)))
    warnings = list[Outgoing]()
    for clock in row.clocks:
        user = row.roster.user_of(clock.seat)
        if clock.seat not in seats or user is None:
            continue
        person = people[user]
        voice = voice_at_table(person.private_language or row.settings.language, row.game, row.roster)
        consequence = voice.say(f"clock-then-{consequence_of_next_flag(row, clock)}")
        warnings.append(
            WarnPlayer(user, voice.say("clock-warning", person=f"<@{user}>", until=until, follows=consequence))
        )
        if person.is_reachable:
            link = voice.say("ask-title", game=voice.say("game-name"), link=f"<#{row.channel}>")
            warnings.append(
                SendWarning(user, f"{link}\n{voice.say('clock-warning-direct', until=until, follows=consequence)}")
            )
    return tuple(warnings)


def flag_notice(row: TableRecord, seat: Seat, *, is_first_turn: bool) -> PostAbsenceNotice:
    """Return the message by which the others decide about a player whose time is up. `is_first_turn`: whether nobody
    has moved yet in this game."""
    key = "clock-flag-first" if is_first_turn else "clock-flag-vote"
    return PostAbsenceNotice(words.public_voice(row).say(key, who=SeatRef(seat)), seat)


def computer_turn_text(row: TableRecord, seat: Seat) -> PostText:
    """Return the message that reports that a computer plays this turn for a person."""
    return PostText(words.public_voice(row).say("clock-flag-turn", who=SeatRef(seat)))


def rest_text(row: TableRecord) -> PostRest:
    """Return the message that reports that the table rests because everybody is late."""
    until = relative_time(row.rest.until) if row.rest is not None else ""
    return PostRest(words.public_voice(row).say("clock-rest", until=until))


def resumed_text(row: TableRecord, seat: Seat | None) -> PostText:
    """Return the message that reports that the table continues: because the player on `seat` resumed it, or, if `seat`
    is None, because its pause is over."""
    voice = words.public_voice(row)
    return PostText(voice.say("clock-pause-over") if seat is None else voice.say("clock-goes-on", who=SeatRef(seat)))


def extra_day_text(row: TableRecord, seat: Seat) -> PostText:
    """Return the message that reports that a player asked for another day."""
    flag = public_flag_time(row)
    until = relative_time(flag) if flag is not None else ""
    return PostText(words.public_voice(row).say("clock-day", who=SeatRef(seat), until=until))


def changed_time_text(row: TableRecord) -> PostText:
    """Return the message that reports that all players agreed to another time for turns."""
    voice, settings = words.public_voice(row), row.settings
    return PostText(voice.say("clock-changed", options=words.pace_line(voice, settings.pace, settings.late)))


def pause_text(row: TableRecord) -> PostText:
    """Return the message that reports that all players agreed to a pause."""
    until = relative_time(row.rest.until) if row.rest is not None else ""
    return PostText(words.public_voice(row).say("clock-pause", until=until))
