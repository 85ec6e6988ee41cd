"""Evaluation of a solo game: the expected lead in VP over the rival at the end.

The features that `FEATURES` names are weighed by `WEIGHTS` or `HURRIED_WEIGHTS`, differently at each
stage of the game. A stage is as long as the rival's marker stays in a few columns, since the rival decides how long the
game lasts.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache

from engine.ai.evaluator import read_weights
from engine.game import Seat, Words
from engine.games.wayfarers.components.tables import JOURNAL_NODES, RIVAL_BOARDS
from engine.games.wayfarers.computer.features import FEATURES, VALUES_BY_GROUP, group_arguments
from engine.games.wayfarers.state import NO_ROUND, Rival, Table

WEIGHTS = read_weights(__package__, "alone")["WEIGHTS"]
"""Learned weights of the features, stage by stage, in VP of the lead at the end.

They were fitted in ten rounds of 1,500 to 2,000 games each, as `tests.bench.learner` fits them, but with a simulation
of the game that is no part of this project. The first round used games of a hand-set evaluation, which won one in six;
each further round used the games of the round before it. In the end three of four games were won.
"""

HURRIED_WEIGHTS = read_weights(__package__, "hurried")["HURRIED"]
"""The weights against the journaling opponent, in whose shorter games resources are worth less. They were fitted in the
same way, starting from the weights above, in ten rounds of 1,500 to 2,500 games against it."""

_STAGE_OF_COLUMN = (0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 5)
"""The stage for each column of the rival's marker."""
_STAGE_OF_LAST_TURN = 6
"""The stage of a player who started the last round and has one more turn."""
_UNCACHED_GROUPS = frozenset(("points", "goals", "way"))
"""Groups of features whose values seldom recur, so caching them saves nothing."""
_GOOD_VALUE = 0.01
"""Value of each good that is left in the last turn: small, since it may still be needed."""


def features(table: Table, seat: Seat, rival: Rival) -> Mapping[str, float]:
    """Return the features of a view for `seat` by name. Their sum is the expected lead in VP."""
    about = group_arguments(table, seat, rival)
    if table.ended or table.turns_left in (0, 1):
        points, rival_points = about["points"]
        return {"points": float(points - rival_points), "goods": _GOOD_VALUE * sum(about["goods"])}
    stage_number = stage(table, rival)
    values = {
        name: (_weigh_group if name in _UNCACHED_GROUPS else _weigh_group_cached)(name, stage_number, *arguments)
        for name, arguments in about.items()
    }
    values["journal"] += values.pop("way")
    return values


def stage(table: Table, rival: Rival) -> int:
    """Return the stage of a game before its last turns. The stages of games against the journaling opponent follow
    those of other games."""
    stage_number = (
        _STAGE_OF_COLUMN[JOURNAL_NODES[rival.node].column] if table.turns_left == NO_ROUND else _STAGE_OF_LAST_TURN
    )
    return stage_number + (_STAGE_OF_LAST_TURN + 1) * (RIVAL_BOARDS[rival.board].focus == "journal")


def _weigh_group(name: str, stage_number: int, *about: Hashable) -> float:
    values = VALUES_BY_GROUP[name](*about)
    return sum(
        [weight * value for weight, value in zip(_feature_weights(name, stage_number), values, strict=True) if value]
    )


_weigh_group_cached = lru_cache(maxsize=1 << 14)(_weigh_group)
"""`_weigh_group`, cached for recurring arguments."""


@cache
def _feature_weights(name: str, stage_number: int) -> tuple[float, ...]:
    return tuple(_weight(feature, stage_number) for feature in FEATURES[name])


def _weight(feature: str, stage_number: int) -> float:
    hurried, stage_index = divmod(stage_number, _STAGE_OF_LAST_TURN + 1)
    return (HURRIED_WEIGHTS if hurried else WEIGHTS)[feature][stage_index]


def worth_of_drawn_card(table: Table, rival: Rival, kind: str) -> float:
    """Return the value of keeping one of three drawn cards of `kind` at this stage."""
    return _weight(f"drawn-{kind}", stage(table, rival))


def candidates(table: Table, seat: Seat, verb: str) -> Sequence[Words] | None:
    """Return the moves with a verb that are worth trying, or None for all. A rest with all dice rolls all of them."""
    player = table.players[seat]
    if verb != "rest" or player.placed:
        return None
    return (("rest", *map(str, player.dice)),)
