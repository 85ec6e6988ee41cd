"""The texts of board messages, made from public facts."""

import re
from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from bot.messages.lobby import choice_lines, option_label
from bot.model import limits
from bot.model.gathering import most_seats
from bot.model.mentions import relative_time
from bot.model.options import choices_in_force, ineffective_options, possible_seat_counts
from bot.model.pace import pace_of, public_flag_time
from bot.model.roster import Roster
from bot.model.table import TableRecord
from bot.text.clauses import clause_text
from bot.text.direction import without_marks
from bot.text.seats import voice_at_table
from bot.text.voice import Voice, capitalize_first
from engine.game import FINAL_SCORE_EVENT, GAME_ENDED_EVENT, Decision, Event, Result, Seat, SeatRef, public_events
from engine.record import Header
from engine.registry import AnyGame
from engine.replay import Fold
from engine.score_history import TurningPoint

_NAMED_LINE_PATTERN = "(?P<mark>[\u200e\u200f]?)\u2068?(?P<name>{})\u2069?:?(?: –)? "
"""A pattern for the beginning of a line about somebody's action, with the direction marks and the colon or dash that
some languages need."""

_SCORE_PART_NAMES = ("one", "two", "three", "four")
"""The names of the parts of a score in the entry `game-over-score`, the deciding part first."""

_MAX_EVENTS_OF_MOVE = 3
"""Maximum number of events for each move in a text that lists moves."""


def public_voice(row: TableRecord) -> Voice:
    """Return the voice of a table's public messages: in the table's language, with escaped names."""
    return voice_at_table(row.settings.language, row.game, row.roster)


def lobby_text(row: TableRecord, game: AnyGame) -> str:
    """Return the text of a lobby: its players and options."""
    voice = public_voice(row)
    max_seats = most_seats(row, game)
    seats = _player_count_text(voice, min(game.seats[0], max_seats), max_seats)
    unusual_choices = choice_lines(voice, row)
    choice_texts = [voice.say("lobby-choices", choices=" · ".join(unusual_choices))] if unusual_choices else []
    counts = possible_seat_counts(game, len(row.roster.chairs), dict(row.settings.options))
    group_options = _options_with_effect(row, game, [count for count in counts if count > 1] or counts)
    solo_options = _options_with_effect(row, game, counts) - group_options
    option_texts = [
        *_option_lines(voice, row, game, group_options),
        *_option_lines(voice, row, game, solo_options, "lobby-options-alone"),
    ]
    start_lines = [voice.say("lobby-starts", starts=relative_time(row.due))] if row.due is not None else []
    return fit_lines(
        [title_text(voice, "lobby-title"), *_chair_lines(voice, row), seats, *option_texts, *choice_texts],
        start_lines,
        voice,
    )


def _player_count_text(voice: Voice, min_players: int, max_players: int) -> str:
    if max_players == 1:
        return voice.say("lobby-seats-alone")
    if min_players == max_players:
        return voice.say("lobby-seats-exactly", count=max_players)
    return voice.say("lobby-seats", least=min_players, most=max_players)


def start_text(voice: Voice, row: TableRecord, game: AnyGame, header: Header, start: object) -> str:
    """Return the permanent text at the start of a game: the seats, the goal, and the hash of the seed. `start`: the
    first position."""
    promise = voice.say("board-commitment", commitment=header.commitment)
    option_texts = _option_lines(voice, row, game, _options_with_effect(row, game, (len(row.roster.chairs),)))
    return fit_lines(
        [
            title_text(voice, "board-begins"),
            *_chair_lines(voice, row),
            *option_texts,
            *pace_lines(voice, row),
            *_opening_lines(voice, game, start),
            promise,
        ],
        [],
        voice,
    )


def _opening_lines(voice: Voice, game: AnyGame, start: object) -> list[str]:
    """Return the lines about the first position: what each seat starts with, and the goal."""
    clause_texts = [clause_text(voice, clause) for clause in game.opening(game.view(start, None))]
    return [*clause_texts, *goal_lines(voice, game, start)]


def goal_lines(voice: Voice, game: AnyGame, state: object, *, brief: bool = False) -> list[str]:
    """Return the line about the goal and the clocks, or [] if the player with the most points wins. `brief`: whether to
    use a shorter form if the game has one."""
    goals = game.aim(game.view(state, None))
    if goals is None:
        return []
    if brief and voice.has(key := f"brief-{goals.kind}"):
        return [voice.say(key, **dict(goals.facts))]
    return [voice.fill("aim", (), {"text": voice.say(goals.kind, **dict(goals.facts))})]


def _chair_lines(voice: Voice, row: TableRecord) -> list[str]:
    marks, alone = enumerate(row.roster.marks), replace(voice, names=row.roster.names)
    return [alone.say("lobby-chair", name=SeatRef(seat), mark=mark or "no-side") for seat, mark in marks]


def _options_with_effect(row: TableRecord, game: AnyGame, seats: Iterable[int]) -> set[str]:
    """Return the options that offer a choice and have an effect for one of these numbers of seats."""
    return {option.name for option in game.options if option.is_open} - ineffective_options(
        game, dict(row.settings.options), seats
    )


def _option_lines(
    voice: Voice, row: TableRecord, game: AnyGame, names: Collection[str], key: str = "lobby-options"
) -> list[str]:
    """Return the line with the choices for the options `names`, worded by the entry `key`; [] if there are none."""
    options = _choice_texts(voice, row, game, names)
    return [voice.say(key, options=" · ".join(options))] if options else []


def unusual_choice_texts(voice: Voice, row: TableRecord, game: AnyGame) -> list[str]:
    """Return texts about each choice of a table that differs from the usual one: first those of its game that have an
    effect, then those that all games have."""
    seats = len(row.roster.chairs)
    usual = {option.name: option.choices[0] for option in game.options}
    inside = choices_in_force(game, dict(row.settings.options), seats)
    names = {name for name in _options_with_effect(row, game, (seats,)) if inside.get(name, usual[name]) != usual[name]}
    return [*_choice_texts(voice, row, game, names), *choice_lines(voice, row)]


def _choice_texts(voice: Voice, row: TableRecord, game: AnyGame, names: Collection[str]) -> list[str]:
    """Return a text for each of the options `names`: the option and the table's choice."""
    chosen = choices_in_force(game, dict(row.settings.options), len(row.roster.chairs))
    return [option_label(voice, name, choice, (game,)) for name, choice in chosen.items() if name in names]


def title_text(voice: Voice, key: str) -> str:
    """Return the entry `key`, filled in with the name of the voice's game."""
    return voice.say(key, game=voice.say("game-name"))


def event_lines(voice: Voice, row: TableRecord, fold: Fold[object]) -> list[str]:
    """Return a line for each public event since the last ping."""
    return [voice.event(event) for event in public_events(fold.events_since(row.summarized_to))]


def waiting_lines(voice: Voice, row: TableRecord, decision: Decision | None) -> list[str]:
    """Return a line about the open decision that mentions the deciding players; [] when the game is over."""
    if decision is None:
        return []
    users = [user for seat in decision.seats if (user := row.roster.user_of(seat)) is not None]
    people = " ".join(f"<@{user}>" for user in users)
    return [
        voice.say("board-waits", decision=voice.decision(decision), people=people).rstrip(),
        *(time_lines(voice, row) if users else ()),
        *continuation_lines(voice, row, decision),
    ]


def pace_lines(voice: Voice, row: TableRecord) -> list[str]:
    """Return the line of a game's first message about the time for turns; [] without a pace."""
    if pace_of(row) is None:
        return []
    return [pace_line(voice, row.settings.pace, row.settings.late)]


def pace_line(voice: Voice, pace: str, late: str) -> str:
    """Return the line about how long a turn may take, and about what happens when time runs out."""
    return voice.say("clock-options", pace=voice.say(f"pace-{pace}"), late=voice.say(f"late-{late}"))


def time_lines(voice: Voice, row: TableRecord) -> list[str]:
    """Return the line with the time by which all asked players must decide; [] if there is no limit."""
    flag = public_flag_time(row)
    return [voice.say("clock-until", until=f"<t:{int(flag)}:f>")] if flag is not None else []


def continuation_lines(voice: Voice, row: TableRecord, decision: Decision) -> list[str]:
    """Return a line that the table will soon continue automatically; [] if it will not."""
    if row.due is None:
        return []
    return [voice.say("board-automatic" if decision.automatic_move else "board-ends")]


def ending_lines(voice: Voice, result: Result, header: Header, events: Iterable[Event]) -> list[str]:
    """Return the lines about the end: the winner, and the seed, so that anybody can check the draws. Facts that
    `events` already report are left out: the end, and the scores, also those of solo opponents."""
    names = {event.name for event in events}
    title = [] if GAME_ENDED_EVENT in names else [voice.say("game-over-title")]
    ranks = [] if FINAL_SCORE_EVENT in names else _rank_lines(voice, result)
    return [*title, *ranks, voice.say("game-over-seed", seed=header.seed.hex())]


def turning_point_lines(voice: Voice, turns: Sequence[TurningPoint]) -> list[str]:
    """Return the lines about the moves that turned a game, with the points that they swung; [] if there are none. A
    game that does not count points has its own wording."""
    key = "game-turn" if voice.has("game-turn") else "game-over-turn"
    lines = [
        voice.say(
            key,
            number=turn.move.entry.number,
            what=" ".join(voice.event(event) for event in public_events(turn.move.events)[:_MAX_EVENTS_OF_MOVE]),
            who=SeatRef(turn.seat),
            gain=turn.gain,
        )
        for turn in turns
    ]
    return [voice.say("game-over-turns"), *lines] if lines else []


def _rank_lines(voice: Voice, result: Result) -> list[str]:
    """Return a line with the rank of each seat and of each solo opponent."""
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    lines = [_rank_line(voice, result, seat) for seat in order]
    for place, score in enumerate(result.rivals):
        seats_before = [seat for seat in order if _solo_opponents_before(result, seat) <= place]
        lines.insert(len(seats_before) + place, _solo_opponent_rank_line(voice, result, score, seats_before))
    return lines


def _rank_line(voice: Voice, result: Result, seat: int) -> str:
    score = _score_text(voice, result.scores[seat])
    return voice.say("game-over-rank", rank=result.ranks[seat], name=SeatRef(seat), score=score)


def _score_text(voice: Voice, parts: Sequence[int]) -> str:
    """Return a score in the game's wording, or else its parts."""
    if voice.has("game-over-score"):
        facts = dict(zip(_SCORE_PART_NAMES, parts, strict=False))
        return voice.say("game-over-score", **facts, count=len(parts))
    return ", ".join(map(str, parts))


def _solo_opponents_before(result: Result, seat: Seat) -> int:
    """Return how many solo opponents rank above `seat`. The rank of a seat counts them, but the ranks shown for seats
    do not."""
    better = sum(rank < result.ranks[seat] for rank in result.ranks)
    return result.ranks[seat] - 1 - better


def _solo_opponent_rank_line(voice: Voice, result: Result, score: tuple[int, ...], better_seats: Sequence[Seat]) -> str:
    """Return the line about a solo opponent with the score `score`. Its rank follows those of the seats `better_seats`,
    which have better scores; with the same score it shares the rank."""
    ahead = sum(result.scores[seat][: len(score)] != score for seat in better_seats) + sum(
        other > score for other in result.rivals
    )
    return voice.say("game-over-rank-rival", rank=1 + ahead, score=_score_text(voice, score))


def cancellation_lines(voice: Voice, roster: Roster, user: int, header: Header) -> list[str]:
    """Return the lines about a cancelled game: the person who ended it, and the seed."""
    seat = roster.seat_of(user)
    text = voice.say("game-cancelled", name=f"<@{user}>" if seat is None else SeatRef(seat))
    return [text, *seed_lines(voice, header)]


def seed_lines(voice: Voice, header: Header) -> list[str]:
    """Return the line with the seed of a game that is over."""
    return [voice.say("game-over-seed", seed=header.seed.hex())]


def agreed_end_lines(voice: Voice, header: Header) -> list[str]:
    """Return the lines about a game ended by agreement: the end and the seed."""
    return [voice.say("game-ended-by-vote"), *seed_lines(voice, header)]


def fit_lines(
    lines: Sequence[str], last_lines: Sequence[str], voice: Voice, room: int = limits.MESSAGE_LENGTH - 300
) -> str:
    """Return the lines followed by `last_lines`. If they do not fit in `room` characters, leave out the earliest of
    `lines`."""
    kept_lines = list(lines)
    while kept_lines and len("\n".join((*kept_lines, *last_lines))) > room:
        kept_lines.pop(0)
    if len(kept_lines) < len(lines):
        kept_lines.insert(0, voice.say("board-earlier"))
    return "\n".join((*_group_by_name(kept_lines, voice), *last_lines))[: limits.MESSAGE_LENGTH]


def _solo_opponent_names(voice: Voice) -> list[str]:
    """Return the words with which sentences about solo opponents begin; [] for a game without any."""
    if not voice.has("own-players"):
        return []
    return [capitalize_first(name.strip()) for name in without_marks(voice.say("own-players")).split("|")]


def _group_by_name(lines: Sequence[str], voice: Voice) -> list[str]:
    """Return lines grouped by name. Consecutive lines that begin with the same name become points below one heading, so
    that a turn of ten sentences reads as one."""
    grouped, last_name = list[str](), ""
    if not voice.names:
        return list(lines)
    longest_first = sorted((*voice.display_names, *_solo_opponent_names(voice)), key=len, reverse=True)
    pattern = re.compile(_NAMED_LINE_PATTERN.format("|".join(map(re.escape, longest_first))))
    for line in lines:
        match = pattern.match(line)
        name = match["name"] if match is not None else ""
        grouped.append(f"- {match['mark']}{line[match.end() :]}" if match is not None and name == last_name else line)
        last_name = name
    return grouped
