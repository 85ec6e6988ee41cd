"""Positions that look like a view: what is unseen is dealt anew (28.4)."""

from collections.abc import Iterator

from engine.chance import Chance, Stream
from engine.kit.changing import replace
from engine.kit.luck import new_key
from engine.mesopotamia.battle.full import pool
from engine.mesopotamia.content.tables import Content
from engine.mesopotamia.state import DOWN, Battle, Bid, Config, Hidden, Quests, State
from engine.mesopotamia.view import MesopotamiaView, undealt


def imagine(view: MesopotamiaView, chance: Chance) -> State:
    """Return a state that `view.seat` cannot tell from the true one."""
    stream = chance.stream("imagine")
    state = view.position
    quests, returned, deck = _quests(state, stream)
    hidden = Hidden(
        key=new_key(stream),
        tokens=tuple(_tokens(state, stream)),
        gardens=_gardens(state, stream),
        deck=deck,
        quests=quests,
        returned=returned,
        strategies=tuple(_strategies(state, stream)),
        bids=_bids(state, stream),
    )
    return replace(state, hidden=hidden)


def _tokens(state: State, stream: Stream) -> Iterator[str]:
    """Yield the token of each area: those face down are drawn from what was not seen, by shape."""
    content = state.content
    seen = {*state.finished, *(spot.token for spot in state.spots if spot.token)}
    piles: dict[str, list[str]] = {}
    for card in content.events.values():
        if card.set in state.config.sets and card.name not in seen:
            piles.setdefault(card.shape, []).append(card.name)
    drawn = {shape: iter(stream.shuffled(pile)) for shape, pile in piles.items()}
    for area, spot in enumerate(state.spots):
        yield next(drawn[content.map.areas[area].shape]) if spot.event == DOWN else ""


def _gardens(state: State, stream: Stream) -> tuple[str, ...]:
    """Return the gardens below the top one: one of each level left."""
    gardens = [one for one in state.content.gardens.values() if one.set in state.config.sets]
    levels = range(6 - state.below, 6)
    return tuple(stream.choice([one.name for one in gardens if one.level == level]) for level in levels)


def _quests(state: State, stream: Stream) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]:
    """Return the quests of all seats, those put back, and the deck, as the view's seat may think of them."""
    seats = range(state.config.seats)
    held, own = state.hidden.quests, state.hidden.returned
    known = {name for names in (*held, own) for name in names}
    order = [quest.name for quest in state.content.quests.values() if quest.set in state.config.sets]
    unseen = list(stream.shuffled([name for name in order if name not in known]))
    if state.ended:
        return held, ("",) * len(seats), tuple(unseen[: state.deck])
    waiting = next((task.waiting for task in state.agenda if isinstance(task, Quests)), ())
    choosing = any(isinstance(task, Quests) for task in state.agenda)
    quests = []
    for seat in seats:
        drawn = (
            sorted((unseen.pop() for _ in range(state.realms[seat].quests)), key=order.index) if not held[seat] else ()
        )
        quests.append(held[seat] or tuple(drawn))
    left = len(seats) if choosing else min(len(seats), state.deck)
    gone = {seat for seat in seats if seat in waiting or seat < len(seats) - left}
    returned = tuple("" if seat in gone else own[seat] or unseen.pop() for seat in seats)
    return tuple(quests), returned, tuple(unseen[len(unseen) - undealt(state) :])


def _strategies(state: State, stream: Stream) -> Iterator[tuple[str, ...]]:
    """Yield the deck of each automaton: its cards that lie neither face up nor on the discards."""
    for bot in state.bots:
        seen = {*(plan.card for plan in bot.plans), *bot.discards}
        cards = own_cards(state.content, state.config, bot.player)
        yield stream.shuffled([card for card in cards if card not in seen])


def own_cards(content: Content, config: Config, player: int) -> tuple[str, ...]:
    """Return the ten strategy cards of an automaton: its empire's own in place of basic ones of the name (22.2)."""
    empire = config.empires[player]
    own = {card.title: card.name for card in content.strategies.values() if card.empire == empire}
    return tuple(own.get(card.title, card.name) for card in content.strategies.values() if not card.empire)


def _bids(state: State, stream: Stream) -> tuple[Bid | None, Bid | None]:
    """Return the sealed bids, those of others drawn to fit their bones."""
    battle = state.battle
    if battle is None or battle.bids is not None or state.ended:
        return (None, None)
    attacker, defender = state.hidden.bids
    return (
        attacker or (_drawn(state, battle, True, stream) if battle.ready[0] else None),
        defender or (_drawn(state, battle, False, stream) if battle.ready[1] else None),
    )


def _drawn(state: State, battle: Battle, attacks: bool, stream: Stream) -> Bid:
    least, most = pool(state, battle, attacks)
    whole = least + stream.below(most - least + 1)
    if state.config.combat == "simple":
        return (whole, 0, 0)
    first = stream.below(whole + 1)
    second = stream.below(whole - first + 1)
    return (first, second, whole - first - second)
