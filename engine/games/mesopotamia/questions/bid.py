"""Sealed bids on the Standard of Ur, and the strengths of simple combat (16.6-16.8, 18)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Facts, IllegalMove, OrderQuestion, Orders, Seat, VerbKind, Words
from engine.games.mesopotamia.annotations import player_name
from engine.games.mesopotamia.changes.effects import gain_goods
from engine.games.mesopotamia.content.tables import BATTLE_ROWS, BONE
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import (
    ANY_SCOPE,
    Answer,
    JointQuestion,
    Situation,
    battle_facts,
    has_tribe_order,
)
from engine.games.mesopotamia.reading.battle import (
    SIDES,
    army_strength,
    bid_range,
    decides_for_attacker,
    forced_bid,
    is_simple_combat,
    open_battle,
    sealed_bidders,
    seats_to_bid,
    tie_breaker,
    wins_ties,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.state import TRIBE, Battle, Bid, Fight, Lose, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import BONES, MOBILITY, TACTICS
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, ONLY_STOP, illegal_move


def store_bid(draft: Draft, battle: Battle, attacks: bool, bid: Bid) -> None:
    """Store a side's bid, which stays secret until both sides have bid (16.6)."""
    place = 0 if attacks else 1
    ready, bids = list(battle.ready), list(draft.state.hidden.bids)
    ready[place], bids[place] = True, bid
    hidden = replace(draft.state.hidden, bids=(bids[0], bids[1]))
    draft.state = replace(draft.state, battle=replace(battle, ready=(ready[0], ready[1])), hidden=hidden)


def reveal_bids(draft: Draft, battle: Battle) -> Battle:
    """Reveal both bids and spend their bones (16.6)."""
    attacker_bid, defender_bid = draft.state.hidden.bids
    bids = (attacker_bid or (0, 0, 0), defender_bid or (0, 0, 0))
    battle = replace(battle, bids=bids)
    draft.state = replace(draft.state, battle=battle, hidden=replace(draft.state.hidden, bids=(None, None)))
    draft.inform_everybody()
    for place, attacks in enumerate(SIDES):
        player = battle.side(attacks)
        rows = dict(zip(BATTLE_ROWS, bids[place], strict=True))
        bid = tuple(map(str, bids[place]))
        draft.journal.report("bid-opened", who=draft.player_fact(player), bid=bid, count=sum(bids[place]), **rows)
        if player != TRIBE:
            draft.change_goods(player, counts_of(BONE, sum(bids[place]) - battle.ships[place]), -1)
    return battle


EVEN_SPLIT = "even"


class MakeBid(Answer[Fight]):
    """Bid bones for each section, in total within the side's limits, or one number in simple combat (16.6)."""

    name, rule, group, kind = "bid", "16.6", "battle", VerbKind.NAMES_ONLY
    takes, takes_optionally = (BONES,), (TACTICS, MOBILITY)
    reasons = ("more-than-your-bones", "must-be-bid")
    events = ("bid-sealed",)

    def words(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        battle = open_battle(state)
        min_total, max_total = bid_range(state, battle, decides_for_attacker(state, battle, seat))
        sections = 1 if state.config.combat == "simple" else len(BATTLE_ROWS)
        numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
        if len(words) > sections or [str(number) for number in numbers] != list(words):
            return NO_WORDS
        total = sum(numbers)
        if total > max_total or (len(words) == sections and total < min_total):
            return NO_WORDS
        if len(words) == sections:
            return ONLY_STOP
        lowest = max(0, min_total - total) if len(words) == sections - 1 else 0
        return tuple(str(number) for number in range(lowest, max_total - total + 1))

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        first, second, third = (*map(int, arguments), 0, 0)[:3]
        battle = open_battle(draft.state)
        attacks = decides_for_attacker(draft.state, battle, seat)
        store_bid(draft, battle, attacks, (first, second, third))
        if not battle.ready[0 if attacks else 1]:
            draft.journal.report("bid-sealed", who=draft.player_fact(seat))

    def explain_wrong_word(self, state: State, seat: Seat, task: Fight, words: Words, word: str) -> IllegalMove | None:
        if not word.isdecimal():
            return None
        battle = open_battle(state)
        min_total, max_total = bid_range(state, battle, decides_for_attacker(state, battle, seat))
        if sum(map(int, words)) + int(word) > max_total:
            return illegal_move("more-than-your-bones", "16.6", most=max_total)
        return illegal_move("must-be-bid", "16.4", least=min_total)

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Fight, words: Words) -> None:
        """Note the bidder's side and the enemies, and the remaining bones for each number."""
        if words:
            bid = sum(int(word) for word in words if word.isdecimal())
            annotations.note_number("left", view.position.realms[seat].goods[BONE] - bid)
        else:
            _annotate_sides(annotations, view.position, seat)


def _annotate_sides(annotations: Annotations, state: State, seat: Seat) -> None:
    battle = open_battle(state)
    attacks = decides_for_attacker(state, battle, seat)
    role = "attack" if attacks else "defend"
    annotations.note("side", "tribe" if battle.side(attacks) == TRIBE else role)
    annotations.note("against", player_name(state, battle.side(not attacks)))
    for name, side in (("fighters", attacks), ("facing", not attacks)):
        annotations.note(name, tuple(fighter.card for fighter in battle.fighters if fighter.attacks == side))


class BidQuestion(JointQuestion[Fight]):
    """Ask both sides of a battle for their sealed bids of bones."""

    task, kind, private = (Fight, "bid"), "bid", True
    answers = (MakeBid(),)
    standing = (OrderQuestion("tribe", (ANY_SCOPE,), (EVEN_SPLIT,)),)

    def seats(self, situation: Situation, task: Fight) -> tuple[Seat, ...]:
        return seats_to_bid(situation.position, open_battle(situation.position))

    def sealed_seats(self, situation: Situation, task: Fight) -> tuple[Seat, ...]:
        return sealed_bidders(situation.position, open_battle(situation.position))

    def facts(self, situation: Situation, task: Fight) -> Facts:
        return battle_facts(situation)

    def advance(self, draft: Draft, task: Fight) -> bool:
        """Make the bids that leave no choice. Once both are in, compare them (16.6-16.8, 18.2)."""
        battle = open_battle(draft.state)
        for place, attacks in enumerate(SIDES):
            forced = None if battle.ready[place] else forced_bid(draft.state, battle, attacks)
            if forced is not None:
                store_bid(draft, battle, attacks, (forced, 0, 0))
                battle = open_battle(draft.state)
        if not all(battle.ready):
            return False
        simple = is_simple_combat(draft.state, battle)
        battle = reveal_bids(draft, battle)
        if simple:
            _resolve_battle(draft, battle)
        else:
            _compare_bids(draft, battle)
            draft.replace_task(Fight("strength"))
        return True

    def standing_answer(self, view: MesopotamiaView, task: Fight, orders: Orders) -> Words | None:
        """Return the bid of a tribe's bones that spreads them evenly."""
        if not has_tribe_order(view, orders):
            return None
        battle = open_battle(view.position)
        third = battle.tribe // 3
        return ("bid", str(battle.tribe - 2 * third), str(third), str(third))


def _compare_bids(draft: Draft, battle: Battle) -> None:
    """Find the winner of each section, the bonus bones, and the bones that return to the losers (16.7, 16.8)."""
    assert battle.bids is not None
    winners, bonus, refunds = [], [], [0, 0]
    for row, (attack, defence) in enumerate(zip(*battle.bids, strict=True)):
        attacks = attack > defence or (attack == defence and wins_ties(draft.state.events, battle, True))
        winners.append(attacks)
        bonus.append(abs(attack - defence))
        if attack != defence:
            refunds[1 if attacks else 0] += min(attack, defence) // 2
        winner = draft.player_fact(battle.side(attacks))
        draft.journal.report("section-won", who=winner, row=BATTLE_ROWS[row], count=abs(attack - defence))
    for place, attacks in enumerate(SIDES):
        if refunds[place] and battle.side(attacks) != TRIBE:
            gain_goods(draft, battle.side(attacks), counts_of(BONE, refunds[place]))
    draft.state = replace(
        draft.state,
        battle=replace(battle, winners=(winners[0], winners[1], winners[2]), bonus=(bonus[0], bonus[1], bonus[2])),
    )


def _resolve_battle(draft: Draft, battle: Battle) -> None:
    """Compare strengths: the loser takes back half of the bid and loses all units, the winner loses one (18.3)."""
    assert battle.bids is not None
    totals = tuple(army_strength(draft.state, battle, attacks) for attacks in SIDES)
    attacker_wins = totals[0] > totals[1] or (totals[0] == totals[1] and wins_ties(draft.state.events, battle, True))
    loser = battle.side(not attacker_wins)
    winner, tied = draft.player_fact(battle.side(attacker_wins)), tie_breaker(totals, battle)
    draft.journal.report("strengths-compared", who=winner, value=max(totals), other=min(totals), tied=tied)
    if loser != TRIBE:
        gain_goods(draft, loser, counts_of(BONE, battle.bids[1 if attacker_wins else 0][0] // 2))
    units = next(army.units for army in draft.state.spots[battle.area].armies if army.owner == loser)
    for unit, count in enumerate(units):
        if count:
            draft.add_units(battle.area, loser, unit, -count)
    draft.journal.report("army-destroyed", who=draft.player_fact(loser), area=draft.area_name(battle.area))
    draft.replace_task(Lose(attacker_wins))
