"""The score sheet of a finished game, with points by category; its poster, and the cover of a new game, with the
hanging gardens."""

from collections.abc import Sequence
from functools import partial

from engine.game import Result, Seat
from engine.games.mesopotamia.ending import ranked_players
from engine.games.mesopotamia.reading.scoring import head_start, points_by_category
from engine.games.mesopotamia.state import ASHUR_MODE, TOGETHER, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.mesopotamia.setting import empire_of, full_name_of, name_of
from render.games.mesopotamia.sprites.gardens import HangingGardens
from render.games.mesopotamia.sprites.inks import EMPIRE_COLOURS
from render.games.mesopotamia.sprites.pieces import EmpireSeal
from render.kit.cover import Participant, draw_cover
from render.kit.ledger import Column, Entry, Ledger, draw_ledger
from render.kit.points_chart import Line, lead_text
from render.kit.poster import FinalStanding, Finisher, Outcome, count_winners, say_verdict
from render.kit.poster import draw_poster as drawn
from render.scene import Scene, shorten_alt
from render.sprites.poster import Daytime

_CATEGORIES = ("events", "population", "gardens", "trade", "tokens", "settlements", "quests", "areas")
_START_CATEGORY = "start"
"""The category of points at the start, which is listed only if a player has such points."""


def sheet(view: MesopotamiaView, context: PictureContext, grown: ScoreHistory) -> Scene | None:
    """Draw the score sheet with a chart, or return None while the game goes on. `grown`: the points of each seat from
    move to move."""
    if not view.over:
        return None
    state, ranked = view.position, ranked_players(view.position)
    scores = [points_by_category(state, player, quests_of(view, player)) for _, player in ranked]
    columns = [
        Column(EmpireSeal(empire_of(state, player), 19), name_of(view, context, player), rank, sum(own.values()))
        for (rank, player), own in zip(ranked, scores, strict=True)
    ]
    parts = (*_CATEGORIES, _START_CATEGORY) if any(head_start(state, player) for _, player in ranked) else _CATEGORIES
    entries = [Entry(context.say(f"picture-score-{part}"), tuple(str(own[part]) for own in scores)) for part in parts]
    lines = [_chart_line(empire) for empire in state.config.empires[: state.config.seats]]
    by_player = {player: rank for rank, player in ranked}
    ranks = [by_player[player] for player in range(state.config.seats)]
    alt = shorten_alt(
        f"{_sheet_alt(view, context, [player for _, player in ranked])} {lead_text(context, grown)}".rstrip()
    )
    note = context.word(TOGETHER) if state.config.side == TOGETHER else ""
    return draw_ledger("mesopotamia-sheet", context, Ledger(columns, entries, ranks, note), lines, grown, alt)


def _chart_line(name: str) -> Line:
    return Line(EMPIRE_COLOURS[name].field, EmpireSeal(name, 16.25), EMPIRE_COLOURS[name].sign)


def quests_of(view: MesopotamiaView, player: Player) -> tuple[str, ...]:
    held = view.position.hidden.quests
    return held[player] if player < len(held) else ()


def _sheet_alt(view: MesopotamiaView, context: PictureContext, players: Sequence[Player]) -> str:
    """Return a sentence that lists all players with their points, the winner first."""
    lines = [context.say("picture-score-sheet") + ":"]
    for player in players:
        total = sum(points_by_category(view.position, player, quests_of(view, player)).values())
        lines.append(f"{context.name_with_points(full_name_of(view, context, player), total)},")
    return " ".join(lines).rstrip(",") + "."


_COMMON_END_REASONS = ("gardens", "rounds")
"""Reasons for the end of the game that every mode has."""


def is_lost(view: MesopotamiaView) -> bool:
    """Whether automata alone have the first rank, so that all people have lost."""
    return all(view.position.is_bot(player) for rank, player in ranked_players(view.position) if rank == 1)


def ignores_points(view: MesopotamiaView) -> bool:
    """Whether something other than points decided the game: the outcome of a siege or a defence."""
    return view.position.config.mode in (UR_MODE, ASHUR_MODE) and view.position.ended not in _COMMON_END_REASONS


def final_standing(view: MesopotamiaView, context: PictureContext) -> FinalStanding:
    """Return everybody's rank and the verdict. In games against automata, people win or lose as a side."""
    state, order = view.position, ranked_players(view.position)
    lost, siege = is_lost(view), ignores_points(view)
    if lost:
        order = sorted(order, key=lambda one: state.is_bot(one[1]))
    totals = {player: sum(points_by_category(state, player, quests_of(view, player)).values()) for _, player in order}
    finishers = [
        Finisher(
            rank,
            name_of(view, context, player),
            "" if siege else str(totals[player]),
            partial(EmpireSeal, empire_of(state, player)),
            full_name_of(view, context, player),
        )
        for rank, player in order
    ]
    own = [total for player, total in totals.items() if not state.is_bot(player)]
    best = max((total for player, total in totals.items() if state.is_bot(player)), default=0)
    if siege:
        return FinalStanding(finishers, 0 if lost else len(own), context.say("event-game-ended", reason=state.ended))
    if state.config.side == TOGETHER and state.config.mode not in (UR_MODE, ASHUR_MODE):
        verdict = context.say("poster-together-lost" if lost else "poster-together-won", points=min(own), other=best)
        return FinalStanding(finishers, 0 if lost else len(own), verdict)
    if lost:
        alone = len(own) == 1
        verdict = context.say("poster-loses" if alone else "poster-together-lost", points=max(own), other=best)
        return FinalStanding(finishers, int(alone), verdict)
    return FinalStanding(finishers, count_winners(finishers), say_verdict(context, finishers))


def poster(view: MesopotamiaView, context: PictureContext, result: Result, moves: int) -> Scene:
    """Draw the winners and everybody's rank on the gardens' vista, which is grey if all people have lost. After a siege
    or a defence, the verdict alone explains the end."""
    fact = "" if ignores_points(view) else context.say("event-game-ended", reason=result.reason)
    outcome = Outcome("mesopotamia", moves, final_standing(view, context), fact)
    return drawn(context, outcome, HangingGardens(Daytime.GREY if is_lost(view) else Daytime.DUSK, context.rtl))


def cover(view: MesopotamiaView, context: PictureContext, starters: tuple[Seat, ...], options: Sequence[str]) -> Scene:
    """Draw the players of a new game, including automata, the starting player, and the chosen options."""
    state = view.position
    people = [
        Participant(
            name_of(view, context, player),
            partial(EmpireSeal, empire_of(state, player)),
            None if state.is_bot(player) else player,
            full_name_of(view, context, player),
        )
        for player in state.players
    ]
    return draw_cover(context, "mesopotamia", people, starters, options, HangingGardens(Daytime.DAWN, context.rtl))
