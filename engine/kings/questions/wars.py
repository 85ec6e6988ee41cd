"""What a joining card brings: wars one by one, then it is turned up (10)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Seat, Words
from engine.kings.changes import start_war
from engine.kings.draft import Draft
from engine.kings.pieces import Colour
from engine.kings.places import LINKS
from engine.kings.questions import Answer, Question, Scene
from engine.kings.reading.regions import wars
from engine.kings.state import State, Table, Wars
from engine.kings.vocabulary import LEADER
from engine.kit.changing import replace
from engine.kit.question import illegal


def _leaders(table: Table) -> Words:
    return tuple(colour.leader for colour in wars(table))


class ChooseWar(Answer[Wars, tuple[Colour]]):
    """The conflict to decide next (10.2)."""

    name = "war"
    takes = (LEADER,)

    def choices(self, state: State, seat: Seat, task: Wars, said: Words) -> Sequence[str]:
        return _leaders(state.table)

    def play(self, draft: Draft, seat: Seat, task: Wars, said: tuple[Colour]) -> None:
        start_war(draft, said[0])

    def refusal(self, state: State, seat: Seat, task: Wars, said: tuple[Colour]) -> IllegalMove:
        return illegal("no-such-war", "10.2", leaders=_leaders(state.table))


class Warring(Question[Wars]):
    """Which conflict is decided next?"""

    task = Wars
    kind = "war"
    answers = (ChooseWar(),)

    def asked(self, scene: Scene, task: Wars) -> Seat:
        return scene.turn

    def facts(self, scene: Scene, task: Wars) -> Facts:
        return (("leaders", _leaders(scene.table)),)

    def runs_on(self, draft: Draft, task: Wars) -> bool:
        """Start the only war, or turn the joining card up where there is none (10.7)."""
        colours = wars(draft.table)
        if len(colours) > 1:
            return False
        if colours:
            start_war(draft, colours[0])
        else:
            draft.agenda.pop()
            _turn_up(draft)
        return True


def _turn_up(draft: Draft) -> None:
    """Turn the joining card up, so that it counts from now on; tell so where there was a conflict (10.7)."""
    gap = draft.table.face_down
    if gap is None:
        return
    draft.table = replace(draft.table, face_down=None)
    card = draft.table.links[gap]
    if draft.conflict is not None and card is not None:
        draft.journal.tell("card-turned", card=card.word, place=LINKS[gap].name)
