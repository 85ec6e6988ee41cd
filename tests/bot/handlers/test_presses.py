"""The presses of usual actions by hand: a ratchet that only goes down."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import mean

import pytest

from bot.advice.panel_choices import MAX_BUNDLES
from engine.ai import choose
from engine.chance import Chance, commitment
from engine.game import STOP, Words
from engine.move_chain import THEN, MoveChains, split_moves
from engine.record import Header
from engine.registry import AnyGame, find_game
from tests.bot.handlers.computers_games import Ply, beginnings
from tests.bot.handlers.presses import presses
from tests.bot.handlers.test_page_counts import waiting
from tests.engine.playouts import playout
from tests.support.live_tables import table_at

AT_RANDOM = {"wayfarers": 1.5, "mesopotamia": 1.1, "tigris": 1.9, "kings": 1.5, "ur": 1.0}
"""The most presses that a random move takes in the mean, where the panel is open."""

FLOWS: Mapping[str, Mapping[str, float]] = {
    "wayfarers": {"die": 4.6, "worker": 4.8, "rest": 4.9},
    "mesopotamia": {
        "use explore": 3.9,
        "use gather": 4.0,
        "use build": 3.8,
        "use research": 3.6,
        "use warfare": 3.4,
        "use growth": 2.0,
    },
    "tigris": {"tile": 3.2, "leader": 3.5, "end": 1.0},
    "kings": {"card": 3.0, "leader": 3.2, "bank": 2.0, "end": 1.0},
}
"""The most that what computer players did in a few games that are kept takes in the mean, with *Move* that opens the
panel, and with all that it leads to until the next such thing, for players who let turns end by themselves."""

COMPUTERS: Mapping[str, tuple[float, float]] = {"tigris": (1.7, 1.4), "kings": (1.55, 1.2)}
"""The most presses in the mean for what a computer player does now: by hand, and where a proposal may be pressed."""

BEGINNING = {"wayfarers": "turn", "mesopotamia": "act"}
"""The question with which such a thing begins; in the other games it is every one."""


def last(move: Words) -> str:
    """The last word of a move."""
    return move[-1]


def joined(game: AnyGame, plies: Sequence[Ply]) -> tuple[Words, int]:
    """What one press says of what comes first, and how many moves it plays: leading ones with the answer. (), 1 where
    the answer is to do nothing of it: nobody needs to lead there."""
    state, decision, words = plies[0]
    chains, count = MoveChains(game, state, decision.seats[0]), 1
    for bundle in chains.repeatable_moves(MAX_BUNDLES):
        moves = [move for _, _, move in plies[: len(split_moves(bundle))]]
        if {move[0] for move in moves} == {bundle[0]} and sorted(map(last, moves)) == sorted(
            map(last, split_moves(bundle))
        ):
            return bundle, len(moves)
    while THEN in chains.words(words) and count < len(plies):
        _, _, answer = plies[count]
        words, count = (*words, THEN, *answer), count + 1
    return (words, count) if STOP in chains.words(words) else ((), 1)


@pytest.mark.parametrize("name", AT_RANDOM)
async def test_a_move_takes_few_presses(name: str) -> None:
    game, advice, counted = find_game(name), waiting(), list[int]()
    random = playout(game, 0)
    plies = [(one.before, asked, one.move) for one in random.played if (asked := game.decision(one.before))]
    for place in range(0, len(plies), max(1, len(plies) // 40)):
        advice.clear_cache()
        state, *_ = plies[place]
        words, _ = joined(game, plies[place:])
        if words:
            counted.append(
                await presses(table_at(game, random.header, state), random.played[place].seat, words, advice)
            )
    assert mean(counted) <= AT_RANDOM[name]


@pytest.mark.full
@pytest.mark.parametrize("name", FLOWS)
async def test_a_computers_moves_take_few_presses_by_hand(name: str) -> None:
    game, advice, flows = find_game(name), waiting(), defaultdict[str, list[int]](list)
    for header, kept in beginnings(game):
        taken, plies = list[int](), kept
        while plies:
            state, decision, move = plies[0]
            if decision.kind == BEGINNING.get(name, decision.kind):
                taken = flows[" ".join(move[:2]) if move[0] == "use" else move[0]]
                taken.append(1)
            words, count = joined(game, plies)
            if taken and words and move not in (decision.automatic_move, decision.ending_move):
                advice.clear_cache()
                taken[-1] += await presses(table_at(game, header, state), decision.seats[0], words, advice)
            plies = plies[count:]
    assert {
        flow: mean(flows[flow]) for flow, most in FLOWS[name].items() if flows[flow] and mean(flows[flow]) > most
    } == {}


@pytest.mark.parametrize("lucks", [(11,), pytest.param((11, 12, 13), marks=pytest.mark.full)])
@pytest.mark.parametrize("name", COMPUTERS)
async def test_a_proposed_move_takes_few_presses(name: str, lucks: Sequence[int]) -> None:
    game, advice, by_hand, proposed = find_game(name), waiting(), list[int](), list[int]()
    options = {option.name: option.choices[0] for option in game.options}
    for luck in lucks:
        seed = bytes([luck]) * 32
        header = Header(game.name, game.rules, tuple(options.items()), game.marks[:3], commitment(seed), seed)
        state, count = game.setup(header.marks, options, Chance(seed)), 0
        while (decision := game.decision(state)) is not None and count < 60:
            seat, count = decision.seats[0], count + 1
            move = choose(game, game.view(state, seat), seat, Chance(bytes([count, luck]) * 16))
            if count > 6 and count % 4 == 1:
                advice.clear_cache()
                table = table_at(game, header, state)
                by_hand.append(await presses(table, seat, move, advice, propose=True))
                proposed.append(await presses(table, seat, move, advice, propose=True, accept=True))
            state = game.play(state, seat, move).state
    most_by_hand, most_proposed = COMPUTERS[name]
    assert mean(by_hand) <= most_by_hand
    assert mean(proposed) <= most_proposed
