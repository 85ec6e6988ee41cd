"""Texts for the pictures of both games: names, the deciding seat, fighters and their strengths."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from engine.game import Seat, SeatRef
from engine.games.kingdoms.conflict import Conflict, Side
from render.context import PictureContext


class Contest(Protocol):
    """The facts that the views of both games show: dynasties take turns, act and fight."""

    @property
    def dynasties(self) -> Sequence[str]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def actions(self) -> int: ...
    @property
    def conflict(self) -> Conflict[Side] | None: ...
    @property
    def ended(self) -> str: ...


def name_of(view: Contest, context: PictureContext, seat: Seat) -> str:
    """Return a player's name, or the dynasty's name if the font lacks a letter of it."""
    return context.name(seat, view.dynasties[seat])


def full_name_of(view: Contest, context: PictureContext, seat: Seat) -> str:
    """Return a player's name for a text, in any script."""
    return context.full_name(seat, view.dynasties[seat])


def decision_lines(view: Contest, context: PictureContext, seat: Seat | None, *, is_action: bool) -> Iterator[str]:
    """Yield sentences on the decision and the open conflict. `seat`: the deciding seat, or None after the end;
    `is_action`: whether it chooses an action."""
    if seat is None:
        yield context.say("picture-alt-over")
    elif is_action:
        yield context.say("picture-alt-turn", name=full_name_of(view, context, seat), left=view.actions)
    else:
        yield context.say("picture-alt-decides", name=full_name_of(view, context, seat))
    if view.conflict is not None and view.conflict.winner is None:
        yield conflict_alt(view, context, view.conflict)


def conflict_alt(view: Contest, context: PictureContext, conflict: Conflict[Side]) -> str:
    """Return a sentence on both fighters in a conflict, their leaders and their strengths, with the players' names."""
    return fight_text(context, conflict, lambda seat: full_name_of(view, context, seat))


def fight_text(context: PictureContext, conflict: Conflict[Side], name_of_seat: Callable[[Seat], str | SeatRef]) -> str:
    """Return a sentence on both fighters in a conflict, their leaders and their strengths. `name_of_seat` names the
    players."""
    return context.say(
        f"picture-alt-{conflict.kind}",
        attacker=name_of_seat(conflict.attacker.seat),
        defender=name_of_seat(conflict.defender.seat),
        leader=conflict.leader,
        attack=conflict.attacker.strength,
        defence=conflict.defender.strength,
    )


def question_lines(view: Contest, context: PictureContext, seat: Seat | None, tasks: Iterable[str]) -> Iterator[str]:
    """Yield sentences on the turn, the decision and open tasks. `seat`: the deciding seat, or None after the end."""
    yield context.say("twin-turn", who=SeatRef(view.turn), left=view.actions)
    if seat is None:
        yield context.say("event-game-ended", reason=view.ended)
    else:
        yield context.say("picture-alt-decides", name=SeatRef(seat))
    if task_texts := "; ".join(tasks):
        yield context.say("twin-agenda", tasks=task_texts)


def side_text(context: PictureContext, side: Side, **facts: str | int) -> str:
    """Return a sentence on one side of a conflict and the support that it added. `facts`: the game's own facts about
    its place and its strength on the board."""
    added = context.say("twin-added", count=side.added) if side.committed else context.say("twin-undecided")
    return context.say("twin-side", who=SeatRef(side.seat), added=added, **facts)
