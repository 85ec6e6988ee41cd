"""The initial position (1)."""

from engine.chance import Chance
from engine.game import Options
from engine.games.kings.pieces import CARD_COUNTS, CATASTROPHES_EACH, HAND_SIZE, SHIPS, Card, removed_cards
from engine.games.kings.places import COLUMN_COUNT, GAP_COUNT
from engine.games.kings.reading.regions import KINGDOM_READERS
from engine.games.kings.state import AT_HOME, State, Table
from engine.kit.counts import count_colours, list_pieces


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the initial position: eight treasures in a row, eight cards in each hand, the rest shuffled once for the
    whole game (1)."""
    seats = len(marks)
    cards = bytes(chance.stream("deck").shuffle(list_pieces(CARD_COUNTS)))
    removed, dealt = removed_cards(seats), seats * HAND_SIZE
    state = State(
        dynasties=marks,
        open_piles=options.get("open-piles", "no") == "yes",
        table=Table(((Card.TREASURE,),) * COLUMN_COUNT, (None,) * GAP_COUNT, (AT_HOME,) * seats, SHIPS),
        hands=tuple(count_colours(cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(seats)),
        catastrophes=(CATASTROPHES_EACH,) * seats,
        banked=((0, 0, 0, 0, 0),) * seats,
        tops=(None,) * seats,
        deck=cards[dealt + removed :],
        box=count_colours(cards[dealt : dealt + removed]),
    )
    return KINGDOM_READERS.with_first_names(state)
