"""The pictures in words, for those who hear them: what happened, whose decision, kingdoms, conflict, hand, scores."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Who
from engine.kings.regions import Kingdom, kingdoms, numeral
from engine.kings.state import Act, Conflict
from engine.kings.view import KingsView
from render.games.kings.scores import open_scores
from render.games.kings.setting import colours_of, deciding, name_of, span, treasures_left
from render.reader import Reader
from render.scene import shorten

_TOLD = (
    "leader-placed", "leader-moved", "leader-home", "card-placed", "kingdoms-joined", "catastrophe-played", "point",
    "revolt-began", "war-began", "conflict-won", "cards-taken", "ship-built", "treasure-taken", "final-score",
)  # fmt: skip
_LAST = 4
"""How many of the last events are told: a listener wants the position too."""


def board_alt(view: KingsView, look: Reader, recent: Sequence[Event] = ()) -> str:
    """What happened, who decides, the conflict, each kingdom with its leaders and their strengths, what is left."""
    happened = [event for event in recent if event.name in _TOLD][-_LAST:]
    told = [look.say(f"event-{event.name}", **dict(event.facts)) for event in happened]
    return shorten(" ".join((*told, *_board_sentences(view, look))))


def _board_sentences(view: KingsView, look: Reader) -> Iterator[str]:
    seat = deciding(view)
    if seat is None:
        yield look.say("picture-alt-over")
    elif view.agenda[:1] == (Act(),):
        yield look.say("picture-alt-turn", name=name_of(view, look, seat), left=view.actions)
    else:
        yield look.say("picture-alt-decides", name=name_of(view, look, seat))
    if view.conflict is not None and view.conflict.winner is None:
        yield conflict_alt(view, look, view.conflict)
    for number, kingdom in enumerate(kingdoms(view.table)):
        if kingdom.leaders:
            leaders = _leaders(view, look, kingdom)
            yield look.say("picture-alt-kingdom", numeral=numeral(number), columns=span(kingdom), leaders=leaders)
    yield look.say("picture-alt-left", count=view.deck, treasures=treasures_left(view))


def _leaders(view: KingsView, look: Reader, kingdom: Kingdom) -> str:
    told = []
    for seat, colour, place in kingdom.leaders:
        name, strength = name_of(view, look, seat), kingdom.counts[colour]
        told.append(
            look.say("picture-alt-leader", leader=colour.leader, name=name, place=place.name, strength=strength)
        )
    return ", ".join(told)


def conflict_alt(view: KingsView, look: Reader, conflict: Conflict) -> str:
    """Who fights whom, with which leader and how strong."""
    attacker, defender = (name_of(view, look, side.seat) for side in (conflict.attacker, conflict.defender))
    return look.say(
        f"picture-alt-{conflict.kind}",
        attacker=attacker,
        defender=defender,
        leader=conflict.colour.leader,
        attack=conflict.attacker.strength,
        defence=conflict.defender.strength,
    )


def hand_alt(view: KingsView, look: Reader) -> str:
    """The own cards, and what is seen of the own victory pile: for their owner only."""
    seat = view.seat if view.seat is not None else view.turn
    held = look.say("picture-alt-hand", cards=counted(view.hand or (0, 0, 0, 0), look))
    pile = pile_alt(view, look, seat) if view.banked[seat] is None else points_alt(view, look, seat)
    return shorten(f"{held} {pile}")


def counted(counts: tuple[int, ...], look: Reader) -> str:
    """Some cards, kind by kind."""
    told = [
        look.say("picture-alt-cards", card=colour.card.word, count=counts[colour])
        for colour in dict.fromkeys(colours_of(counts))
    ]
    return ", ".join(told) or look.say("picture-alt-empty")


def pile_alt(view: KingsView, look: Reader, seat: int) -> str:
    """A victory pile as everybody sees it: its top card and how many there are."""
    top = view.tops[seat]
    if top is None:
        return look.say("picture-alt-no-pile")
    return look.say("picture-alt-pile", count=view.piles[seat], card=top.word)


def points_alt(view: KingsView, look: Reader, seat: int) -> str:
    """The points in a victory pile that lies open."""
    black, green, red, blue, treasures = view.banked[seat] or (0, 0, 0, 0, 0)
    return look.say("picture-alt-points", black=black, green=green, red=red, blue=blue, treasures=treasures)


def sheet_alt(view: KingsView, look: Reader, places: Sequence[int]) -> str:
    """Everybody's points and treasures, the winner first."""
    told = [look.say("picture-score-sheet") + "."]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        (black, green, red, blue), treasures = open_scores(view)[seat]
        counts = {"black": black, "green": green, "red": red, "blue": blue, "treasures": treasures}
        told.append(look.say("event-final-score", who=Who(seat), rank=places[seat], **counts))
    return shorten(" ".join(told))
