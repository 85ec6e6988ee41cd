"""The goal of a solo game, and the ranks at the end of any game (R7.1, R7.7, R7.8, R8.20)."""

from itertools import pairwise

from engine.game import Clause, Result, Seat
from engine.games.wayfarers.components.tables import GUILDS, JOURNAL_NODES
from engine.games.wayfarers.reading.scoring import rival_score, score_with_tie_breakers
from engine.games.wayfarers.state import RIVAL, OpenPosition, State
from engine.games.wayfarers.view import WayfarersView
from engine.kit.explaining import clause


def aim_clause(view: WayfarersView) -> Clause | None:
    """Return the points and journal nodes of the human and the rival, or None without a rival or after the game."""
    table = view.table
    if table.rival is None or table.ended:
        return None
    points, best = score_with_tie_breakers(table, 0)[0], rival_score(table, table.rival)[0]
    return clause("aim-rival", own=points, best=best, node=table.players[0].node, rival=table.rival.node)


def ending_reason(situation: OpenPosition) -> str:
    """Return the reason why the game ends: "journal" if a marker is in the last column, otherwise "blocked" (R7.8)."""
    nodes = [player.node for player in situation.players] + ([situation.rival.node] if situation.rival else [])
    return "journal" if any(JOURNAL_NODES[node].last for node in nodes) else "blocked"


def result(state: State) -> Result | None:
    """Return the ranks by VP, then by influence on science, trade and exploration, or None while the game goes on."""
    table = state.table
    if not table.ended:
        return None
    scores = tuple(score_with_tie_breakers(table, seat) for seat in range(len(table.players)))
    rivals = (rival_score(table, table.rival),) if table.rival else ()
    ranks = {seat: rank for rank, seat in ranked_seats(table)}
    return Result(tuple(ranks[seat] for seat in range(len(scores))), scores, ending_reason(table), rivals)


def ranked_seats(situation: OpenPosition) -> list[tuple[int, Seat]]:
    """Return the rank of each seat and of the rival (`RIVAL`) by the current points (R7.7, R8.20)."""
    scores = all_scores(situation)
    return [(1 + sum(rival_score > score for rival_score in scores.values()), seat) for seat, score in scores.items()]


def all_scores(situation: OpenPosition) -> dict[Seat, tuple[int, ...]]:
    """Return the VP and the tie-breakers of each seat and of the rival (`RIVAL`)."""
    scores = {seat: score_with_tie_breakers(situation, seat) for seat in range(len(situation.players))}
    if situation.rival is not None:
        scores[RIVAL] = rival_score(situation, situation.rival)
    return scores


def deciding_guild(situation: OpenPosition) -> str:
    """Return the guild whose influence breaks the highest tie in VP, or "" if no VP are equal or no tie is broken
    (R7.7)."""
    ordered = sorted(all_scores(situation).values(), reverse=True)
    for better, worse in pairwise(ordered):
        if better[0] == worse[0] and better != worse:
            return next(guild for guild, high, low in zip(GUILDS, better[1:], worse[1:], strict=True) if high != low)
    return ""


def points(state: State, seat: Seat) -> int:
    """Return the VP that a seat would score now (R7)."""
    return score_with_tie_breakers(state.table, seat)[0]
