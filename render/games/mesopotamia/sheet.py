"""The end of a game: the score sheet with points by what they are for and ranks by all points, and the poster."""

from collections.abc import Sequence
from functools import partial

from engine.game import Result
from engine.games.mesopotamia.ending import places
from engine.games.mesopotamia.reading.scoring import head_start, points
from engine.games.mesopotamia.state import ASHUR, TOGETHER, UR, Player
from engine.games.mesopotamia.view import MesopotamiaView
from engine.score_history import ScoreHistory
from render.games.mesopotamia.setting import empire, name_of
from render.games.mesopotamia.sprites.gardens import Gardens
from render.games.mesopotamia.sprites.inks import EMPIRES
from render.games.mesopotamia.sprites.pieces import Seal
from render.kit.ledger import Column, Entry, Ledger, ledger
from render.kit.points_chart import Line, ahead
from render.kit.poster import Outcome, Placed, count_winners, say_verdict
from render.kit.poster import poster as drawn
from render.reader import Reader
from render.scene import Scene, shorten

_PARTS = ("events", "population", "gardens", "trade", "tokens", "settlements", "quests", "areas")
_START = "start"
"""What is told only where somebody has any."""

_ACCENT = "#3F9D5A"
_ENDS = ("gardens", "rounds")
"""Reasons for which any game ends, whatever is played for."""


def sheet(view: MesopotamiaView, reader: Reader, grown: ScoreHistory) -> Scene | None:
    """Draw how it ended; `grown` are the points of each seat from move to move. None while the game goes on."""
    if not view.over:
        return None
    state, ranked = view.position, places(view.position)
    found = [points(state, player, _quests(view, player)) for _, player in ranked]
    columns = [
        Column(Seal(empire(state, player), 19), name_of(view, reader, player), rank, sum(own.values()))
        for (rank, player), own in zip(ranked, found, strict=True)
    ]
    parts = (*_PARTS, _START) if any(head_start(state, player) for _, player in ranked) else _PARTS
    entries = [Entry(reader.say(f"picture-score-{part}"), tuple(str(own[part]) for own in found)) for part in parts]
    lines = [_line(empire) for empire in state.config.empires[: state.config.seats]]
    alt = shorten(f"{_alt(view, reader, [player for _, player in ranked])} {ahead(reader, grown)}".rstrip())
    note = reader.word(TOGETHER) if state.config.side == TOGETHER else ""
    return ledger("mesopotamia-sheet", reader, Ledger(columns, entries, note), lines, grown, alt)


def _line(name: str) -> Line:
    return Line(EMPIRES[name].field, Seal(name, 16.25), EMPIRES[name].sign)


def _quests(view: MesopotamiaView, player: Player) -> tuple[str, ...]:
    held = view.position.hidden.quests
    return held[player] if player < len(held) else ()


def _alt(view: MesopotamiaView, reader: Reader, players: Sequence[Player]) -> str:
    """Return everybody's points, the winner first."""
    lines = [reader.say("picture-score-sheet") + ":"]
    for player in players:
        total = sum(points(view.position, player, _quests(view, player)).values())
        lines.append(f"{reader.points(name_of(view, reader, player), total)},")
    return " ".join(lines).rstrip(",") + "."


def poster(view: MesopotamiaView, reader: Reader, result: Result, moves: int) -> Scene:
    """Draw how it ended: against the game people win or lose as a side; a siege and a defence go by no points."""
    state, order = view.position, places(view.position)
    lost = 1 not in result.ranks
    if lost:
        order = sorted(order, key=lambda one: state.is_bot(one[1]))
    siege = state.config.mode in (UR, ASHUR) and result.reason not in _ENDS
    side = state.config.side == TOGETHER and state.config.mode not in (UR, ASHUR)
    totals = {player: sum(points(state, player, _quests(view, player)).values()) for _, player in order}
    shown = [
        Placed(
            rank,
            name_of(view, reader, player),
            "" if siege else str(totals[player]),
            partial(Seal, empire(state, player)),
        )
        for rank, player in order
    ]
    ended = reader.say("event-game-ended", reason=result.reason)
    own = [total for player, total in totals.items() if not state.is_bot(player)]
    best = max((total for player, total in totals.items() if state.is_bot(player)), default=0)
    fact = "" if siege else ended
    if siege:
        winners, said = 0 if lost else len(own), ended
    elif side:
        winners = 0 if lost else len(own)
        said = reader.say("poster-together-lost" if lost else "poster-together-won", points=min(own), other=best)
    elif lost:
        winners = int(len(own) == 1)
        said = reader.say("poster-loses" if winners else "poster-together-lost", points=max(own), other=best)
    else:
        winners, said = count_winners(shown), say_verdict(reader, shown)
    outcome = Outcome("mesopotamia-poster", moves, shown, winners, said, fact, _ACCENT)
    return drawn(reader, outcome, Gardens(lost, reader.rtl))
