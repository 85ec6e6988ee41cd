"""The rows in which cards of both sides face each other (16.11)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Facts, Orders, Seat, Words
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import Answer, Question, Situation, has_tribe_order, side_facts
from engine.games.mesopotamia.reading.battle import SIDES, commander, open_battle, own_fighters, row_places
from engine.games.mesopotamia.state import Battle, Fight, Lane, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import CARD, ROW_CARD


class JoinRow(Answer[Fight]):
    """Add a card of the larger side to the row of a card of the smaller side (16.11)."""

    name, rule, takes, group = "row", "16.11", (CARD, ROW_CARD), "battle"

    def choices(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        battle = open_battle(state)
        return row_places(battle) if words else battle.queue

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _join_row(draft, open_battle(draft.state), *arguments)


def _join_row(draft: Draft, battle: Battle, name: str, opponent: str) -> Battle:
    """Add a card of the larger side to a row."""
    attacks = battle.fighter(name).attacks
    lanes = []
    for lane in battle.lanes:
        if opponent not in (lane.defenders if attacks else lane.attackers)[:1]:
            lanes.append(lane)
        elif attacks:
            lanes.append(replace(lane, attackers=(*lane.attackers, name)))
        else:
            lanes.append(replace(lane, defenders=(*lane.defenders, name)))
    queue = tuple(card for card in battle.queue if card != name)
    battle = replace(battle, lanes=tuple(lanes), queue=queue)
    draft.state = replace(draft.state, battle=battle)
    return battle


def _begin_rows(draft: Draft, battle: Battle) -> Battle:
    """Begin new rows: one for each unit of the smaller side, or of the defender if both are equal (16.11, 26.4)."""
    attackers, defenders = (tuple(fighter.card for fighter in own_fighters(battle, side)) for side in SIDES)
    if len(attackers) < len(defenders):
        lanes, queue = tuple(Lane((name,), ()) for name in attackers), defenders
    else:
        lanes, queue = tuple(Lane((), (name,)) for name in defenders), attackers
    battle = replace(battle, lanes=lanes, queue=queue)
    draft.state = replace(draft.state, battle=battle)
    return battle


class RowQuestion(Question[Fight]):
    """Ask for the row of the next card of the larger side."""

    task, kind = (Fight, "rows"), "row"
    answers = (JoinRow(),)
    events = ("row-made",)

    def active_seat(self, situation: Situation, task: Fight) -> Seat | None:
        state = situation.position
        battle = open_battle(state)
        return commander(state, battle, battle.winners[1])

    def facts(self, situation: Situation, task: Fight) -> Facts:
        return side_facts(situation, open_battle(situation.position).winners[1])

    def advance(self, draft: Draft, task: Fight) -> bool:
        """Begin new rows, place the last card if only one row is left for it, and go on once all are placed (26.4)."""
        battle = open_battle(draft.state)
        if not battle.queue and not battle.lanes:
            battle = _begin_rows(draft, battle)
        if len(battle.queue) == 1 and len(row_places(battle)) == 1:
            battle = _join_row(draft, battle, battle.queue[0], row_places(battle)[0])
        if battle.queue:
            return False
        for number, lane in enumerate(battle.lanes, 1):
            draft.journal.report("row-made", count=number, attackers=lane.attackers, defenders=lane.defenders)
        draft.replace_task(Fight("tactics"))
        return True

    def standing_answer(self, view: MesopotamiaView, task: Fight, orders: Orders) -> Words | None:
        """Return the move that puts a tribe's cards into rows in the order in which they were drawn."""
        if not has_tribe_order(view, orders):
            return None
        battle = open_battle(view.position)
        return ("row", battle.queue[0], row_places(battle)[0])
