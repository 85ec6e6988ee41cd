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
from engine.games.wayfarers.draft import die
from engine.games.wayfarers.state import Act, Lying, Player, Rival, Row, State, Table, Turn
from engine.games.wayfarers.updates import row_of
from engine.kit.hiding import luck_stream, new_key

RANDOM = "random"
SIDES = tuple(f"{left}{middle}{right}" for left in "ab" for middle in "ab" for right in "ab")
OPPONENTS = {board.focus: board.id for board in RIVAL_BOARDS.values()}
OPPONENT_STARTS = ("trade", "exploration")
SOLO_COPIES = 2


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the position before the first turn. Everything random is drawn here or later from the key."""
    key = new_key(chance.stream("key"))
    decks = [chance.stream(f"deck {kind}").shuffle(cards) for kind, cards in zip(KINDS, DECKS, strict=True)]
    boards = chance.stream("boards").shuffle(tuple(BOARD_BONUSES))
    solo = len(marks) == 1
    copies = SOLO_COPIES if solo else len(marks)
    rival = _rival(options.get("opponent", RANDOM), chance.stream("opponent")) if solo else None
    table = Table(
        colours=marks,
        sections=_sections(options.get("sections", RANDOM), chance.stream("sections")),
        players=tuple(_player(seat, boards[seat], key) for seat in range(len(marks))),
        rows=tuple(_row(deck) for deck in decks),
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


def _sections(chosen: str, stream: Stream) -> str:
    return stream.choice(SIDES) if chosen == RANDOM else chosen


def _rival(chosen: str, stream: Stream) -> Rival:
    board = stream.choice(tuple(RIVAL_BOARDS)) if chosen == RANDOM else OPPONENTS[chosen]
    science, trade, exploration = (int(guild in OPPONENT_STARTS) for guild in GUILDS)
    return Rival(board, (science, trade, exploration), (0, *_workers()))


def _workers() -> tuple[int, int]:
    return STARTING_COMPONENTS["workers"]["yellow"], STARTING_COMPONENTS["workers"]["blue"]


def _row(deck: tuple[str, ...]) -> Row:
    return row_of([Lying(card) for card in deck[: len(ROW_SLOTS)]])


def _player(seat: Seat, board: str, key: bytes) -> Player:
    given = STARTING_COMPONENTS["by_seat"][seat]
    science, trade, exploration = (given["influence"].count(guild) for guild in GUILDS)
    return Player(
        board=board,
        silver=given["silver"],
        provision=given["provision"],
        dice=tuple(sorted(_roll_dice(seat, key))),
        placed=(),
        reserve=STARTING_COMPONENTS["dice_reserve"],
        stock=STARTING_COMPONENTS["influence"] - len(given["influence"]),
        guilds=(science, trade, exploration),
        workers=(0, *_workers()),
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
    return (die(chance, seat, number) for number in range(STARTING_COMPONENTS["dice_rolled"]))
