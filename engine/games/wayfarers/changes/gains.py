"""Add effects to a batch, gain cards and tiles (R3), and move the rival's resource marker (R8.3, R8.18)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.wayfarers.components.effects import (
    ANY_KIND,
    CHOOSE_BRANCH,
    INFLUENCE,
    NEW_DIE,
    PAY_FOR_EFFECTS,
    PROVISION,
    SILVER,
    Effects,
    Item,
)
from engine.games.wayfarers.components.tables import (
    BOARD_BONUSES,
    CARDS,
    PILE_BY_TILE,
    RIVAL_BOARDS,
    SPOT_COLOURS,
    TABLES,
    TILES,
    TOWNSFOLK,
    WATER,
)
from engine.games.wayfarers.draft import Draft, return_influence
from engine.games.wayfarers.reading.caravan import covered_cells
from engine.games.wayfarers.reading.counting import helping_townsfolk, shared_link_effects
from engine.games.wayfarers.reading.prices import NO_FEE_GOOD, owes_fee
from engine.games.wayfarers.state import RIVAL, Batch, Laid, Lying, Rival, Steps
from engine.games.wayfarers.updates import with_card, with_goods, with_guild, with_marker_moved, with_worker

TOWNSFOLK_GAINED_TAG = "gain:townsfolk"


def open_batch(draft: Draft, cause: str, source: str, effects: Iterable[Item], is_mandatory: bool = False) -> None:
    """Begin a batch: apply automatic effects at once (R3.3), and push the task of carrying out the others."""
    _fill_batch(draft, Batch(cause, source, (), is_mandatory), tuple(effects))


def add_to_batch(draft: Draft, effects: Effects) -> None:
    """Add effects to the topmost batch. Raises TypeError if there is none."""
    batch = draft.agenda.tasks[0]
    if not isinstance(batch, Batch):
        raise TypeError("no batch is open")
    draft.agenda.pop()
    _fill_batch(draft, batch, effects)


def _fill_batch(draft: Draft, batch: Batch, effects: Effects) -> None:
    done, rest = _apply_automatic(draft, effects)
    waiting = list(batch.items)
    for item in rest:
        _add_effect(waiting, item)
    draft.agenda.push(Batch(batch.by, batch.source, tuple(waiting), batch.must and not done))


def _apply_automatic(draft: Draft, effects: Effects) -> tuple[bool, list[Item]]:
    """Apply the automatic effects, a new die first (W19). Return whether there were any, and the remaining effects."""
    has_applied = False
    for item in effects:
        if item.word == NEW_DIE:
            has_applied |= take_new_die(draft)
    others = []
    for item in effects:
        if item.word in (SILVER, PROVISION):
            gain_goods(draft, item.word, item.count)
            has_applied = True
        elif item.word == INFLUENCE and item.about != ANY_KIND and draft.player.stock:
            placed = min(item.count, draft.player.stock)
            place_influence(draft, item.about, placed)
            has_applied = True
            if placed < item.count:
                others.append(item.times(item.count - placed))
        elif item.word != NEW_DIE:
            others.append(item)
    return has_applied, others


def _add_effect(waiting: list[Item], item: Item) -> None:
    """Add an effect to the `waiting` ones, or its count to an equal one among them."""
    for place, effect in enumerate(waiting):
        if item.word not in (CHOOSE_BRANCH, PAY_FOR_EFFECTS) and effect.times(1) == item.times(1):
            waiting[place] = effect.times(effect.count + item.count)
            return
    waiting.append(item)


def gain_goods(draft: Draft, good: str, count: int) -> None:
    """Move goods from the common supply to the player whose turn it is (W15)."""
    draft.player = with_goods(draft.player, good, count)
    draft.journal.report("gained-goods", who=SeatRef(draft.turn.seat), good=good, count=count)


def take_new_die(draft: Draft) -> bool:
    """Roll a die from the reserve and put it into the supply, if there is one. Return whether there was (R2.17)."""
    if not draft.player.reserve:
        return False
    (value,) = draft.roll_dice(draft.turn.seat, 1)
    dice = tuple(sorted((*draft.player.dice, value)))
    draft.player = replace(draft.player, reserve=draft.player.reserve - 1, dice=dice)
    draft.journal.report("new-die", who=SeatRef(draft.turn.seat), value=value)
    return True


def place_influence(draft: Draft, guild: str, count: int) -> None:
    """Move influence of the player in turn from the supply to a guild, and report it (R4.2)."""
    draft.player = with_guild(draft.player, guild, count, -count)
    draft.journal.report("influence-placed", who=SeatRef(draft.turn.seat), guild=guild, count=count)


def pay_fee(draft: Draft, face_up_card: Lying, fee: str) -> None:
    """Pay the fee to the player with influence on a card (R4.5). A fee to the rival moves its marker instead
    (R8.18)."""
    if fee == NO_FEE_GOOD or not owes_fee(draft.turn.seat, face_up_card):
        return
    draft.player = with_goods(draft.player, fee, -1)
    seat = draft.turn.seat
    if face_up_card.owner == RIVAL:
        draft.journal.report("fee-to-rival", who=SeatRef(seat), good=fee, card=face_up_card.card)
        move_resource_marker(draft, 1)
        return
    draft.players[face_up_card.owner] = with_goods(draft.players[face_up_card.owner], fee, 1)
    draft.journal.report(
        "fee-paid", who=SeatRef(seat), owner=SeatRef(face_up_card.owner), good=fee, card=face_up_card.card
    )


def take_from_row(draft: Draft, kind: str, slot: int, face_up_card: Lying) -> None:
    """Take a card out of its row. Its workers go to the player, and the influence on it returns to its owner (R3.7)."""
    draft.set_row_card(kind, slot, None)
    for colour in face_up_card.workers:
        draft.player = with_worker(draft.player, colour, 1)
    if face_up_card.workers:
        draft.journal.report("workers-gained", who=SeatRef(draft.turn.seat), workers=face_up_card.workers)
    return_influence(draft, face_up_card.owner)


def add_to_panorama(draft: Draft, card: str, host: str = "", space: str = "") -> None:
    """Add a card to the panorama of the player in turn, and begin the batch of its effects (R3.10 to R3.18)."""
    kind, before = CARDS[card].kind, draft.player
    draft.player = with_card(before, card, host, space)
    draft.turn = replace(draft.turn, fresh=(*draft.turn.fresh, card))
    triggered = tuple(
        _triggered_effects(draft, (*CARDS[card].tags, *((TOWNSFOLK_GAINED_TAG,) if kind == TOWNSFOLK else ())))
    )
    joined = tuple(shared_link_effects(before, card)) if kind == WATER else ()
    open_batch(draft, "card", card, (*CARDS[card].on_gain, *joined, *triggered))


def _triggered_effects(draft: Draft, tags: Iterable[str]) -> Iterator[Item]:
    """Yield the effects that the player's vistas and their townsfolk have for a card or tile with these tags (R3.11,
    R3.18). Vistas gained this turn have none (W6)."""
    shows = set(tags)
    for vista in draft.player.land:
        trigger = CARDS[vista].trigger
        if trigger is not None and vista not in draft.turn.fresh and shows.intersection(trigger.tags):
            yield from trigger.effect
            townsfolk = helping_townsfolk(draft, draft.player, vista)
            yield from townsfolk.with_host if townsfolk else ()


def place_tile(draft: Draft, tile: Laid) -> None:
    """Place a tile, and begin the batch of the bonuses that it covers and of the vistas that its tags trigger
    (R3.22)."""
    number = PILE_BY_TILE[tile.tile]
    draft.take_tile(number)
    cells = set(covered_cells(tile.tile, tile.cell))
    draft.player = replace(draft.player, tiles=(*draft.player.tiles, tile))
    bonuses = [item for cell, items in BOARD_BONUSES[draft.player.board].items() if cell in cells for item in items]
    open_batch(draft, "tile", tile.tile, (*bonuses, *_triggered_effects(draft, TILES[tile.tile].tags)))


_SPOT_BEFORE_BONUS = TABLES["solo_boards"]["resource_track"]["bonus_between"][0]


def move_resource_marker(draft: Draft, count: int) -> None:
    """Move the resource marker. The bonus comes at once in the rival's own turn, otherwise in its next turn (W24)."""
    rival = draft.require_rival()
    passed = [(rival.spot + step) % len(SPOT_COLOURS) for step in range(count)].count(_SPOT_BEFORE_BONUS)
    is_own_turn = draft.turn.seat == RIVAL
    draft.rival = replace(
        with_marker_moved(rival, count), waiting=rival.waiting if is_own_turn else rival.waiting + passed
    )
    if count:
        draft.journal.report("rival-marker", count=count, colour=SPOT_COLOURS[draft.rival.spot])
    if is_own_turn and passed:
        bonus = RIVAL_BOARDS[rival.board].bonus
        draft.agenda.push(Steps("track", (bonus,) * passed))


def delayed_bonuses(rival: Rival) -> Steps:
    """Return the task of the rival's delayed bonuses of the resource track (W24)."""
    return Steps("track", (RIVAL_BOARDS[rival.board].bonus,) * rival.waiting)
