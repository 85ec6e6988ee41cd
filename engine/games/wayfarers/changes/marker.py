"""The rival's resource marker: it moves in a circle, and passing a certain place gives a bonus (R8.3, R8.18)."""

from msgspec.structs import replace

from engine.games.wayfarers.components.tables import COLOUR_OF_SPOT, RIVAL_BOARDS, TABLES
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.state import RIVAL, Rival, Steps
from engine.games.wayfarers.updates import with_marker_moved

_BEFORE_BONUS = TABLES["solo_boards"]["resource_track"]["bonus_between"][0]


def move_marker(draft: Draft, count: int) -> None:
    """Move the resource marker. The bonus comes at once in the rival's own turn, else in its next one (W24)."""
    rival = draft.opponent()
    passed = [(rival.spot + step) % len(COLOUR_OF_SPOT) for step in range(count)].count(_BEFORE_BONUS)
    own = draft.turn.seat == RIVAL
    draft.rival = replace(with_marker_moved(rival, count), waiting=rival.waiting if own else rival.waiting + passed)
    if count:
        draft.journal.report("rival-marker", count=count, colour=COLOUR_OF_SPOT[draft.rival.spot])
    if own and passed:
        bonus = RIVAL_BOARDS[rival.board].bonus
        draft.agenda.push(Steps("track", (bonus,) * passed))


def waiting_bonuses(rival: Rival) -> Steps:
    """Return the bonuses of the track that waited (W24)."""
    return Steps("track", (RIVAL_BOARDS[rival.board].bonus,) * rival.waiting)
