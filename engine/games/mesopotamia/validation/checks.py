"""The checks in their order, and the name of the first part that fails."""

from collections.abc import Callable
from functools import partial

from engine.content import playable_digests
from engine.game import Options
from engine.games.mesopotamia.content.load import counts_head_start
from engine.games.mesopotamia.content.tables import SETS
from engine.games.mesopotamia.reading.dice import ROLLED
from engine.games.mesopotamia.state import ALONE, State
from engine.games.mesopotamia.validation import battles, tasks, values
from engine.games.mesopotamia.validation.tasks import MesopotamiaRules

_USUAL = (("combat", "full"), ("luck", ROLLED), ("level", "igigi"))


def find_error(rules: MesopotamiaRules, state: State, marks: tuple[str, ...], options: Options) -> str:
    """Name the first part of a state that no game with these seats and options can hold; "" when there is none."""
    config = state.config
    if config.content not in playable_digests(rules) or config.content != options.get("content", config.content):
        return "content"
    if config.empires[: config.seats] != marks or len(set(config.empires)) < len(config.empires):
        return "empires"
    chosen = (config.combat, config.luck, config.level)
    if chosen != tuple(options.get(*usual) for usual in _USUAL) or not set(config.sets) <= set(SETS):
        return "options"
    if config.head_start != counts_head_start(config.content, options.get("head-start", "on")):
        return "options"
    if config.side not in (ALONE, options.get("side", ALONE)):
        return "options"
    checks: tuple[tuple[str, Callable[[State], bool]], ...] = (*_CHECKS, ("agenda", partial(tasks.question, rules)))
    return next((name for name, holds in checks if not _passes(state, holds)), "")


def _passes(state: State, holds: Callable[[State], bool]) -> bool:
    """Whether a check holds; a part that cannot even be looked at does not."""
    try:
        return holds(state)
    except (ValueError, KeyError, IndexError, TypeError, StopIteration, AttributeError, AssertionError):
        return False


_CHECKS: tuple[tuple[str, Callable[[State], bool]], ...] = (
    ("players", values.has_right_lengths),
    ("realms", values.realms),
    ("tracks", values.tracks),
    ("pieces", values.pieces),
    ("breaches", values.breaches),
    ("tokens", values.tokens),
    ("quests", tasks.quests),
    ("turn", values.turn),
    ("bots", values.bots),
    ("agenda", tasks.agenda),
    ("battle", battles.fight),
)
"""In this order: a later check relies on the earlier ones."""
