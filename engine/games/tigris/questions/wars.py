"""Resolve a unification tile: wars one by one, then the tile is taken off (R8)."""

from collections.abc import Sequence

from engine.games.kingdoms import fight
from engine.games.tigris.changes import start_war
from engine.games.tigris.draft import Draft
from engine.games.tigris.pieces import Sphere
from engine.games.tigris.places import OFF_BOARD
from engine.games.tigris.questions import Situation
from engine.games.tigris.reading.regions import wars
from engine.games.tigris.state import State, Wars
from engine.games.tigris.updates import with_unification_tile
from engine.games.tigris.view import TigrisView
from engine.games.tigris.vocabulary import LEADER


class ChooseWar(fight.ChooseWar[State, TigrisView, Draft, Wars, Sphere]):
    """Choose the war to fight next (R8.2)."""

    takes = (LEADER,)
    rule = "R8.2"

    def wars(self, situation: Situation | Draft) -> Sequence[Sphere]:
        return wars(situation.board)

    def start(self, draft: Draft, war: Sphere) -> None:
        start_war(draft, war)


class WarQuestion(fight.WarQuestion[State, TigrisView, Draft, Wars]):
    """Which war is fought next?"""

    task = Wars
    choice = ChooseWar()
    answers = (choice,)

    def end(self, draft: Draft) -> None:
        """Take the unification tile off; leaders that it kept on the board may go home (R8.9)."""
        draft.board = with_unification_tile(draft.board, OFF_BOARD)
        draft.agenda.pop()
        draft.send_home_unsupported()
