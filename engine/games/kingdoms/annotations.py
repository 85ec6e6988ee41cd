"""Annotations of conflicts and other results of a move, shown next to the words of a menu."""

from collections.abc import Iterable, Mapping

from engine.game import Event, Fact, Seat, SeatRef
from engine.games.kingdoms.conflict import Conflict, SideT, next_side
from engine.kit.annotations import Annotations


def annotate_conflicts(annotations: Annotations, seat: Seat, events: Iterable[Event]) -> None:
    """Note the conflicts that begin, their winners, and the leaders that are removed.

    `revolt`, `war` (words): the leaders that fight. If `seat` fights: `against` (who), `own` and `other` (numbers), the
        strengths before support; if others fight: `attack` and `defence` (numbers). `winner` (who): the winner of a
        conflict that the word decides. `home`, `ousts` (words): removed leaders of `seat`, and of others.
    """
    for event in events:
        facts = dict(event.facts)
        match event.name:
            case "revolt-began" | "war-began":
                _annotate_conflict_start(annotations, seat, event.name.removesuffix("-began"), facts)
            case "conflict-won":
                annotations.note("winner", facts["winner"])
            case "leader-home":
                annotations.add_word("home" if facts["who"] == SeatRef(seat) else "ousts", str(facts["leader"]))


def _annotate_conflict_start(annotations: Annotations, seat: Seat, kind: str, facts: Mapping[str, Fact]) -> None:
    annotations.add_word(kind, str(facts["leader"]))
    sides = (("attacker", "attack"), ("defender", "defence"))
    own_place = next((place for place, (side, _) in enumerate(sides) if facts[side] == SeatRef(seat)), None)
    if own_place is None:
        for _, strength in sides:
            annotations.note_number(strength, _number(facts[strength]))
        return
    annotations.note("against", facts[sides[1 - own_place][0]])
    annotations.note_number("own", _number(facts[sides[own_place][1]]))
    annotations.note_number("other", _number(facts[sides[1 - own_place][1]]))


def annotate_results(annotations: Annotations, seat: Seat, events: Iterable[Event]) -> None:
    """Note other results: `joins` (words: two kingdoms' numerals), `treasure` (number: treasures for `seat`), `removed`
    (number: tiles or cards removed from the table), `draws` (number), `ends` (word: the reason for the game's end)."""
    for event in events:
        facts = dict(event.facts)
        match event.name:
            case "kingdoms-joined":
                annotations.note("joins", (str(facts["first"]), str(facts["second"])))
            case "treasure-taken" if facts["who"] == SeatRef(seat):
                annotations.add_to_count("treasure", 1)
            case "tiles-removed" | "cards-taken":
                annotations.add_to_count("removed", _number(facts["count"]))
            case "tile-destroyed" | "link-lost" | "catastrophe-played":
                annotations.add_to_count("removed", 1)
            case "drew" if facts["who"] == SeatRef(seat):
                annotations.add_to_count("draws", _number(facts["count"]))
            case "game-ended":
                annotations.note("ends", facts["reason"])


def annotate_support(annotations: Annotations, conflict: Conflict[SideT], added: int | None, held: int) -> None:
    """Note the effect of adding `added` pieces to the side that adds now; None before a number is chosen.

    Always: `strength` (number), `facing` (number: the other side's strength so far), `held` (number: pieces of that
    colour in the hand). With a number also `added` and its result: `outcome` (word: "win", "tie" for a tie that this
    side wins, or "lose") if nobody adds after it or it is enough already; otherwise `rival` (who) and `needs` (number:
    what they must add).
    """
    side = next_side(conflict)
    answers = conflict.attacker.committed
    facing = conflict.attacker if answers else conflict.defender
    total = side.strength + (added or 0)
    annotations.note_number("strength", total)
    annotations.note_number("facing", facing.strength)
    annotations.note_number("held", held)
    if added is None:
        return
    annotations.note_number("added", added)
    if answers or total <= facing.strength:
        tie = "tie" if answers else "lose"
        annotations.note("outcome", "lose" if total < facing.strength else tie if total == facing.strength else "win")
    else:
        annotations.note("rival", SeatRef(facing.seat))
        annotations.note_number("needs", total - facing.strength)


def _number(fact: Fact) -> int:
    """Return a fact that must be a number. Raises TypeError if it is none."""
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is no number")
    return fact
