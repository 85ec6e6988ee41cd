"""Positions as text: the whole position, line by line in a fixed order, and the alt texts of the pictures."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Seat, SeatRef
from engine.games.kings.pieces import EVERY_COLOUR
from engine.games.kings.places import CELLS, COLUMN_NAMES, LINKS
from engine.games.kings.reading.regions import Kingdom, colours_at_war, kingdom_names, kingdoms
from engine.games.kings.state import Act, Build, Claim, Conflict, Point, Task, Wars
from engine.games.kings.view import KingsView
from render.context import PictureContext
from render.games.kingdoms.alt import decision_lines, fight_text, full_name_of, question_lines, side_text
from render.games.kingdoms.symbols import letters_of
from render.games.kings.setting import SPHERE_OF_COLOUR, card_colours, column_span, deciding_seat, treasures_left
from render.kit.headline import event_sentences
from render.scene import shorten_alt


def describe(view: KingsView, context: PictureContext) -> tuple[str, ...]:
    """Return lines about everything that the view shows: the reader's hand, the question, the table kingdom by kingdom,
    the players, the supplies."""
    parts = (_hand_lines, _question_lines, _kingdom_lines, _player_lines, _supply_lines)
    return tuple(line for part in parts for line in part(view, context))


def _hand_lines(view: KingsView, context: PictureContext) -> Iterator[str]:
    if view.hand is not None:
        yield context.say("picture-alt-hand", cards=card_words(view.hand))


def _question_lines(view: KingsView, context: PictureContext) -> Iterator[str]:
    yield from question_lines(view, context, deciding_seat(view), (_task_text(task, context) for task in view.agenda))
    if view.conflict is not None:
        yield from _conflict_lines(view.conflict, context)


def _task_text(task: Task, context: PictureContext) -> str:
    match task:
        case Point(seat, colour, source):
            return context.say("twin-task-point", who=SeatRef(seat), colour=colour.word, source=source)
        case Build(column):
            return context.say("twin-task-build", column=COLUMN_NAMES[column])
        case Claim(gap):
            return context.say("twin-task-claim", place=LINKS[gap].name)
    return context.say(f"twin-task-{type(task).__name__.lower()}")


def _conflict_lines(conflict: Conflict, context: PictureContext) -> Iterator[str]:
    yield fight_text(context, conflict, SeatRef)
    yield context.say("twin-conflict", place=conflict.place.name)
    for side in (conflict.attacker, conflict.defender):
        yield side_text(context, side, place=side.place.name, count=side.on_table)
    if conflict.winner is not None:
        yield context.say("twin-winner", winner=SeatRef(conflict.winner))


def _kingdom_lines(view: KingsView, context: PictureContext) -> Iterator[str]:
    for name, kingdom in zip(kingdom_names(view.naming, view.table), kingdoms(view.table), strict=True):
        yield context.say("twin-kingdom", numeral=name.numeral, columns=column_span(kingdom))
        yield from _leader_texts(kingdom, context)
        for column in kingdom.columns:
            yield _column_line(view, context, column)
            if column < kingdom.last:
                yield _link_text(view, context, "twin-link", column)
    if view.table.face_down is not None:
        yield _link_text(view, context, "twin-face-down", view.table.face_down)
    if view.table.ships:
        yield context.say("twin-ships", ships=tuple(ship.word for ship in view.table.ships))


def _leader_texts(kingdom: Kingdom, context: PictureContext) -> Iterator[str]:
    letters = letters_of(context)
    for seat, colour, place in kingdom.leaders:
        yield context.say(
            "twin-leader",
            leader=colour.leader,
            who=SeatRef(seat),
            letter=letters[SPHERE_OF_COLOUR[colour]],
            place=place.name,
            strength=kingdom.counts[colour],
        )


def _column_line(view: KingsView, context: PictureContext, column: int) -> str:
    """Return a line that lists a column's cards with their places."""
    cards = view.table.columns[column]
    if not cards:
        return context.say("twin-empty-column", column=COLUMN_NAMES[column])
    cells = (f"{place.name} {context.word(card.word)}" for place, card in zip(CELLS[column], cards, strict=False))
    return context.say("twin-column", column=COLUMN_NAMES[column], cards=", ".join(cells))


def _link_text(view: KingsView, context: PictureContext, key: str, gap: int) -> str:
    card = view.table.links[gap]
    return context.say(key, place=LINKS[gap].name, card="" if card is None else card.word)


def _player_lines(view: KingsView, context: PictureContext) -> Iterator[str]:
    for seat in range(len(view.dynasties)):
        yield from player_facts(view, context, seat)


def player_facts(view: KingsView, context: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield sentences on what is visible of one seat: victory pile, hand size, catastrophe, and leaders at home."""
    yield context.say("twin-player", who=SeatRef(seat), dynasty=view.dynasties[seat])
    yield from _pile_texts(view, context, seat)
    yield context.say("twin-held", held=view.hands[seat], number=view.catastrophes[seat])
    home = tuple(colour.leader for colour in EVERY_COLOUR if view.table.leaders[seat][colour] is None)
    if home:
        yield context.say("twin-home", leaders=home)


def _pile_texts(view: KingsView, context: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield a sentence on the pile's top card and size, and one on its points if they are open."""
    yield pile_alt(view, context, seat)
    if view.banked[seat] is not None:
        yield points_alt(view, context, seat)


def _supply_lines(view: KingsView, context: PictureContext) -> Iterator[str]:
    yield context.say("picture-alt-left", count=view.deck, treasures=treasures_left(view))
    if any(view.out):
        yield context.say("twin-out", cards=card_words(view.out))
    if view.idle:
        yield context.say("twin-idle", count=view.idle)
    choice = "yes" if view.open_piles else "no"
    yield context.say("lobby-option", option=context.say("option-open-piles"), choice=choice)


_TOLD_EVENTS = (
    "leader-placed", "leader-moved", "leader-home", "card-placed", "kingdoms-joined", "catastrophe-played", "point",
    "revolt-began", "war-began", "conflict-won", "cards-taken", "ship-built", "treasure-taken", "final-score",
)  # fmt: skip


def board_alt(view: KingsView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return a text about recent events, the deciding seat, the conflict or the possible wars, each kingdom with its
    leaders and their strengths, and the remaining supplies."""
    return shorten_alt(" ".join((*event_sentences(context, recent, _TOLD_EVENTS), *_position_sentences(view, context))))


def _position_sentences(view: KingsView, context: PictureContext) -> Iterator[str]:
    yield from decision_lines(view, context, deciding_seat(view), is_action=view.agenda[:1] == (Act(),))
    if view.agenda[:1] == (Wars(),):
        yield context.say("picture-alt-leaders", leaders=tuple(colour.leader for colour in colours_at_war(view.table)))
    for name, kingdom in zip(kingdom_names(view.naming, view.table), kingdoms(view.table), strict=True):
        if kingdom.leaders:
            leaders = _leaders_text(view, context, kingdom)
            yield context.say(
                "picture-alt-kingdom", numeral=name.numeral, columns=column_span(kingdom), leaders=leaders
            )
    yield context.say("picture-alt-left", count=view.deck, treasures=treasures_left(view))


def _leaders_text(view: KingsView, context: PictureContext, kingdom: Kingdom) -> str:
    sentences = []
    for seat, colour, place in kingdom.leaders:
        name, strength = full_name_of(view, context, seat), kingdom.counts[colour]
        sentences.append(
            context.say("picture-alt-leader", leader=colour.leader, name=name, place=place.name, strength=strength)
        )
    return ", ".join(sentences)


def hand_alt(view: KingsView, context: PictureContext) -> str:
    """Return a text about the reader's cards and the visible part of the reader's victory pile. Only the reader may see
    it."""
    seat = view.seat if view.seat is not None else view.turn
    held = context.say("picture-alt-hand", cards=card_words(view.hand or (0, 0, 0, 0)))
    pile = pile_alt(view, context, seat) if view.banked[seat] is None else points_alt(view, context, seat)
    return shorten_alt(f"{held} {pile}")


def card_words(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Return a word for every card, given the number of cards of each colour."""
    return tuple(colour.card.word for colour in card_colours(counts))


def pile_alt(view: KingsView, context: PictureContext, seat: int) -> str:
    """Return a sentence on a victory pile's top card and its number of cards, which are public."""
    top = view.tops[seat]
    if top is None:
        return context.say("picture-alt-no-pile")
    return context.say("picture-alt-pile", count=view.piles[seat], card=top.word)


def points_alt(view: KingsView, context: PictureContext, seat: int) -> str:
    """Return a sentence on the points in an open victory pile."""
    black, green, red, blue, treasures = view.banked[seat] or (0, 0, 0, 0, 0)
    return context.say("picture-alt-points", black=black, green=green, red=red, blue=blue, treasures=treasures)
