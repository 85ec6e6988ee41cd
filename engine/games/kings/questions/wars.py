"""Resolve a joining card: wars one by one, then the card is turned up (10)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.kingdoms import fight
from engine.games.kings.changes import start_war
from engine.games.kings.draft import Draft
from engine.games.kings.pieces import Colour
from engine.games.kings.places import LINKS
from engine.games.kings.questions import Situation
from engine.games.kings.reading.regions import wars
from engine.games.kings.state import State, Wars
from engine.games.kings.view import KingsView
from engine.games.kings.vocabulary import LEADER


class ChooseWar(fight.ChooseWar[State, KingsView, Draft, Wars, Colour]):
    """Choose the conflict to decide next (10.2)."""

    takes = (LEADER,)
    rule = "10.2"

    def wars(self, situation: Situation | Draft) -> Sequence[Colour]:
        return wars(situation.table)

    def start(self, draft: Draft, war: Colour) -> None:
        start_war(draft, war)


class WarQuestion(fight.WarQuestion[State, KingsView, Draft, Wars]):
    """Which conflict is decided next?"""

    task = Wars
    choice = ChooseWar()
    answers = (choice,)
    events = ("card-turned",)

    def end(self, draft: Draft) -> None:
        """Turn the joining card up, so that it counts from now on; report this if there was a conflict (10.7)."""
        draft.agenda.pop()
        gap = draft.table.face_down
        if gap is None:
            return
        draft.table = replace(draft.table, face_down=None)
        card = draft.table.links[gap]
        if draft.conflict is not None and card is not None:
            draft.journal.report("card-turned", card=card.word, place=LINKS[gap].name)
