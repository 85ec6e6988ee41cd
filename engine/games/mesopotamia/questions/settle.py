"""Walls that fall and settlements that are conquered or destroyed after the battles (17.14, 17.20)."""

from engine.game import Facts, OrderQuestion, Orders, Seat, Words
from engine.games.mesopotamia.changes.duels import breach_wall
from engine.games.mesopotamia.changes.effects import destroy_lone_rams
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import ANY_SCOPE, Answer, Question, Situation
from engine.games.mesopotamia.reading.phase import has_settlement_left, settlement_occupier
from engine.games.mesopotamia.state import ASHUR_MODE, Fallen, Settle, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.standing_orders import order_for


def destroy_walls(draft: Draft, _task: Fallen) -> None:
    """Destroy walls next to rams of other players (17.14), and rams that are alone among enemies."""
    for area, spot in enumerate(draft.state.spots):
        if spot.wall is not None:
            for army in spot.armies:
                breach_wall(draft, area, army.owner)
        destroy_lone_rams(draft, area)
    draft.agenda.pop()


def _first_area(task: Settle) -> int:
    """Return the area of the next settlement to decide on, or 0 if none is listed yet."""
    return task.areas[0] if task.areas else 0


def _take_settlement(draft: Draft, task: Settle, conquers: bool) -> None:
    """Conquer or destroy the settlement in the first area of `task`, and remove the area from the task."""
    areas = task.areas or ()
    area = areas[0]
    player = settlement_occupier(draft.state, area)
    assert player is not None
    name = "settlement-conquered" if conquers else "settlement-destroyed"
    draft.journal.report(name, who=draft.player_fact(player), area=draft.area_name(area))
    draft.change_spot(area, settlement=player if conquers else None)
    draft.replace_task(Settle(areas[1:]))


class ConquerSettlement(Answer[Settle]):
    """Replace the settlement by one of the player's own."""

    name, group = "conquer", "battle"

    def play(self, draft: Draft, seat: Seat, task: Settle, arguments: Words) -> None:
        _take_settlement(draft, task, conquers=True)


class DestroySettlement(Answer[Settle]):
    """Remove the occupied settlement from the map."""

    name, group = "destroy", "battle"

    def play(self, draft: Draft, seat: Seat, task: Settle, arguments: Words) -> None:
        _take_settlement(draft, task, conquers=False)


class SettlementQuestion(Question[Settle]):
    """Ask whether to conquer or destroy the settlement."""

    task, kind = Settle, "settlement"
    answers = (ConquerSettlement(), DestroySettlement())
    standing = (OrderQuestion("settlement", (ANY_SCOPE,), ("conquer", "destroy")),)

    def active_seat(self, situation: Situation, task: Settle) -> Seat:
        return settlement_occupier(situation.position, _first_area(task)) or 0

    def facts(self, situation: Situation, task: Settle) -> Facts:
        state: State = situation.position
        area = _first_area(task)
        owner = state.spots[area].settlement
        empire = "" if owner is None else state.config.empires[owner]
        return (("area", state.content.map.areas[area].name), ("empire", empire))

    def advance(self, draft: Draft, task: Settle) -> bool:
        """Conquer the settlements next to another empire's unit if there is no choice."""
        state = draft.state
        if task.areas is None:
            order = state.events.order
            occupied = [area for area in range(len(state.spots)) if settlement_occupier(state, area) is not None]
            task = Settle(
                tuple(sorted(occupied, key=lambda area: (order.index(settlement_occupier(state, area) or 0), area)))
            )
        if not task.areas:
            draft.agenda.pop()
            return True
        player = settlement_occupier(state, task.areas[0])
        draft.replace_task(task)
        if player is None:
            draft.replace_task(Settle(task.areas[1:]))
            return True
        has_settlement = has_settlement_left(state, player)
        if has_settlement and not state.is_bot(player):
            return False
        _take_settlement(
            draft, task, conquers=has_settlement and not (state.config.mode == ASHUR_MODE and state.is_bot(player))
        )
        return True

    def standing_answer(self, view: MesopotamiaView, task: Settle, orders: Orders) -> Words | None:
        order = order_for(orders, "settlement", ANY_SCOPE)
        return (order,) if order else None
