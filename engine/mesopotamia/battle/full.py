"""Full combat: cards, sealed bids on the Standard of Ur, bonus bones and rows (16)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.changes.cards import deal_cards, placed
from engine.mesopotamia.changes.effects import earn
from engine.mesopotamia.content.tables import BONE, ROWS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.bids import SIDES, pool, side_of
from engine.mesopotamia.reading.battle.rows import row_places
from engine.mesopotamia.reading.battle.sides import leads, own_fighters
from engine.mesopotamia.reading.goods import single
from engine.mesopotamia.state import TRIBE, Battle, Fight, Lane, Player, State


def start(draft: Draft, battle: Battle) -> None:
    """Draw the cards of both sides and ask for bids (16.1, 16.6)."""
    for attacks in SIDES:
        battle = deal_cards(draft, battle, attacks)
    draft.state = replace(draft.state, battle=battle)
    draft.now(Fight("bid"))


def bid_words(state: State, battle: Battle, seat: Player, typed: Words) -> tuple[str, ...]:
    """Return the next number of a bid: all sections together within what the side may bid (16.6)."""
    attacks = side_of(state, battle, seat)
    least, most = pool(state, battle, attacks)
    sections = 1 if state.config.combat == "simple" else len(ROWS)
    said = [int(word) for word in typed if word.isascii() and word.isdecimal()]
    if len(said) < len(typed) or len(typed) > sections or any(str(n) != w for n, w in zip(said, typed, strict=True)):
        return ()
    left = most - sum(said)
    if left < 0 or (len(typed) == sections and sum(said) < least):
        return ()
    if len(typed) == sections:
        return (STOP,)
    lowest = max(0, least - sum(said)) if len(typed) == sections - 1 else 0
    return tuple(str(number) for number in range(lowest, left + 1))


def compare(draft: Draft, battle: Battle) -> None:
    """Find who wins each section, the bonus bones, and what the losers take back (16.7, 16.8)."""
    assert battle.bids is not None
    winners, bonus, back = [], [], [0, 0]
    for row, (one, other) in enumerate(zip(*battle.bids, strict=True)):
        attacks = one > other or (one == other and leads(draft.state.events, battle, True))
        winners.append(attacks)
        bonus.append(abs(one - other))
        if one != other:
            back[1 if attacks else 0] += min(one, other) // 2
        draft.tell("section-won", who=draft.who(battle.side(attacks)), row=ROWS[row], count=abs(one - other))
    for place, attacks in enumerate(SIDES):
        if back[place] and battle.side(attacks) != TRIBE:
            earn(draft, battle.side(attacks), single(BONE, back[place]))
    draft.state = replace(
        draft.state,
        battle=replace(battle, winners=(winners[0], winners[1], winners[2]), bonus=(bonus[0], bonus[1], bonus[2])),
    )


def place_words(choices: tuple[tuple[str, int], ...], typed: Words, may_stop: bool = True) -> tuple[str, ...]:
    """Return the next words of placing bones on cards (16.9)."""
    match typed:
        case ():
            return ("place", "done") if may_stop else ("place",)
        case ("done",) if may_stop:
            return (STOP,)
        case ("place",):
            return tuple(name for name, _ in choices)
        case ("place", name, *rest) if name in dict(choices):
            counts = tuple(str(count) for count in range(1, dict(choices)[name] + 1))
            if not rest:
                return counts
            return (STOP,) if len(rest) == 1 and rest[0] in counts else ()
    return ()


def place(draft: Draft, battle: Battle, row: int, name: str, count: int) -> None:
    """Place bonus bones on a card (16.9)."""
    bonus = list(battle.bonus)
    bonus[row] -= count
    battle = replace(placed(battle, name, row, count), bonus=(bonus[0], bonus[1], bonus[2]))
    draft.state = replace(draft.state, battle=battle)
    draft.tell("bones-placed", who=draft.who(battle.side(battle.winners[row])), card=name, row=ROWS[row], count=count)


def forgo(draft: Draft, battle: Battle, row: int) -> None:
    """Remove the bonus bones of a row that were not placed (16.9)."""
    bonus = list(battle.bonus)
    bonus[row] = 0
    draft.state = replace(draft.state, battle=replace(battle, bonus=(bonus[0], bonus[1], bonus[2])))


# rows ----------------------------------------------------------------------------------------------------------------


def line_up(draft: Draft, battle: Battle) -> Battle:
    """Begin new rows: each unit of the smaller side is one, the defender's where both are equal (16.11, 26.4)."""
    attackers, defenders = (tuple(one.card for one in own_fighters(battle, side)) for side in SIDES)
    if len(attackers) < len(defenders):
        lanes, queue = tuple(Lane((name,), ()) for name in attackers), defenders
    else:
        lanes, queue = tuple(Lane((), (name,)) for name in defenders), attackers
    battle = replace(battle, lanes=lanes, queue=queue)
    draft.state = replace(draft.state, battle=battle)
    return battle


def row_words(battle: Battle, typed: Words) -> tuple[str, ...]:
    """Return the next words of arranging rows (26.4)."""
    match typed:
        case ():
            return ("row",)
        case ("row",):
            return battle.queue
        case ("row", name, *rest) if name in battle.queue:
            places = row_places(battle)
            if not rest:
                return places
            return (STOP,) if len(rest) == 1 and rest[0] in places else ()
    return ()


def join_row(draft: Draft, battle: Battle, name: str, at: str) -> Battle:
    """Put a card of the larger side behind those in a row (16.11)."""
    attacks = battle.fighter(name).attacks
    lanes = []
    for lane in battle.lanes:
        if at not in (lane.defenders if attacks else lane.attackers)[:1]:
            lanes.append(lane)
        elif attacks:
            lanes.append(replace(lane, attackers=(*lane.attackers, name)))
        else:
            lanes.append(replace(lane, defenders=(*lane.defenders, name)))
    queue = tuple(card for card in battle.queue if card != name)
    battle = replace(battle, lanes=tuple(lanes), queue=queue)
    draft.state = replace(draft.state, battle=battle)
    return battle


def fill_rows(draft: Draft, battle: Battle) -> bool:
    """Let the last card go by itself where one row is left for it; return whether all stand (26.4)."""
    if len(battle.queue) == 1 and len(row_places(battle)) == 1:
        battle = join_row(draft, battle, battle.queue[0], row_places(battle)[0])
    if battle.queue:
        return False
    for number, lane in enumerate(battle.lanes, 1):
        draft.tell("row-made", count=number, attackers=lane.attackers, defenders=lane.defenders)
    return True
