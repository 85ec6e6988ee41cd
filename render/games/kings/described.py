"""The whole position in words, line by line in a fixed order: for those who hear a game instead of seeing it."""

from collections.abc import Iterator

from engine.game import Seat, Who
from engine.kings.pieces import EVERY_COLOUR
from engine.kings.places import CELLS, COLUMN_NAMES, LINKS
from engine.kings.regions import Kingdom, kingdoms, numeral
from engine.kings.state import Build, Claim, Conflict, Point, Side, Task
from engine.kings.view import KingsView
from render.games.kings.alt import counted, pile_alt, points_alt
from render.games.kings.setting import SPHERE, deciding, span, treasures_left
from render.reader import Reader


def twin(view: KingsView, look: Reader) -> tuple[str, ...]:
    """All that the view shows: the own hand, what is asked, the table kingdom by kingdom, the players, what is left."""
    return (*_own(view, look), *_asked(view, look), *_lands(view, look), *_players(view, look), *_rest(view, look))


def _own(view: KingsView, look: Reader) -> Iterator[str]:
    if view.hand is not None:
        yield look.say("picture-alt-hand", cards=counted(view.hand, look))


def _asked(view: KingsView, look: Reader) -> Iterator[str]:
    yield look.say("twin-turn", who=Who(view.turn), left=view.actions)
    seat = deciding(view)
    if seat is None:
        yield look.say("event-game-ended", reason=view.ended)
    else:
        yield look.say("picture-alt-decides", name=Who(seat))
    if view.agenda:
        yield look.say("twin-agenda", tasks="; ".join(_task(task, look) for task in view.agenda))
    if view.conflict is not None:
        yield from _conflict(view.conflict, look)


def _task(task: Task, look: Reader) -> str:
    match task:
        case Point(seat, colour, source):
            return look.say("twin-task-point", who=Who(seat), colour=colour.word, source=source)
        case Build(column):
            return look.say("twin-task-build", column=COLUMN_NAMES[column])
        case Claim(gap):
            return look.say("twin-task-claim", place=LINKS[gap].name)
    return look.say(f"twin-task-{type(task).__name__.lower()}")


def _conflict(conflict: Conflict, look: Reader) -> Iterator[str]:
    yield look.say(
        f"picture-alt-{conflict.kind}",
        attacker=Who(conflict.attacker.seat),
        defender=Who(conflict.defender.seat),
        leader=conflict.colour.leader,
        attack=conflict.attacker.strength,
        defence=conflict.defender.strength,
    )
    yield look.say("twin-conflict", place=conflict.place.name)
    yield from (_side(side, look) for side in (conflict.attacker, conflict.defender))
    if conflict.winner is not None:
        yield look.say("twin-winner", winner=Who(conflict.winner))


def _side(side: Side, look: Reader) -> str:
    added = look.say("twin-added", count=side.added) if side.committed else look.say("twin-undecided")
    return look.say("twin-side", who=Who(side.seat), place=side.place.name, count=side.on_table, added=added)


def _lands(view: KingsView, look: Reader) -> Iterator[str]:
    for number, kingdom in enumerate(kingdoms(view.table)):
        yield look.say("twin-kingdom", numeral=numeral(number), columns=span(kingdom))
        yield from _leaders(kingdom, look)
        for column in kingdom.columns:
            yield _column(view, look, column)
            if column < kingdom.last:
                yield _link(view, look, "twin-link", column)
    if view.table.face_down is not None:
        yield _link(view, look, "twin-face-down", view.table.face_down)
    if view.table.ships:
        yield look.say("twin-ships", ships=tuple(ship.word for ship in view.table.ships))


def _leaders(kingdom: Kingdom, look: Reader) -> Iterator[str]:
    letters = look.letters
    for seat, colour, place in kingdom.leaders:
        yield look.say(
            "twin-leader",
            leader=colour.leader,
            who=Who(seat),
            letter=letters[SPHERE[colour]],
            place=place.name,
            strength=kingdom.counts[colour],
        )


def _column(view: KingsView, look: Reader, column: int) -> str:
    """The cards of a column, each with its place."""
    lying = view.table.columns[column]
    if not lying:
        return look.say("twin-empty-column", column=COLUMN_NAMES[column])
    told = (f"{place.name} {look.word(card.word)}" for place, card in zip(CELLS[column], lying, strict=False))
    return look.say("twin-column", column=COLUMN_NAMES[column], cards=", ".join(told))


def _link(view: KingsView, look: Reader, key: str, gap: int) -> str:
    card = view.table.links[gap]
    return look.say(key, place=LINKS[gap].name, card="" if card is None else card.word)


def _players(view: KingsView, look: Reader) -> Iterator[str]:
    for seat, dynasty in enumerate(view.dynasties):
        yield look.say("twin-player", who=Who(seat), dynasty=dynasty)
        yield from _pile(view, look, seat)
        yield look.say("twin-held", held=view.hands[seat], number=view.catastrophes[seat])
        home = tuple(colour.leader for colour in EVERY_COLOUR if view.table.leaders[seat][colour] is None)
        if home:
            yield look.say("twin-home", leaders=home)


def _pile(view: KingsView, look: Reader, seat: Seat) -> Iterator[str]:
    """The card on top, and the points where they are open."""
    yield pile_alt(view, look, seat)
    if view.banked[seat] is not None:
        yield points_alt(view, look, seat)


def _rest(view: KingsView, look: Reader) -> Iterator[str]:
    yield look.say("picture-alt-left", count=view.deck, treasures=treasures_left(view))
    if any(view.out):
        yield look.say("twin-out", cards=counted(view.out, look))
    if view.idle:
        yield look.say("twin-idle", count=view.idle)
    choice = "yes" if view.open_piles else "no"
    yield look.say("lobby-option", option=look.say("option-open-piles"), choice=choice)
