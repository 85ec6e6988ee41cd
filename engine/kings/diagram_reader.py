"""Reading a diagram back: the table, and of the legend whatever is written there."""

from collections.abc import Collection
from dataclasses import dataclass

from engine.game import Seat
from engine.kings.diagram import EMPTY, HIDDEN, NOTHING, SIGNS, WIDTH
from engine.kings.draft import five
from engine.kings.pieces import (
    ACTIONS,
    BY_LEADER,
    BY_SHIP,
    CARDS,
    COLOURS,
    DYNASTIES,
    LEADERS,
    SHIPS,
    Card,
    Colour,
)
from engine.kings.places import BY_COLUMN, BY_NAME, CELLS, COLUMNS, GAPS, LINKS, ROWS, Place
from engine.kings.state import (
    NONE,
    Act,
    Build,
    Claim,
    Conflict,
    Fight,
    FiveCounts,
    FourCounts,
    FourPlaces,
    Point,
    Refill,
    Side,
    Table,
    Task,
    Wars,
)
from engine.kings.view import KingsView

_TASKS: dict[str, Task] = {"act": Act(), "wars": Wars(), "fight": Fight(), "refill": Refill()}
_LINE = (COLUMNS + GAPS) * (WIDTH + 1)
_LEADERS = {leader[0]: number for number, leader in enumerate(LEADERS)}


class BadDiagram(ValueError):
    """A text that is no diagram."""


@dataclass(frozen=True, slots=True)
class _Legend:
    lines: dict[str, str]

    @property
    def dynasties(self) -> tuple[str, ...]:
        return tuple(name for name in self.lines if name in DYNASTIES)

    def seat(self, name: str) -> Seat:
        return self.dynasties.index(name)

    def line(self, name: str, default: str = NOTHING) -> str:
        return self.lines.get(name, default)

    def of_players(self, name: str, default: str) -> tuple[str, ...]:
        """What each player's line says of one thing."""
        lines = (dict(fact.split("=", 1) for fact in self.lines[mark].split()) for mark in self.dynasties)
        return tuple(facts.get(name, default) for facts in lines)


def read_diagram(text: str) -> KingsView:
    """The view that `diagram` wrote, or a person did. Raises BadDiagram."""
    try:
        return _read(text)
    except (ValueError, KeyError, IndexError) as fault:
        raise BadDiagram(f"no diagram: {fault}") from fault


def _read(text: str) -> KingsView:
    lines = [line for line in text.splitlines() if line.strip()]
    rows = [line for line in lines[1:] if ":" not in line]
    legend = _Legend(
        {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines if ":" in line)}
    )
    seen_by = legend.line("seen-by", HIDDEN)
    seat = None if seen_by == HIDDEN else legend.seat(seen_by)
    turn, actions = legend.line("turn", f"{legend.dynasties[0]} {ACTIONS}").split()
    return KingsView(
        seat=seat,
        dynasties=legend.dynasties,
        open_piles=legend.line("open-piles") == "yes",
        table=_table(rows, legend),
        turn=legend.seat(turn),
        actions=int(actions),
        hand=None if seat is None else _four(legend.of_players("hand", HIDDEN)[seat]),
        hands=tuple(map(int, legend.of_players("cards", "0"))),
        catastrophes=tuple(map(int, legend.of_players("catastrophes", "0"))),
        tops=tuple(None if top == NOTHING else Card(CARDS.index(top)) for top in legend.of_players("top", NOTHING)),
        piles=tuple(map(int, legend.of_players("pile", "0"))),
        banked=tuple(map(_five, legend.of_players("banked", HIDDEN))),
        deck=int(legend.line("deck", "0")),
        out=_four(legend.line("out", HIDDEN)) or NONE,
        agenda=tuple(_task(legend, word) for word in legend.line("agenda").split() if word != NOTHING),
        conflict=_conflict(legend),
        ended="" if legend.line("ended") == NOTHING else legend.line("ended"),
        idle=int(legend.line("idle", "0")),
    )


def _four(written: str) -> FourCounts | None:
    if written == HIDDEN:
        return None
    black, green, red, blue = map(int, written.split(","))
    return (black, green, red, blue)


def _five(written: str) -> FiveCounts | None:
    return None if written == HIDDEN else five([int(count) for count in written.split(",")])


def _task(legend: _Legend, word: str) -> Task:
    name, _, about = word.partition("=")
    match name:
        case "point":
            mark, colour, source = about.split(",")
            return Point(legend.seat(mark), Colour(COLOURS.index(colour)), source)
        case "build":
            return Build(BY_COLUMN[about])
        case "claim":
            return Claim(BY_NAME[about].column)
    return _TASKS[name]


def _table(rows: list[str], legend: _Legend) -> Table:
    signs = _signs(rows)
    leaders: dict[tuple[str, str], Place] = {
        (sign[1], sign[2]): place for place, sign in signs.items() if sign[1:].strip()
    }
    links = [signs[place][0] for place in LINKS if place in signs]
    face_down = next((gap for gap, sign in enumerate(links) if sign.isupper()), None)
    capitals = _capitals(legend, leaders)
    columns = tuple(_column(signs, column) for column in range(COLUMNS))
    aside = (ship.word for ship in SHIPS if not any(ship in cards for cards in columns))
    ships = legend.line("ships", " ".join(aside))
    return Table(
        columns=columns,
        links=tuple(None if sign == EMPTY else _card(sign.lower()) for sign in links),
        leaders=tuple(_row(leaders, capital) for capital in capitals),
        ships=tuple(BY_SHIP[word] for word in ships.split() if word != NOTHING),
        face_down=face_down,
    )


def _capitals(legend: _Legend, leaders: Collection[tuple[str, str]]) -> list[str]:
    """Return the capital letter of each dynasty. Raises BadDiagram for a leader of nobody."""
    capitals = [name[0].upper() for name in legend.dynasties]
    if {capital for capital, _ in leaders} - set(capitals) or {letter for _, letter in leaders} - set(_LEADERS):
        raise BadDiagram("a leader of nobody")
    return capitals


def _signs(rows: list[str]) -> dict[Place, str]:
    """What is written at each place; the gaps stand between the columns of the first row."""
    if not 1 <= len(rows) <= ROWS:
        raise BadDiagram(f"expected 1 to {ROWS} rows of cards")
    signs: dict[Place, str] = {}
    for number, line in enumerate(rows):
        written = [line.ljust(_LINE)[start : start + WIDTH] for start in range(0, _LINE, WIDTH + 1)]
        signs |= {CELLS[column][number]: written[2 * column] for column in range(COLUMNS)}
        if not number:
            signs |= {LINKS[gap]: written[2 * gap + 1] for gap in range(GAPS)}
    return signs


def _card(sign: str) -> Card:
    return Card(SIGNS.index(sign))


def _column(signs: dict[Place, str], column: int) -> tuple[Card, ...]:
    letters = "".join(signs[place][0] for place in CELLS[column] if place in signs).rstrip(EMPTY)
    return tuple(map(_card, letters))


def _row(leaders: dict[tuple[str, str], Place], capital: str) -> FourPlaces:
    king, trader, priest, farmer = (leaders.get((capital, letter)) for letter in _LEADERS)
    return (king, trader, priest, farmer)


def _conflict(legend: _Legend) -> Conflict | None:
    if "conflict" not in legend.lines:
        return None
    kind, leader, place, winner = legend.line("conflict").split()
    return Conflict(
        kind,
        BY_LEADER[leader],
        BY_NAME[place],
        _side(legend, "attacker"),
        _side(legend, "defender"),
        None if winner == NOTHING else legend.seat(winner),
    )


def _side(legend: _Legend, name: str) -> Side:
    mark, place, on_table, added = legend.line(name).split()
    waits = added == HIDDEN
    return Side(legend.seat(mark), BY_NAME[place], int(on_table), 0 if waits else int(added), not waits)
