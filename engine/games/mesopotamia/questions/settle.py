"""Walls that fall and settlements that are conquered or destroyed after the battles (17.14, 17.20)."""

from engine.game import Facts, OrderQuestion, Orders, Seat, Words
from engine.games.mesopotamia.changes.duels import breach_wall
from engine.games.mesopotamia.changes.effects import drop_rams
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import ANY, Answer, Question, Situation
from engine.games.mesopotamia.reading.phase import has_settlement_left, occupier
from engine.games.mesopotamia.state import ASHUR, Fallen, Settle, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.standing_orders import order_for


def fell_walls(draft: Draft, _task: Fallen) -> None:
    """Destroy walls next to rams of other players (17.14), and rams that are alone among enemies."""
    for area, spot in enumerate(draft.state.spots):
        if spot.wall is not None:
            for one in spot.armies:
                breach_wall(draft, area, one.owner)
        drop_rams(draft, area)
    draft.agenda.pop()


def _first(task: Settle) -> int:
    """Return the area of the settlement in question."""
    return task.areas[0] if task.areas else 0


def _take(draft: Draft, task: Settle, conquers: bool) -> None:
    """Conquer or destroy the settlement of the first area."""
    areas = task.areas or ()
    area = areas[0]
    player = occupier(draft.state, area)
    assert player is not None
    name = "settlement-conquered" if conquers else "settlement-destroyed"
    draft.journal.report(name, who=draft.player_fact(player), area=draft.name(area))
    draft.change_spot(area, settlement=player if conquers else None)
    draft.replace_task(Settle(areas[1:]))


class Conquer(Answer[Settle]):
    """Replace the settlement by one of the player's own."""

    name, group = "conquer", "battle"

    def play(self, draft: Draft, seat: Seat, task: Settle, arguments: Words) -> None:
        _take(draft, task, conquers=True)


class Destroy(Answer[Settle]):
    """Destroy the settlement without replacing it."""

    name, group = "destroy", "battle"

    def play(self, draft: Draft, seat: Seat, task: Settle, arguments: Words) -> None:
        _take(draft, task, conquers=False)


class SettlementQuestion(Question[Settle]):
    """Is the settlement conquered or destroyed?"""

    task, kind = Settle, "settlement"
    answers = (Conquer(), Destroy())
    standing = (OrderQuestion("settlement", (ANY,), ("conquer", "destroy")),)

    def active_seat(self, situation: Situation, task: Settle) -> Seat:
        return occupier(situation.position, _first(task)) or 0

    def facts(self, situation: Situation, task: Settle) -> Facts:
        state: State = situation.position
        area = _first(task)
        owner = state.spots[area].settlement
        empire = "" if owner is None else state.config.empires[owner]
        return (("area", state.content.map.areas[area].name), ("empire", empire))

    def advance(self, draft: Draft, task: Settle) -> bool:
        """Conquer the settlements next to another empire's unit if there is no choice."""
        state = draft.state
        if task.areas is None:
            order = state.events.order
            found = [area for area in range(len(state.spots)) if occupier(state, area) is not None]
            task = Settle(tuple(sorted(found, key=lambda area: (order.index(occupier(state, area) or 0), area))))
        if not task.areas:
            draft.agenda.pop()
            return True
        player = occupier(state, task.areas[0])
        draft.replace_task(task)
        if player is None:
            draft.replace_task(Settle(task.areas[1:]))
            return True
        left = has_settlement_left(state, player)
        if left and not state.is_bot(player):
            return False
        _take(draft, task, conquers=left and not (state.config.mode == ASHUR and state.is_bot(player)))
        return True

    def standing_answer(self, view: MesopotamiaView, task: Settle, orders: Orders) -> Words | None:
        order = order_for(orders, "settlement", ANY)
        return (order,) if order else None
