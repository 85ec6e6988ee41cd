"""The end of a game: the score sheet with points by category and ranks by all points."""

from collections.abc import Sequence

from engine.games.mesopotamia.ending import places
from engine.games.mesopotamia.reading.scoring import head_start, points
from engine.games.mesopotamia.state import TOGETHER, Player
from engine.games.mesopotamia.view import MesopotamiaView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.mesopotamia.setting import empire, name_of
from render.games.mesopotamia.sprites.inks import EMPIRES
from render.games.mesopotamia.sprites.pieces import Seal
from render.kit.ledger import Column, Entry, Ledger, ledger
from render.kit.points_chart import Line, lead_text
from render.scene import Scene, shorten

_PARTS = ("events", "population", "gardens", "trade", "tokens", "settlements", "quests", "areas")
_START = "start"
"""The category of points that is listed only if a player has any."""


def sheet(view: MesopotamiaView, context: PictureContext, grown: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `grown`: the points of each seat from move to move. None while the game goes on."""
    if not view.over:
        return None
    state, ranked = view.position, places(view.position)
    found = [points(state, player, quests_of(view, player)) for _, player in ranked]
    columns = [
        Column(Seal(empire(state, player), 19), name_of(view, context, player), rank, sum(own.values()))
        for (rank, player), own in zip(ranked, found, strict=True)
    ]
    parts = (*_PARTS, _START) if any(head_start(state, player) for _, player in ranked) else _PARTS
    entries = [Entry(context.say(f"picture-score-{part}"), tuple(str(own[part]) for own in found)) for part in parts]
    lines = [_line(empire) for empire in state.config.empires[: state.config.seats]]
    by_player = {player: rank for rank, player in ranked}
    ranks = [by_player[player] for player in range(state.config.seats)]
    alt = shorten(f"{_alt(view, context, [player for _, player in ranked])} {lead_text(context, grown)}".rstrip())
    note = context.word(TOGETHER) if state.config.side == TOGETHER else ""
    return ledger("mesopotamia-sheet", context, Ledger(columns, entries, ranks, note), lines, grown, alt)


def _line(name: str) -> Line:
    return Line(EMPIRES[name].field, Seal(name, 16.25), EMPIRES[name].sign)


def quests_of(view: MesopotamiaView, player: Player) -> tuple[str, ...]:
    held = view.position.hidden.quests
    return held[player] if player < len(held) else ()


def _alt(view: MesopotamiaView, context: PictureContext, players: Sequence[Player]) -> str:
    """Return everybody's points, the winner first."""
    lines = [context.say("picture-score-sheet") + ":"]
    for player in players:
        total = sum(points(view.position, player, quests_of(view, player)).values())
        lines.append(f"{context.points(name_of(view, context, player), total)},")
    return " ".join(lines).rstrip(",") + "."
