"""What the unification tile brings: wars one by one, then it is taken off (R8)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Seat, Words
from engine.kit.question import illegal
from engine.tigris.altered import covering
from engine.tigris.changes import start_war
from engine.tigris.draft import Draft
from engine.tigris.pieces import Sphere
from engine.tigris.places import OFF_BOARD
from engine.tigris.questions import Answer, Question, Scene
from engine.tigris.reading.regions import wars
from engine.tigris.state import Board, State, Wars
from engine.tigris.vocabulary import LEADER


def _leaders(board: Board) -> Words:
    return tuple(sphere.leader for sphere in wars(board))


class ChooseWar(Answer[Wars, tuple[Sphere]]):
    """The war to fight next (R8.2)."""

    name = "war"
    takes = (LEADER,)

    def choices(self, state: State, seat: Seat, task: Wars, said: Words) -> Sequence[str]:
        return _leaders(state.board)

    def play(self, draft: Draft, seat: Seat, task: Wars, said: tuple[Sphere]) -> None:
        start_war(draft, said[0])

    def refusal(self, state: State, seat: Seat, task: Wars, said: tuple[Sphere]) -> IllegalMove:
        return illegal("no-such-war", "R8.2", leaders=_leaders(state.board))


class Warring(Question[Wars]):
    """Which war is fought next?"""

    task = Wars
    kind = "war"
    answers = (ChooseWar(),)

    def asked(self, scene: Scene, task: Wars) -> Seat:
        return scene.turn

    def facts(self, scene: Scene, task: Wars) -> Facts:
        return (("leaders", _leaders(scene.board)),)

    def runs_on(self, draft: Draft, task: Wars) -> bool:
        """Start the only war, or take the unification tile off where there is none (R8.9)."""
        spheres = wars(draft.board)
        if len(spheres) > 1:
            return False
        if spheres:
            start_war(draft, spheres[0])
        else:
            draft.board = covering(draft.board, OFF_BOARD)
            draft.agenda.pop()
            draft.send_home_the_homeless()
        return True
