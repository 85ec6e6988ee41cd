"""The score sheet of a finished game, section by section; its poster, and the cover of a new game, with the caravan."""

from collections.abc import Iterator, Sequence
from functools import partial

from engine.game import Result, Seat
from engine.games.wayfarers.components.tables import GUILDS
from engine.games.wayfarers.ending import all_scores, deciding_guild, ranked_seats
from engine.games.wayfarers.reading.scoring import ScoreSheet, rival_score_sheet
from engine.games.wayfarers.reading.scoring import score_sheet as scored
from engine.games.wayfarers.state import RIVAL
from engine.games.wayfarers.view import WayfarersView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.wayfarers.setting import full_name_of, mark_of, name_of, points_of
from render.games.wayfarers.sprites.desert import Desert
from render.games.wayfarers.sprites.pieces import PlayersBadge, mark_colour
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.kit.cover import Participant, draw_cover
from render.kit.ledger import NO_POINTS, Column, Entry, Ledger, draw_ledger
from render.kit.points_chart import Line, lead_text
from render.kit.poster import FinalStanding, Finisher, Outcome, count_winners, say_verdict
from render.kit.poster import draw_poster as drawn
from render.scene import Scene, shorten_alt
from render.sprites.poster import Daytime
from render.theme import THEMES

_SIGN_OF_SECTION = (
    ("tags", "city"),
    ("sets", "sets"),
    ("space", "card-space"),
    ("tiles", "tile-any"),
    ("guilds", "science"),
)


def sheet(view: WayfarersView, context: PictureContext, grown: ScoreHistory) -> Scene | None:
    """Draw the score sheet with a chart, or return None before the end. `grown`: each seat's VP from move to move."""
    if not view.table.ended:
        return None
    scores = [(rank, seat, _sheet_of(view, seat)) for rank, seat in sorted(ranked_seats(view.table))]
    columns = [
        Column(PlayersBadge(mark_of(view, seat), 20), name_of(view, context, seat), rank, points.total)
        for rank, seat, points in scores
    ]
    marks = [mark_of(view, seat) for seat in range(len(view.table.players))]
    theme = THEMES[context.theme]
    lines = [Line(mark_colour(theme, mark), PlayersBadge(mark, 14)) for mark in marks]
    texts = (_player_line(view, context, rank, seat, points) for rank, seat, points in scores)
    by_seat = {seat: rank for rank, seat, _ in scores}
    entries = [*_section_entries(context, scores), *_tie_entries(view, context, [seat for _, seat, _ in scores])]
    book = Ledger(columns, entries, [by_seat[seat] for seat in range(len(marks))])
    alt = shorten_alt(f"{context.say('picture-score-sheet')}: {'; '.join(texts)}. {lead_text(context, grown)}".rstrip())
    return draw_ledger("wayfarers-sheet", context, book, lines, grown, alt)


def _section_entries(context: PictureContext, scores: Sequence[tuple[int, int, ScoreSheet]]) -> Iterator[Entry]:
    """Yield a row of the score sheet for each section. In a game with the rival, one more row holds the VP for all its
    cards, which have no sections."""
    for index, (section, sign) in enumerate(_SIGN_OF_SECTION):
        missing = section in ("tags", "sets", "space")
        counts = [
            NO_POINTS if seat == RIVAL and missing else str(_points_by_section(points)[index])
            for _, seat, points in scores
        ]
        yield Entry(context.say(f"picture-score-{section}"), tuple(counts), TokenSign(Token(sign), 32))
        if section == "space" and any(seat == RIVAL for _, seat, _ in scores):
            every = [
                str(_points_by_section(points)[index]) if seat == RIVAL else NO_POINTS for _, seat, points in scores
            ]
            yield Entry(context.say("picture-cards"), tuple(every), TokenSign(Token("card-land"), 32))


def _tie_entries(view: WayfarersView, context: PictureContext, seats: Sequence[int]) -> Iterator[Entry]:
    """Yield a row with the influence that breaks a tie, filled in for seats with equal VP; nothing without a tie."""
    if not (guild := deciding_guild(view.table)):
        return
    scores, place = all_scores(view.table), 1 + GUILDS.index(guild)
    equal = [sum(score[0] == scores[seat][0] for score in scores.values()) > 1 for seat in seats]
    counts = [str(scores[seat][place]) if is_equal else NO_POINTS for seat, is_equal in zip(seats, equal, strict=True)]
    yield Entry(context.say("picture-score-tie"), tuple(counts), TokenSign(Token(guild), 32))


def _sheet_of(view: WayfarersView, seat: int) -> ScoreSheet:
    """Return the VP of a seat or of the rival, by section."""
    rival = view.table.rival
    return rival_score_sheet(view.table, rival) if rival is not None and seat == RIVAL else scored(view.table, seat)


def _player_line(view: WayfarersView, context: PictureContext, rank: int, seat: int, points: ScoreSheet) -> str:
    parts = zip(_SIGN_OF_SECTION, _points_by_section(points), strict=True)
    sections = ", ".join(f"{_section_name(context, seat, section)} {count}" for (section, _), count in parts if count)
    whole = f"{context.ordinal(rank)} {context.name_with_points(full_name_of(view, context, seat), points.total)}"
    return f"{whole} ({sections})" if sections else whole


def _section_name(context: PictureContext, seat: int, section: str) -> str:
    """Return the name of a section in the reader's language. The rival's cards are all in one section."""
    return context.say("picture-cards" if seat == RIVAL and section == "space" else f"picture-score-{section}")


def _points_by_section(points: ScoreSheet) -> tuple[int, ...]:
    """Return the VP in each section, in the order of `_SIGN_OF_SECTION`."""
    sky = sum(card.total for card in points.space) + points.cards
    return sum(points.tags), points.sets, sky, points.tiles, sum(points.guilds)


def is_lost(view: WayfarersView) -> bool:
    """Whether the rival has won alone."""
    return all(seat == RIVAL for rank, seat in ranked_seats(view.table) if rank == 1)


def final_standing(view: WayfarersView, context: PictureContext) -> FinalStanding:
    """Return everybody's rank and the verdict. In a game against the rival the player comes first even after a loss."""
    order = sorted(ranked_seats(view.table), key=lambda one: (one[0], one[1] == RIVAL))
    lost, points = is_lost(view), {seat: points_of(view, seat) for _, seat in order}
    if lost:
        order.sort(key=lambda one: one[1] == RIVAL)
    finishers = [
        Finisher(
            rank,
            name_of(view, context, seat),
            str(points[seat]),
            partial(PlayersBadge, mark_of(view, seat)),
            full_name_of(view, context, seat),
        )
        for rank, seat in order
    ]
    winners = 1 if lost else count_winners(finishers)
    if RIVAL not in points or winners != 1:
        return FinalStanding(finishers, winners, say_verdict(context, finishers))
    own, rival_points = points[order[0][1]], points[RIVAL]
    verdict = context.say("poster-loses" if lost else "poster-wins-against", points=own, other=rival_points)
    return FinalStanding(finishers, winners, verdict)


def poster(view: WayfarersView, context: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the winners and everybody's rank on the caravan's vista, which is grey after a loss against the rival. If
    influence broke a tie for the win, the poster says so."""
    fact = context.say("event-game-ended", reason=result.reason)
    best, second = sorted(all_scores(view.table).values(), reverse=True)[:2]
    if best != second and best[0] == second[0]:  # a tie for the win, not for another place
        fact += f" {context.say(f'picture-tie-{deciding_guild(view.table)}')}"
    outcome = Outcome("wayfarers", moves, final_standing(view, context), fact)
    return drawn(context, outcome, Desert(Daytime.GREY if is_lost(view) else Daytime.DUSK, context.rtl))


def cover(view: WayfarersView, context: PictureContext, starters: tuple[Seat, ...], options: Sequence[str]) -> Scene:
    """Draw the players of a new game, with the rival in a solo game, the starting player, and the chosen options."""
    seats = [*range(len(view.table.colours)), *([RIVAL] if len(view.table.colours) == 1 else [])]
    people = [
        Participant(
            name_of(view, context, seat),
            partial(PlayersBadge, mark_of(view, seat)),
            None if seat == RIVAL else seat,
            full_name_of(view, context, seat),
        )
        for seat in seats
    ]
    return draw_cover(context, "wayfarers", people, starters, options, Desert(Daytime.DAWN, context.rtl))
