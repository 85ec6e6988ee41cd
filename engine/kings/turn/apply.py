"""Actions done: each one's effects, and what runs on by itself after it (3)."""

from engine.game import Seat, Who, Words
from engine.kings import actions as do
from engine.kings.changes import closed_up, with_card, with_leader, with_link
from engine.kings.draft import Draft
from engine.kings.pieces import Colour
from engine.kings.placement import buildable
from engine.kings.places import CELLS, COLUMN_NAMES, LINKS, Place
from engine.kings.regions import Leader, kingdom_at, name_at
from engine.kings.state import Act, Build, Claim, Fight, Point, Refill, State, Wars
from engine.kings.turn import gains
from engine.kings.turn.conflict import start_revolt, start_war, support, wage_wars
from engine.kings.turn.ending import end_turn, refill
from engine.kit.changing import replace


def outcome(state: State, seat: Seat, move: Words) -> State:
    """Return the position after an offered move, its kingdoms not renamed and its events untold."""
    draft = Draft(state)
    perform(draft, seat, do.parse(move))
    return draft.step().state


def perform(draft: Draft, seat: Seat, action: do.Action) -> None:
    """Do a legal action and all that follows from it."""
    match action:
        case do.End():
            end_turn(draft)
        case do.PlaceLeader() | do.AddCard() | do.JoinWith() | do.Catastrophe():
            _act(draft, seat, action)
        case do.Support(count) if draft.conflict is not None:
            support(draft, draft.conflict, count)
        case do.ChooseWar(colour):
            start_war(draft, colour)
        case _:
            _answer(draft, seat, action)
    while draft.agenda.tasks and _runs_on(draft):
        pass


def _runs_on(draft: Draft) -> bool:
    match draft.agenda.tasks[0]:
        case Act() | Fight() | Point():
            return False
        case Wars():
            return wage_wars(draft)
        case Claim(gap):
            return gains.skip_treasure(draft, gap)
        case Build(column):
            return _skip_ship(draft, column)
        case Refill():
            refill(draft)
            return False


def _skip_ship(draft: Draft, column: int) -> bool:
    if buildable(draft.table, column):
        return False
    draft.agenda.pop()
    return True


def _answer(draft: Draft, seat: Seat, action: do.Action) -> None:
    task = draft.agenda.tasks[0]
    draft.agenda.pop()
    match action, task:
        case do.Bank(), Point(_, colour, source):
            draft.spend(seat, colour)
            draft.bank(seat, colour.card)
            draft.journal.tell("point", who=Who(seat), colour=colour.word, source=source)
        case do.Keep(), Point(_, colour, source):
            draft.journal.tell("point-kept", who=Who(seat), colour=colour.word, source=source)
        case do.TakeTreasure(place), _:
            gains.take_treasure(draft, seat, place)
        case do.BuildShip(ship), Build(column):
            gains.build_ship(draft, seat, column, ship)
        case do.Decline(), _:
            draft.journal.tell("ship-declined" if isinstance(task, Build) else "treasure-declined", who=Who(seat))


def _act(draft: Draft, seat: Seat, action: do.PlaceLeader | do.AddCard | do.JoinWith | do.Catastrophe) -> None:
    draft.actions -= 1
    draft.conflict = None
    match action:
        case do.PlaceLeader(colour, place):
            _place_leader(draft, Leader(seat, colour, place))
        case do.AddCard(colour, column):
            _add_card(draft, seat, colour, column)
        case do.JoinWith(colour, gap):
            _join(draft, seat, colour, gap)
        case do.Catastrophe(place):
            _ravage(draft, seat, place)


def _place_leader(draft: Draft, leader: Leader) -> None:
    seat, colour, place = leader
    start = draft.table.leaders[seat][colour]
    lifted = with_leader(draft.table, seat, colour, None)
    rival = kingdom_at(lifted, place).leader(colour)
    draft.table = with_leader(lifted, seat, colour, place)
    if start is None:
        draft.journal.tell("leader-placed", who=Who(seat), leader=colour.leader, place=place.name)
    else:
        draft.journal.tell("leader-moved", who=Who(seat), leader=colour.leader, start=start.name, place=place.name)
    if rival:
        start_revolt(draft, leader, rival)


def _add_card(draft: Draft, seat: Seat, colour: Colour, column: int) -> None:
    place = CELLS[column][len(draft.table.columns[column])]
    draft.spend(seat, colour)
    draft.table = with_card(draft.table, column, colour.card)
    draft.journal.tell(
        "card-placed", who=Who(seat), card=colour.card.word, column=COLUMN_NAMES[column], place=place.name
    )
    draft.agenda.push(Build(column))
    kingdom = kingdom_at(draft.table, place)
    if ruler := kingdom.leader(colour) or kingdom.leader(Colour.BLACK):
        draft.agenda.push(Point(ruler.seat, colour, "card"))


def _join(draft: Draft, seat: Seat, colour: Colour, gap: int) -> None:
    first, second = (name_at(draft.start.naming, draft.table, CELLS[column][0]) for column in (gap, gap + 1))
    draft.spend(seat, colour)
    draft.table = replace(with_link(draft.table, gap, colour.card), face_down=gap)
    draft.journal.tell(
        "kingdoms-joined",
        who=Who(seat),
        card=colour.card.word,
        place=LINKS[gap].name,
        first=first,
        second=second,
    )
    draft.agenda.push(Wars(), Claim(gap))


def _ravage(draft: Draft, seat: Seat, place: Place) -> None:
    card = draft.table.card(place)
    draft.catastrophes[seat] -= 1
    if card is not None:
        draft.discard(Colour(card))
        draft.journal.tell("catastrophe-played", who=Who(seat), card=card.word, place=place.name)
    draft.table = closed_up(draft.table, (place,))
    draft.discard_lonely()
