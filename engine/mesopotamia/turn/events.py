"""Events: turned up, chosen, carried on for six rounds, passed on (19)."""

from engine.mesopotamia.changes.events import carry_out, exchange
from engine.mesopotamia.changes.research import discover
from engine.mesopotamia.content.tables import GATHERED, TOP_LEVEL
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.state import Discovery, Price


def settle_alone(draft: Draft, task: Price | Discovery) -> bool:
    """Pay a price or raise a technology where there is one way only; return whether that was so (27.7)."""
    realm = draft.realm(task.player)
    match task:
        case Price(area, player, count, option):
            held = realm.goods[: len(GATHERED)]
            kinds = [good for good, number in zip(GATHERED, held, strict=True) if number]
            if len(kinds) > 1 and sum(held) > count:
                return False
            draft.pop()
            whole = tuple(good for good, number in zip(GATHERED, held, strict=True) for _ in range(number))
            exchange(draft, player, whole[:count], -1)
            carry_out(draft, area, player, option)
        case Discovery(player):
            open_ = [action for action, level in enumerate(realm.levels) if level < TOP_LEVEL]
            if len(open_) > 1:
                return False
            draft.pop()
            for action in open_:
                discover(draft, player, action)
    return True
