"""Positions made by hand, and games played on from them."""

from collections.abc import Mapping
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.game import STOP, Event, Fact, IllegalMove, Refused, SeatRef, Step
from engine.games.wayfarers.components.tables import DECKS, KINDS, PILE_BY_TILE, ROW_BY_KIND, TILES_BY_KIND
from engine.games.wayfarers.state import NOBODY, Laid, Lying, Player, Rival, State
from engine.games.wayfarers.updates import make_row
from engine.moves import check_move
from tests.engine.games.wayfarers.playing import GAME
from tests.support.require import require

MARKS = GAME.marks
ROWS: Mapping[str, str] = {
    "land": "L05 L26 L01 L19",
    "water": "W19 W16 W30 W11",
    "townsfolk": "T05 T31 T06 T20",
    "space": "S08 S24 S03 S13",
    "inspiration": "I02 I07 I08 I12",
}
"""The rows of the worked game; other cards may be wished for."""
NEXT = "land:L22 space:S17"
EMPTY_ROW = "- - - -"


def begin(
    seats: int = 2,
    /,
    *,
    sections: str = "aaa",
    opponent: str = "space",
    boards: str = "P1 P2 P3 P4",
    decks: str = "",
    **rows: str,
) -> State:
    """The first position with these rows (`L05/saffron/green` has influence and a worker) and tops of decks
    (`land:L22,L23`)."""
    chance = Chance(bytes(32))
    state = GAME.setup(MARKS[:seats], {"sections": sections, "opponent": opponent}, chance)
    wished = {**ROWS, **rows}
    tops = {kind: cards for word in (NEXT + " " + decks).split() for kind, _, cards in (word.partition(":"),)}
    lying = {kind: [face_up(word) for word in wished[kind].split()] for kind in KINDS}
    stacked = tuple(_deck(kind, lying, tops.get(kind, ""), state) for kind in KINDS)
    table = replace(
        state.table,
        rows=tuple(make_row(lying[kind]) for kind in KINDS),
        left=tuple(map(len, stacked)),
        nodes=tuple((node, f"J{number:02}") for number, (node, _) in enumerate(sorted_nodes(state), 1)),
        players=tuple(
            replace(player, board=board) for player, board in zip(state.table.players, boards.split(), strict=False)
        ),
    )
    return replace(state, table=table, decks=stacked)


def sorted_nodes(state: State) -> tuple[tuple[str, str], ...]:
    """The nodes with tiles so that n1b has J01 and n7b has J07."""
    nodes = dict(state.table.nodes)
    order = ("n1b", "n1a", "n3a", "n3b", "n5a", "n5b", "n7b", "n7a", "n9a", "n9b")
    return tuple((node, nodes[node]) for node in order)


def face_up(word: str) -> Lying | None:
    """`L05`, `L05/saffron/green`, or `-` for an empty slot."""
    if word == "-":
        return None
    card, _, more = word.partition("/")
    owner, _, workers = more.partition("/")
    number = 9 if owner == "rival" else MARKS.index(owner) if owner else NOBODY
    return Lying(card, number, tuple(workers.split(",")) if workers else ())


def _deck(kind: str, lying: Mapping[str, list[Lying | None]], top: str, state: State) -> tuple[str, ...]:
    first = tuple(card for card in top.split(",") if card)
    out = {card.card for card in lying[kind] if card} | set(first)
    return (*first, *(card for card in DECKS[ROW_BY_KIND[kind]] if card not in out))


def with_player(state: State, seat: int = 0, /, **changes: object) -> State:
    """The state with something else in front of a player; cards named there leave their decks."""
    player = state.table.players[seat]
    for name, value in changes.items():
        player = replace(player, **{name: _field(name, value, player)})
    players = (*state.table.players[:seat], player, *state.table.players[seat + 1 :])
    out = {card for kind in (player.land, player.water, player.space) for card in kind}
    out |= {card for _, card in (*player.tucked, *player.hosts)}
    decks = tuple(tuple(card for card in deck if card not in out) for deck in state.decks)
    table = replace(state.table, players=players, left=tuple(map(len, decks)))
    return replace(state, table=table, decks=decks)


def _field(name: str, value: object, player: Player) -> object:
    if not isinstance(value, str) or name in ("node", "board"):
        return value
    words = value.split()
    match name:
        case "dice":
            return tuple(sorted(int(word) for word in words))
        case "placed":
            return tuple((slot, int(die)) for slot, _, die in (word.partition(":") for word in words))
        case "land" | "water" | "space":
            return (*getattr(player, name)[:1], *words)
        case "hosts":
            return (*player.hosts[:1], *((host, card) for host, _, card in (word.partition("=") for word in words)))
        case "tucked":
            return tuple((space, card) for space, _, card in (word.partition("=") for word in words))
        case "tiles":
            return tuple(Laid(*word.split("/")) for word in words)
    return tuple(int(word) for word in words)


def with_table(state: State, **changes: object) -> State:
    """The state with other fields of its table."""
    return replace(state, table=replace(state.table, **changes))


def with_rival(state: State, **changes: object) -> State:
    """The state with something else of the game's own player."""
    return with_table(state, rival=replace(require(state.table.rival), **changes))


def with_schemes(state: State, cards: str) -> State:
    """The state with these scheme cards on top of their deck."""
    return replace(state, schemes=(*cards.split(), *(card for card in state.schemes if card not in cards.split())))


def names(letter: str, first: int, last: int) -> str:
    """The names of cards with these numbers."""
    return " ".join(f"{letter}{number:02}" for number in range(first, last + 1))


def blocked(land: str = EMPTY_ROW, space: str = names("S", 3, 7)) -> State:
    """A game in which nobody can ever take a further step in the journal (R7.8).

    Crimson lacks libraries and comets, which saffron has; saffron lacks a planet, which crimson has, and land tiles,
    of which none is left.
    """
    state = begin(land=land, water=EMPTY_ROW, sections="aaa")
    row = set(land.split())
    own = [card for card in f"{names('L', 2, 8)} {names('L', 10, 15)} {names('L', 23, 36)}".split() if card not in row]
    others = [card for card in f"L01 L09 {names('L', 16, 22)}".split() if card not in row]
    state = with_player(state, node="n7a", land=" ".join(own), water=names("W", 4, 36), space=space)
    state = with_player(
        state, 1, node="n4b", land=" ".join(others), water=names("W", 1, 3), space=names("S", 8, 14), guilds=(0, 2, 0)
    )
    return with_land_tiles(state, 0)


def with_land_tiles(state: State, count: int) -> State:
    """The state with so many land tiles of each kind left."""
    piles = list(state.table.piles)
    for tile in TILES_BY_KIND["land"]:
        piles[PILE_BY_TILE[tile]] = count
    return with_table(state, piles=tuple(piles))


@dataclass(frozen=True)
class Played:
    """Where some moves led, what was told on the way, and the steps."""

    state: State
    events: tuple[Event, ...]
    steps: tuple[Step[State], ...]

    def told(self, name: str) -> list[dict[str, Fact]]:
        """The facts of all events of one name; seats by their colours."""
        return [
            {key: MARKS[fact.seat] if isinstance(fact, SeatRef) else fact for key, fact in event.facts}
            for event in self.events
            if event.name == name
        ]

    def player(self, seat: int = 0) -> Player:
        """What lies before a seat."""
        return self.state.table.players[seat]

    @property
    def rival(self) -> Rival:
        """The game's own player."""
        return require(self.state.table.rival)

    def row(self, kind: str) -> list[str]:
        """The cards of a row, `-` for none."""
        return [lying.card if lying else "-" for lying in self.state.table.rows[ROW_BY_KIND[kind]]]

    def lying(self, card: str) -> Lying:
        """A face-up card."""
        return next(lying for row in self.state.table.rows for lying in row if lying and lying.card == card)

    def asks(self) -> str:
        """Which question is open."""
        decision = GAME.decision(self.state)
        return decision.kind if decision else ""

    def informed_seats(self) -> list[tuple[int, ...]]:
        """Who learned something, move by move."""
        return [tuple(sorted(step.informed_seats)) for step in self.steps]


def play(state: State, *lines: str) -> Played:
    """Play lines such as `crimson die 1 HL 1`, each checked as a table would; without a colour it is crimson's."""
    steps: list[Step[State]] = []
    for line in lines:
        seat, words = said(line)
        check_move(GAME, state, seat, words)
        steps.append(GAME.play(state, seat, words))
        state = steps[-1].state
    return Played(state, tuple(event for step in steps for event in step.events), tuple(steps))


def said(line: str) -> tuple[int, tuple[str, ...]]:
    """The seat and the words of a line."""
    words = tuple(line.split())
    return (MARKS.index(words[0]), words[1:]) if words[0] in MARKS else (0, words)


def offered(state: State, line: str = "", seat: int = 0) -> list[str]:
    """The words offered after `take` or so; `.` where a move may end."""
    return [word if word != STOP else "." for word in GAME.words(state, seat, tuple(line.split()))]


def refused(state: State, line: str) -> Refused:
    """Why a line is refused."""
    seat, words = said(line)
    with pytest.raises(Refused) as caught:
        check_move(GAME, state, seat, words)
    return caught.value


def forbidden(state: State, line: str) -> tuple[str, str]:
    """The reason and the rule for which a line is an illegal move."""
    found = refused(state, line)
    assert isinstance(found, IllegalMove)
    return found.reason, found.rule


def facts(state: State, line: str) -> dict[str, Fact]:
    """What is told with a refusal."""
    return dict(refused(state, line).facts)
