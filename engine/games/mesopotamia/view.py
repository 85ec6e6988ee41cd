"""The view of a seat, and positions that fit it (28.2, 28.4)."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance, Stream
from engine.game import Seat
from engine.games.mesopotamia.reading.battle import bid_range, commander
from engine.games.mesopotamia.reading.strategies import strategy_cards_of
from engine.games.mesopotamia.state import EVENT_DOWN, Battle, Bid, Hidden, Quests, State, Task
from engine.kit.hiding import new_key

Position: TypeAlias = State
"""A state as a seat sees it; hidden parts are empty."""


class MesopotamiaView(Struct, frozen=True):
    """A position as `seat` sees it. None stands for the public. Hidden information is empty in `position.hidden`."""

    seat: Seat | None
    position: Position

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the open tasks, the next one first."""
        return self.position.agenda

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.ended)

    @property
    def quests(self) -> tuple[str, ...]:
        """Return the quests that the seat holds, none for a spectator."""
        quests = self.position.hidden.quests
        return quests[self.seat] if self.seat is not None and self.seat < len(quests) else ()


def view(state: State, seat: Seat | None) -> MesopotamiaView:
    """Return the state as `seat` may see it. Once the game is over, all quests are shown."""
    return MesopotamiaView(seat, replace(state, hidden=_visible_secrets(state, seat)))


def _visible_secrets(state: State, seat: Seat | None) -> Hidden:
    hidden = state.hidden
    if state.ended:
        return Hidden(quests=hidden.quests)
    kept_quests = tuple(quests if holder == seat else () for holder, quests in enumerate(hidden.quests))
    returned = tuple(name if holder == seat else "" for holder, name in enumerate(hidden.returned))
    return Hidden(quests=kept_quests, returned=returned, bids=_own_bids(state, seat))


def _own_bids(state: State, seat: Seat | None) -> tuple[Bid | None, Bid | None]:
    """Return the sealed bids that the seat itself has made."""
    battle = state.battle
    if battle is None or seat is None:
        return (None, None)
    attacker, defender = state.hidden.bids
    return (
        attacker if commander(state, battle, True) == seat else None,
        defender if commander(state, battle, False) == seat else None,
    )


def count_undealt_quests(state: State) -> int:
    """Return the number of quests in the deck, without the returned ones, which go under the deck once everybody has
    chosen (3.10)."""
    choosing = bool(state.agenda) and any(isinstance(task, Quests) for task in state.agenda)
    return state.deck if choosing else max(0, state.deck - state.config.seats)


def sample_state(view: MesopotamiaView, chance: Chance) -> State:
    """Return a random state that `view.seat` cannot distinguish from the true one."""
    stream = chance.stream("imagine")
    state = view.position
    quests, returned, deck = _sample_quests(state, stream)
    hidden = Hidden(
        key=new_key(stream),
        tokens=tuple(_sample_tokens(state, stream)),
        gardens=_sample_gardens(state, stream),
        deck=deck,
        quests=quests,
        returned=returned,
        strategies=tuple(_sample_strategies(state, stream)),
        bids=_sample_bids(state, stream),
    )
    return replace(state, hidden=hidden)


def _sample_tokens(state: State, stream: Stream) -> Iterator[str]:
    """Yield the token of each area. Face-down tokens are drawn from the unseen ones of their shape."""
    content = state.content
    seen = {*state.finished, *(spot.token for spot in state.spots if spot.token)}
    piles: dict[str, list[str]] = {}
    for card in content.events.values():
        if card.set in state.config.sets and card.name not in seen:
            piles.setdefault(card.shape, []).append(card.name)
    drawn = {shape: iter(stream.shuffle(pile)) for shape, pile in piles.items()}
    for area, spot in enumerate(state.spots):
        yield next(drawn[content.map.areas[area].shape]) if spot.event == EVENT_DOWN else ""


def _sample_gardens(state: State, stream: Stream) -> tuple[str, ...]:
    """Return the gardens below the top one: a random garden of each remaining level."""
    gardens = [garden for garden in state.content.gardens.values() if garden.set in state.config.sets]
    levels = range(6 - state.below, 6)
    return tuple(stream.choice([garden.name for garden in gardens if garden.level == level]) for level in levels)


def _sample_quests(
    state: State, stream: Stream
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
    """Return sampled quests of all seats, the returned ones, and the deck, consistent with the view."""
    chosen, given_back = state.hidden.quests, state.hidden.returned
    seen_names = {name for names in (*chosen, given_back) for name in names}
    order = [quest.name for quest in state.content.quests.values() if quest.set in state.config.sets]
    unseen = list(stream.shuffle([name for name in order if name not in seen_names]))
    if state.ended:
        return chosen, ("",) * state.config.seats, tuple(unseen[: state.deck])
    quests = []
    for names, realm in zip(chosen, state.realms, strict=False):
        sampled = names or sorted([unseen.pop() for _ in range(realm.quests)], key=order.index)
        quests.append(tuple(sampled))
    empty = _seats_without_returned(state)
    returned = tuple("" if seat in empty else name or unseen.pop() for seat, name in enumerate(given_back))
    return tuple(quests), returned, tuple(unseen[len(unseen) - count_undealt_quests(state) :])


def _seats_without_returned(state: State) -> set[Seat]:
    """Return the seats without a returned quest under the deck (3.10, 19.11). Until all have chosen, these are the
    seats still choosing; afterwards, those whose returned quest has been drawn, beginning with the first seats."""
    choosing = next((task for task in state.agenda if isinstance(task, Quests)), None)
    if choosing is not None:
        return set(choosing.waiting)
    return set(range(max(0, state.config.seats - state.deck)))


def _sample_strategies(state: State, stream: Stream) -> Iterator[tuple[str, ...]]:
    """Yield the deck of each automaton: its cards that are neither face up nor discarded, shuffled."""
    for bot in state.bots:
        seen = {*(plan.card for plan in bot.plans), *bot.discards}
        cards = strategy_cards_of(state.content, state.config, bot.player)
        yield stream.shuffle([card for card in cards if card not in seen])


def _sample_bids(state: State, stream: Stream) -> tuple[Bid | None, Bid | None]:
    """Return the sealed bids. Bids of others are drawn at random within their bones."""
    battle = state.battle
    if battle is None or battle.bids is not None or state.ended:
        return (None, None)
    attacker, defender = state.hidden.bids
    return (
        attacker or (_draw_bid(state, battle, True, stream) if battle.ready[0] else None),
        defender or (_draw_bid(state, battle, False, stream) if battle.ready[1] else None),
    )


def _draw_bid(state: State, battle: Battle, attacks: bool, stream: Stream) -> Bid:
    min_total, max_total = bid_range(state, battle, attacks)
    total = min_total + stream.below(max_total - min_total + 1)
    if state.config.combat == "simple":
        return (total, 0, 0)
    first = stream.below(total + 1)
    second = stream.below(total - first + 1)
    return (first, second, total - first - second)
