"""The initial position (R1, R8.1)."""

from collections.abc import Iterator

from engine.chance import Chance, Stream
from engine.game import Options, Seat
from engine.games.wayfarers.components.tables import (
    BOARD_BONUSES,
    DECKS,
    GREEN_WORKER_SPOTS,
    GUILDS,
    JOURNAL_TILES,
    KINDS,
    RIVAL_BOARDS,
    ROW_SLOTS,
    SCHEMES,
    STARTING_COMPONENTS,
    TILE_NAMES,
    TILE_NODES,
    TILES,
)
from engine.games.wayfarers.draft import die_result
from engine.games.wayfarers.state import Act, Lying, Player, Rival, Row, State, Table, Turn
from engine.games.wayfarers.updates import make_row
from engine.kit.hiding import luck_stream, new_key

RANDOM_CHOICE = "random"
SECTION_SIDE_CHOICES = tuple(f"{left}{middle}{right}" for left in "ab" for middle in "ab" for right in "ab")
BOARD_BY_FOCUS = {board.focus: board.id for board in RIVAL_BOARDS.values()}
OPPONENT_GUILDS = ("trade", "exploration")
SOLO_TILE_COPIES = 2


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the position before the first turn. All later random results follow from its secret key."""
    key = new_key(chance.stream("key"))
    decks = [chance.stream(f"deck {kind}").shuffle(cards) for kind, cards in zip(KINDS, DECKS, strict=True)]
    boards = chance.stream("boards").shuffle(tuple(BOARD_BONUSES))
    solo = len(marks) == 1
    copies = SOLO_TILE_COPIES if solo else len(marks)
    rival = _starting_rival(options.get("opponent", RANDOM_CHOICE), chance.stream("opponent")) if solo else None
    table = Table(
        colours=marks,
        sections=_section_sides(options.get("sections", RANDOM_CHOICE), chance.stream("sections")),
        players=tuple(_starting_player(seat, boards[seat], key) for seat in range(len(marks))),
        rows=tuple(_starting_row(deck) for deck in decks),
        left=tuple(len(deck) - len(ROW_SLOTS) for deck in decks),
        seen=((),) * len(decks),
        piles=tuple(min(copies, TILES[tile].copies) for tile in TILE_NAMES),
        nodes=tuple(zip(TILE_NODES, chance.stream("journal").shuffle(tuple(JOURNAL_TILES)), strict=True)),
        greens=GREEN_WORKER_SPOTS,
        turn=Turn(0),
        agenda=(Act(),),
        rival=rival,
    )
    schemes = luck_stream(key, "scheme 0").shuffle(tuple(SCHEMES)) if solo else ()
    return State(table, tuple(deck[len(ROW_SLOTS) :] for deck in decks), key, schemes=schemes)


def _section_sides(chosen: str, stream: Stream) -> str:
    return stream.choice(SECTION_SIDE_CHOICES) if chosen == RANDOM_CHOICE else chosen


def _starting_rival(chosen: str, stream: Stream) -> Rival:
    board = stream.choice(tuple(RIVAL_BOARDS)) if chosen == RANDOM_CHOICE else BOARD_BY_FOCUS[chosen]
    science, trade, exploration = (int(guild in OPPONENT_GUILDS) for guild in GUILDS)
    return Rival(board, (science, trade, exploration), (0, *_starting_workers()))


def _starting_workers() -> tuple[int, int]:
    return STARTING_COMPONENTS["workers"]["yellow"], STARTING_COMPONENTS["workers"]["blue"]


def _starting_row(deck: tuple[str, ...]) -> Row:
    return make_row([Lying(card) for card in deck[: len(ROW_SLOTS)]])


def _starting_player(seat: Seat, board: str, key: bytes) -> Player:
    components = STARTING_COMPONENTS["by_seat"][seat]
    science, trade, exploration = (components["influence"].count(guild) for guild in GUILDS)
    return Player(
        board=board,
        silver=components["silver"],
        provision=components["provision"],
        dice=tuple(sorted(_roll_dice(seat, key))),
        placed=(),
        reserve=STARTING_COMPONENTS["dice_reserve"],
        stock=STARTING_COMPONENTS["influence"] - len(components["influence"]),
        guilds=(science, trade, exploration),
        workers=(0, *_starting_workers()),
        node="n0",
        land=("HL",),
        water=("HW",),
        space=("HS",),
        tucked=(),
        hosts=(("centre", "HT"),),
        tiles=(),
        rolls=STARTING_COMPONENTS["dice_rolled"],
    )


def _roll_dice(seat: Seat, key: bytes) -> Iterator[int]:
    chance = Chance(key)
    return (die_result(chance, seat, number) for number in range(STARTING_COMPONENTS["dice_rolled"]))
