"""Choose for a computer player of the arena, in a process of its own: it is run by its path, with the tree whose
players play first on the path of imports, so that it needs nothing but `engine` of that tree.

Each line it reads is a list: `["game", name, marks, options, seed]` begins a game, `["play", seat, move]` plays a move
of anybody, `["choose", seat, seed]` asks for one, which it writes with the processor time in seconds. `["weigh", name,
weights]` changes weights of a game's player from then on, `["level", name]` how well it plays, or that it is greedy or
random; trees of before there were levels are asked for none.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from time import process_time
from typing import Any

from engine import ai
from engine.chance import Chance


def find_named(*names: str) -> Any:
    """Return the first of these objects that the tree has, or None. Older trees have other names for them."""
    for name in names:
        module, _, attribute = name.rpartition(".")
        with suppress(ImportError, AttributeError):
            return getattr(import_module(module), attribute)
    return None


find_game = find_named("engine.registry.find_game", "engine.registry.find", "engine.games.find")
remember_open_cards = find_named("engine.ai.remember_open_cards", "engine.ai.with_remembered_cards")
turn_plan = find_named("engine.ai.TurnPlan", "engine.ai.Plan")


def at_random(game: Any, view: Any, seat: int, chance: Chance) -> tuple[str, ...]:
    """Return any move: each word at random, as computers without an evaluator choose."""
    from engine.moves import random_move  # an older tree, whose players are not random, may lack it

    sample = getattr(game, "sample_state", None) or game.imagine  # its name in older trees
    return random_move(game, sample(view, chance), seat, chance.stream("random"))


def answers(lines: Iterator[str]) -> Iterator[tuple[list[str], float]]:
    """Yield each choice that is asked for, with its processor time."""
    game: Any = None
    state: Any = None
    plans: dict[int, Any] = {}
    level: dict[str, Any] = {}
    foolish: Any = None
    for line in lines:
        match json.loads(line):
            case ["game", name, marks, options, seed]:
                game = find_game(name)
                plans = {}
                state = game.setup(tuple(marks), options, Chance(bytes.fromhex(seed)))
            case ["play", seat, move]:
                state = game.play(state, seat, tuple(move)).state
            case ["weigh", name, weights]:
                from tests.bench.weights import (
                    weigh,
                )  # only this tree's players are weighed, others have no such module

                weigh(name, {one: tuple(row) if isinstance(row, list) else row for one, row in weights.items()})
            case ["level", "greedy"]:
                from tests.bench import greedy  # of this tree, too

                foolish = greedy.choose
            case ["level", "random"]:
                foolish = at_random
            case ["level", name]:
                level = {"level": ai.LEVELS[name]}
            case ["choose", seat, seed]:
                seen = remember_open_cards(game) if remember_open_cards else game
                view, chance = seen.view(state, seat), Chance(bytes.fromhex(seed))
                kept = [plans.setdefault(seat, turn_plan())] if turn_plan else []
                begun = process_time()
                if foolish is not None:
                    yield list(foolish(game, game.view(state, seat), seat, chance)), process_time() - begun
                    continue
                move = ai.choose(seen, view, seat, chance, *kept, **level)
                yield list(move), process_time() - begun


if __name__ == "__main__":
    for chosen in answers(iter(sys.stdin.readline, "")):
        sys.stdout.write(json.dumps(chosen) + "\n")
        sys.stdout.flush()
