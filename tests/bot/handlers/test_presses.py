"""How many presses what people do takes by hand: a ratchet that only goes down."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from statistics import mean

import pytest

from bot.advice import Advice
from engine.ai import choose
from engine.chance import Chance
from engine.games import find
from tests.bot.handlers.presses import presses
from tests.engine.playouts import playout
from tests.support.live_tables import table_at

AT_RANDOM = {"wayfarers": 1.9, "mesopotamia": 1.5, "tigris": 2.0, "kings": 1.9, "ur": 1.0}
"""The most presses that a random move takes in the mean, where the panel is open."""

FLOWS: Mapping[str, Mapping[str, float]] = {
    "wayfarers": {"die": 5.3, "worker": 4.7, "rest": 4.4},
    "mesopotamia": {
        "use explore": 4.0,
        "use gather": 5.5,
        "use build": 4.0,
        "use research": 4.0,
        "use warfare": 4.0,
        "use growth": 2.0,
    },
    "tigris": {"tile": 3.0, "leader": 3.5, "end": 1.0},
    "kings": {"card": 3.0, "leader": 3.0, "bank": 2.0, "end": 1.0},
}
"""The most that what a computer player does takes in the mean, with *Move* that opens the panel, and with all that it
leads to until the next such thing, for whoever lets turns end by themselves."""

BEGINNING = {"wayfarers": "turn", "mesopotamia": "act"}
"""The question with which such a thing begins; in the other games it is every one."""


def waiting() -> Advice:
    advice = Advice()
    advice.patience = None
    return advice


@pytest.mark.parametrize("name", AT_RANDOM)
async def test_a_move_takes_few_presses(name: str) -> None:
    game, advice, counted = find(name), waiting(), list[int]()
    random = playout(game, 0)
    for played in random.played[:: max(1, len(random.played) // 40)]:
        advice.forget()
        table = table_at(game, random.header, played.before)
        counted.append(await presses(table, played.seat, played.move, advice))
    assert mean(counted) <= AT_RANDOM[name]


@pytest.mark.full
@pytest.mark.parametrize("name", FLOWS)
async def test_what_a_computer_does_takes_few_presses_by_hand(name: str) -> None:
    game, advice, flows = find(name), waiting(), defaultdict[str, list[int]](list)
    options = {option.name: option.choices[0] for option in game.options}
    header = replace(playout(game, 0).header, marks=game.marks[:2], options=tuple(options.items()))
    state, taken = game.setup(game.marks[:2], options, Chance(bytes([3]) * 32)), list[int]()
    for number in range(120):
        decision = game.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        move = choose(game, game.view(state, seat), seat, Chance(bytes([number, 0]) * 16))
        if decision.kind == BEGINNING.get(name, decision.kind):
            taken = flows[" ".join(move[:2]) if move[0] == "use" else move[0]]
            taken.append(1)
        if taken and move not in (decision.automatic, decision.ending):
            advice.forget()
            taken[-1] += await presses(table_at(game, header, state), seat, move, advice)
        state = game.play(state, seat, move).state
    assert {
        flow: mean(flows[flow]) for flow, most in FLOWS[name].items() if flows[flow] and mean(flows[flow]) > most
    } == {}
