"""The whole position in words, line by line in a fixed order, for screen readers."""

from collections.abc import Iterator

from engine.game import Seat, SeatRef
from engine.games.kings.pieces import EVERY_COLOUR
from engine.games.kings.places import CELLS, COLUMN_NAMES, LINKS
from engine.games.kings.reading.regions import Kingdom, kingdoms, names
from engine.games.kings.state import Build, Claim, Conflict, Point, Task
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.games.kingdoms.alt import fight, question, side
from render.games.kingdoms.symbols import letters_of
from render.games.kings.alt import cards_of, pile_alt, points_alt
from render.games.kings.setting import SPHERE, deciding, span, treasures_left


def describe(view: KingsView, reader: PictureContext) -> tuple[str, ...]:
    """Return all that the view shows: the reader's hand, the question, the table kingdom by kingdom, the players, the
    stock."""
    parts = (_own, _question, _lands, _players, _rest)
    return tuple(line for part in parts for line in part(view, reader))


def _own(view: KingsView, reader: PictureContext) -> Iterator[str]:
    if view.hand is not None:
        yield reader.say("picture-alt-hand", cards=cards_of(view.hand))


def _question(view: KingsView, reader: PictureContext) -> Iterator[str]:
    yield from question(view, reader, deciding(view), (_task(task, reader) for task in view.agenda))
    if view.conflict is not None:
        yield from _conflict(view.conflict, reader)


def _task(task: Task, reader: PictureContext) -> str:
    match task:
        case Point(seat, colour, source):
            return reader.say("twin-task-point", who=SeatRef(seat), colour=colour.word, source=source)
        case Build(column):
            return reader.say("twin-task-build", column=COLUMN_NAMES[column])
        case Claim(gap):
            return reader.say("twin-task-claim", place=LINKS[gap].name)
    return reader.say(f"twin-task-{type(task).__name__.lower()}")


def _conflict(conflict: Conflict, reader: PictureContext) -> Iterator[str]:
    yield fight(reader, conflict, SeatRef)
    yield reader.say("twin-conflict", place=conflict.place.name)
    for one in (conflict.attacker, conflict.defender):
        yield side(reader, one, place=one.place.name, count=one.on_table)
    if conflict.winner is not None:
        yield reader.say("twin-winner", winner=SeatRef(conflict.winner))


def _lands(view: KingsView, reader: PictureContext) -> Iterator[str]:
    for name, kingdom in zip(names(view.naming, view.table), kingdoms(view.table), strict=True):
        yield reader.say("twin-kingdom", numeral=name.numeral, columns=span(kingdom))
        yield from _leaders(kingdom, reader)
        for column in kingdom.columns:
            yield _column(view, reader, column)
            if column < kingdom.last:
                yield _link(view, reader, "twin-link", column)
    if view.table.face_down is not None:
        yield _link(view, reader, "twin-face-down", view.table.face_down)
    if view.table.ships:
        yield reader.say("twin-ships", ships=tuple(ship.word for ship in view.table.ships))


def _leaders(kingdom: Kingdom, reader: PictureContext) -> Iterator[str]:
    letters = letters_of(reader)
    for seat, colour, place in kingdom.leaders:
        yield reader.say(
            "twin-leader",
            leader=colour.leader,
            who=SeatRef(seat),
            letter=letters[SPHERE[colour]],
            place=place.name,
            strength=kingdom.counts[colour],
        )


def _column(view: KingsView, reader: PictureContext, column: int) -> str:
    """Return the cards of a column, each with its place."""
    lying = view.table.columns[column]
    if not lying:
        return reader.say("twin-empty-column", column=COLUMN_NAMES[column])
    cells = (f"{place.name} {reader.word(card.word)}" for place, card in zip(CELLS[column], lying, strict=False))
    return reader.say("twin-column", column=COLUMN_NAMES[column], cards=", ".join(cells))


def _link(view: KingsView, reader: PictureContext, key: str, gap: int) -> str:
    card = view.table.links[gap]
    return reader.say(key, place=LINKS[gap].name, card="" if card is None else card.word)


def _players(view: KingsView, reader: PictureContext) -> Iterator[str]:
    for seat in range(len(view.dynasties)):
        yield from player(view, reader, seat)


def player(view: KingsView, reader: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield the visible facts about one seat: the victory pile, cards held, catastrophe, leaders off the table."""
    yield reader.say("twin-player", who=SeatRef(seat), dynasty=view.dynasties[seat])
    yield from _pile(view, reader, seat)
    yield reader.say("twin-held", held=view.hands[seat], number=view.catastrophes[seat])
    home = tuple(colour.leader for colour in EVERY_COLOUR if view.table.leaders[seat][colour] is None)
    if home:
        yield reader.say("twin-home", leaders=home)


def _pile(view: KingsView, reader: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield the top card, and the points if they are open."""
    yield pile_alt(view, reader, seat)
    if view.banked[seat] is not None:
        yield points_alt(view, reader, seat)


def _rest(view: KingsView, reader: PictureContext) -> Iterator[str]:
    yield reader.say("picture-alt-left", count=view.deck, treasures=treasures_left(view))
    if any(view.out):
        yield reader.say("twin-out", cards=cards_of(view.out))
    if view.idle:
        yield reader.say("twin-idle", count=view.idle)
    choice = "yes" if view.open_piles else "no"
    yield reader.say("lobby-option", option=reader.say("option-open-piles"), choice=choice)
