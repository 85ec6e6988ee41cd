"""Read a diagram of Contest of Kings: the table, and those parts of the legend that are written."""

from typing import TypedDict

from engine.games.kingdoms.legend import HIDDEN, NOTHING
from engine.games.kings.diagram import CARD_LETTERS, CARD_WIDTH, NO_CARD, write_diagram
from engine.games.kings.pieces import (
    ACTIONS_A_TURN,
    CARD_WORDS,
    COLOUR_BY_LEADER,
    COLOUR_WORDS,
    DYNASTIES,
    LEADER_WORDS,
    SHIP_BY_WORD,
    SHIPS,
    Card,
    Colour,
)
from engine.games.kings.places import (
    CELLS,
    COLUMN_BY_NAME,
    COLUMN_COUNT,
    GAP_COUNT,
    LINKS,
    PLACE_BY_NAME,
    ROW_COUNT,
    Place,
)
from engine.games.kings.state import (
    Act,
    Build,
    Claim,
    Conflict,
    Fight,
    FiveCounts,
    FourPlaces,
    Point,
    Refill,
    Side,
    Table,
    Task,
    Wars,
    five_counts,
)
from engine.games.kings.view import KingsView
from engine.kit.counts import NO_PIECES, FourCounts
from tests.support.diagrams.legend import BadDiagram, Legend, four, read_back, read_legend

_TASKS: dict[str, Task] = {"act": Act(), "wars": Wars(), "fight": Fight(), "refill": Refill()}
_LINE = (COLUMN_COUNT + GAP_COUNT) * (CARD_WIDTH + 1)
_LEADERS = {leader[0]: number for number, leader in enumerate(LEADER_WORDS)}


def read_diagram(text: str) -> KingsView:
    """Return the view that a text describes, written by `write_diagram` or by a person. Raises BadDiagram."""
    return read_back(text, _read, write_diagram)


def _read(text: str) -> KingsView:
    lines = [line for line in text.splitlines() if line.strip()]
    rows = [line for line in lines[1:] if ":" not in line]
    legend = read_legend((line for line in lines if ":" in line), DYNASTIES)
    turn, actions = legend.turn(ACTIONS_A_TURN)
    return KingsView(
        seat=legend.viewer,
        dynasties=legend.marks,
        open_piles=legend.is_set("open-piles"),
        table=_table(rows, legend),
        turn=turn,
        actions=actions,
        **_stocks(legend),
        agenda=tuple(_task(legend, word) for word in legend.words("agenda")),
        conflict=_conflict(legend),
        ended=legend.ended,
        idle=legend.number("idle"),
    )


class _Stocks(TypedDict):
    hand: FourCounts | None
    hands: tuple[int, ...]
    catastrophes: tuple[int, ...]
    tops: tuple[Card | None, ...]
    piles: tuple[int, ...]
    banked: tuple[FiveCounts | None, ...]
    deck: int
    out: FourCounts


def _stocks(legend: Legend) -> _Stocks:
    """Return the players' stocks, the deck and the discarded cards."""
    tops = legend.of_players("top", NOTHING)
    return _Stocks(
        hand=four(legend.own("hand")),
        hands=legend.numbers("cards"),
        catastrophes=legend.numbers("catastrophes"),
        tops=tuple(None if top == NOTHING else Card(CARD_WORDS.index(top)) for top in tops),
        piles=legend.numbers("pile"),
        banked=tuple(map(_five, legend.of_players("banked", HIDDEN))),
        deck=legend.number("deck"),
        out=four(legend.line("out", HIDDEN)) or NO_PIECES,
    )


def _five(written: str) -> FiveCounts | None:
    return None if written == HIDDEN else five_counts([int(count) for count in written.split(",")])


def _task(legend: Legend, word: str) -> Task:
    name, _, about = word.partition("=")
    match name:
        case "point":
            mark, colour, source = about.split(",")
            return Point(legend.seat(mark), Colour(COLOUR_WORDS.index(colour)), source)
        case "build":
            return Build(COLUMN_BY_NAME[about])
        case "claim":
            return Claim(PLACE_BY_NAME[about].column)
    return _TASKS[name]


def _table(rows: list[str], legend: Legend) -> Table:
    signs = _signs(rows)
    columns = tuple(_column(signs, column) for column in range(COLUMN_COUNT))
    links = [signs[place][0] for place in LINKS if place in signs]
    aside = (ship.word for ship in SHIPS if not any(ship in cards for cards in columns))
    return Table(
        columns=columns,
        links=tuple(None if sign == NO_CARD else _card(sign.lower()) for sign in links),
        leaders=_leaders(signs, legend),
        ships=tuple(SHIP_BY_WORD[word] for word in legend.words("ships", " ".join(aside))),
        face_down=next((gap for gap, sign in enumerate(links) if sign.isupper()), None),
    )


def _leaders(signs: dict[Place, str], legend: Legend) -> tuple[FourPlaces, ...]:
    """Return where each seat's leaders stand. Raises BadDiagram for a leader of nobody who plays."""
    found = {(sign[1], sign[2]): place for place, sign in signs.items() if sign[1:].strip()}
    capitals = [name[0].upper() for name in legend.marks]
    if not found.keys() <= {(capital, letter) for capital in capitals for letter in _LEADERS}:
        raise BadDiagram("a leader of nobody")
    return tuple(_row(found, capital) for capital in capitals)


def _signs(rows: list[str]) -> dict[Place, str]:
    """Return the sign at each place; the gaps stand between the columns of the first row."""
    if not 1 <= len(rows) <= ROW_COUNT:
        raise BadDiagram(f"expected 1 to {ROW_COUNT} rows of cards")
    signs: dict[Place, str] = {}
    for number, line in enumerate(rows):
        written = [line.ljust(_LINE)[start : start + CARD_WIDTH] for start in range(0, _LINE, CARD_WIDTH + 1)]
        signs |= {CELLS[column][number]: written[2 * column] for column in range(COLUMN_COUNT)}
        if not number:
            signs |= {LINKS[gap]: written[2 * gap + 1] for gap in range(GAP_COUNT)}
    return signs


def _card(sign: str) -> Card:
    return Card(CARD_LETTERS.index(sign))


def _column(signs: dict[Place, str], column: int) -> tuple[Card, ...]:
    letters = "".join(signs[place][0] for place in CELLS[column] if place in signs).rstrip(NO_CARD)
    return tuple(map(_card, letters))


def _row(leaders: dict[tuple[str, str], Place], capital: str) -> FourPlaces:
    king, trader, priest, farmer = (leaders.get((capital, letter)) for letter in _LEADERS)
    return (king, trader, priest, farmer)


def _conflict(legend: Legend) -> Conflict | None:
    if "conflict" not in legend.lines:
        return None
    kind, leader, place, winner = legend.line("conflict").split()
    return Conflict(
        kind,
        COLOUR_BY_LEADER[leader],
        PLACE_BY_NAME[place],
        _side(legend, "attacker"),
        _side(legend, "defender"),
        legend.seat_or_none(winner),
    )


def _side(legend: Legend, name: str) -> Side:
    mark, place, on_table, added = legend.line(name).split()
    waits = added == HIDDEN
    return Side(legend.seat(mark), PLACE_BY_NAME[place], int(on_table), 0 if waits else int(added), not waits)
