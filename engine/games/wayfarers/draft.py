"""A position while a move changes it, mutable during the move and frozen again afterwards; and hypothetical positions
after a payment or a placed worker."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Seat, SeatRef, Step
from engine.games.wayfarers.components.effects import PROVISION, SILVER, Cost
from engine.games.wayfarers.components.tables import ROW_BY_KIND
from engine.games.wayfarers.reading.prices import NO_FEE_GOOD, net_price, owes_fee
from engine.games.wayfarers.state import (
    NOBODY,
    RIVAL,
    Lying,
    OpenPosition,
    Player,
    Rival,
    State,
    Table,
    Task,
    Turn,
)
from engine.games.wayfarers.updates import (
    make_row,
    with_goods,
    with_goods_paid,
    with_guild,
    with_worker,
    with_worker_on_card,
)
from engine.interning import freeze_tuple
from engine.kit import changing
from engine.kit.changing import with_value


class HypotheticalPosition:
    """A changeable copy of the parts of a position that the rules read, to try a payment or a placed worker."""

    def __init__(self, situation: OpenPosition) -> None:
        self.sections = situation.sections
        self.players = list(situation.players)
        self.rows = list(situation.rows)
        self.left = situation.left
        self.piles = situation.piles
        self.nodes = situation.nodes
        self.greens = situation.greens
        self.turn = situation.turn
        self.rival = situation.rival


class Draft(HypotheticalPosition, changing.Draft[State, Task]):
    """A position while a move changes it, with the reported events and the seats that are shown hidden information."""

    def __init__(self, state: State) -> None:
        HypotheticalPosition.__init__(self, state.table)
        changing.Draft.__init__(self, state, state.table.agenda)
        self.seen = state.table.seen
        self.turns_left = state.table.turns_left
        self.ended = state.table.ended
        self.decks = state.decks
        self.drawn = state.drawn
        self.schemes = state.schemes
        self.shuffles = state.shuffles

    def step(self) -> Step[State]:
        """Return the frozen position after the move, with its events and informed seats."""
        old_table = self.start.table
        table = Table(
            old_table.colours,
            self.sections,
            freeze_tuple(self.players, old_table.players),
            freeze_tuple(self.rows, old_table.rows),
            self.left,
            self.seen,
            self.piles,
            self.nodes,
            self.greens,
            self.turn,
            self.agenda.tasks,
            self.rival,
            self.turns_left,
            self.ended,
        )
        state = State(table, self.decks, self.start.key, self.drawn, self.schemes, self.shuffles)
        return self.journal.step(state)

    def inform_everybody(self) -> None:
        """Mark that hidden information was revealed to everybody."""
        self.journal.mark_informed(*range(len(self.players)))

    @property
    def player(self) -> Player:
        """Return the current components of the player in turn."""
        return self.players[self.turn.seat]

    @player.setter
    def player(self, player: Player) -> None:
        self.players[self.turn.seat] = player

    def roll_dice(self, seat: Seat, count: int) -> tuple[int, ...]:
        """Roll `count` dice of a seat and return their values, which other seats' moves do not influence."""
        chance, first = Chance(self.start.key), self.players[seat].rolls
        rolled = tuple(die_result(chance, seat, first + number) for number in range(count))
        self.players[seat] = replace(self.players[seat], rolls=first + count)
        self.inform_everybody()
        return rolled

    def shift_die(self, value: int, new_value: int) -> None:
        """Turn a die of the supply that shows `value` to `new_value`, and report it."""
        dice = list(self.player.dice)
        dice.remove(value)
        self.player = replace(self.player, dice=tuple(sorted((*dice, new_value))))
        self.journal.report("die-shifted", who=SeatRef(self.turn.seat), value=value, to=new_value)

    def row_card(self, kind: str, slot: int) -> Lying:
        """Return the face-up card in a slot (from 0) of a row. Raises ValueError if the slot is empty."""
        lying = self.rows[ROW_BY_KIND[kind]][slot]
        if lying is None:
            raise ValueError(f"slot {slot + 1} of {kind} is empty")
        return lying

    def set_row_card(self, kind: str, slot: int, face_up_card: Lying | None) -> None:
        """Put a card into a slot of a row, or empty the slot."""
        row = list(self.rows[ROW_BY_KIND[kind]])
        row[slot] = face_up_card
        self.rows[ROW_BY_KIND[kind]] = make_row(row)

    def draw_top(self, kind: str) -> str:
        """Remove the top card of a deck, which must not be empty, and return it."""
        number = ROW_BY_KIND[kind]
        top, *deck = self.decks[number]
        self.decks = with_value(self.decks, number, tuple(deck))
        self.left = with_value(self.left, number, self.left[number] - 1)
        if len(self.seen[number]) > self.left[number]:
            self.seen = with_value(self.seen, number, self.seen[number][1:])
        return top

    def put_under_deck(self, kind: str, card: str, mask: int) -> None:
        """Put a card under its deck; `mask`: the players who have seen it."""
        number = ROW_BY_KIND[kind]
        self.decks = with_value(self.decks, number, (*self.decks[number], card))
        self.left = with_value(self.left, number, self.left[number] + 1)
        self.seen = with_value(self.seen, number, (*self.seen[number], mask))

    def take_tile(self, pile: int) -> None:
        """Remove a tile from its pile (an index of TILE_NAMES)."""
        self.piles = with_value(self.piles, pile, self.piles[pile] - 1)

    def require_rival(self) -> Rival:
        """Return the rival of a solo game. Raises ValueError in other games."""
        if self.rival is None:
            raise ValueError("nobody plays for the game")
        return self.rival

    def use_guild(self, guild: str) -> None:
        """Spend influence on a guild's ability, which is possible once a turn (R4.8)."""
        self.turn = replace(self.turn, used=(*self.turn.used, guild))
        self.player = with_guild(self.player, guild, -1, 1)
        self.journal.report("guild-used", who=SeatRef(self.turn.seat), guild=guild)

    def begin_turn(self, seat: Seat) -> None:
        """Make `seat` the seat in turn and forget all facts of the previous turn (R6.4)."""
        self.turn = Turn(seat)


def return_influence(draft: Draft, owner: int) -> None:
    """Move influence back to its owner's supply, if a seat owns it: the rival's supply is unlimited."""
    if owner not in (NOBODY, RIVAL):
        player = draft.players[owner]
        draft.players[owner] = replace(player, stock=player.stock + 1)


def die_result(chance: Chance, seat: Seat, roll_number: int) -> int:
    """Return the value (1 to 6) of roll `roll_number` of a seat, counted from 0 over the whole game."""
    return chance.stream(f"die {seat} {roll_number}").below(6) + 1


def position_after_payment(situation: OpenPosition, seat: Seat, cost: Cost) -> OpenPosition:
    """Return the situation after a seat has paid a cost and used up its discounts."""
    supposed = HypotheticalPosition(situation)
    player, turn = situation.players[seat], situation.turn
    for good, price in cost:
        amount = net_price(situation, good, price)
        player = with_goods_paid(player, good, amount)
        if good == SILVER:
            turn = replace(turn, silver_off=turn.silver_off - price + amount)
        elif good == PROVISION:
            turn = replace(turn, provision_off=turn.provision_off - price + amount)
    supposed.players[seat] = player
    supposed.turn = turn
    return supposed


def position_with_worker(
    situation: OpenPosition, seat: Seat, colour: str, place: tuple[str, int, Lying], fee: str
) -> OpenPosition:
    """Return the situation with a seat's worker on a card and the fee paid (R2.8, R4.5)."""
    supposed = HypotheticalPosition(situation)
    kind, slot, lying = place
    supposed.players[seat] = with_worker(situation.players[seat], colour, -1)
    if fee != NO_FEE_GOOD and owes_fee(seat, lying):
        supposed.players[seat] = with_goods(supposed.players[seat], fee, -1)
        if lying.owner != RIVAL:
            supposed.players[lying.owner] = with_goods(supposed.players[lying.owner], fee, 1)
    row = list(situation.rows[ROW_BY_KIND[kind]])
    row[slot] = with_worker_on_card(lying, colour)
    supposed.rows[ROW_BY_KIND[kind]] = make_row(row)
    supposed.turn = replace(situation.turn, worker=(lying.card, colour))
    return supposed
