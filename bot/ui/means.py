"""A reader's resources, shown next to prices; and the costs and gains of a move."""

from collections.abc import Iterable, Mapping

from bot.text.catalog import join_list
from bot.text.signs import Emoji
from bot.text.voice import Voice
from bot.ui.page import Page
from engine.game import Event

Goods = Mapping[str, int]
"""The amount of each good that a player has, by the name of the good."""


def goods_lines(purse: Goods, page: Page, voice: Voice) -> list[str]:
    """Return a line with the reader's amounts of the goods that choices on the page cost, or [] if no choice costs
    anything. If a price does not name its goods, all goods are listed."""
    spending = [choice.spends for choice in page.choices_with_controls if choice.spends]
    words = frozenset[str]().union(*spending)
    shows_all = any(not _find_goods(purse, spends) for spends in spending)
    goods = purse if shows_all else {good: purse[good] for good in _find_goods(purse, words)}
    return [_goods_text("panel-have", goods, voice)] if spending and any(goods.values()) else []


def resource_lines(former_goods: Goods, after: Goods, events: Iterable[Event], voice: Voice) -> list[str]:
    """Return the lines about goods that were paid or received, except those that `events` already name."""
    words = frozenset(word for event in events for _, fact in event.facts for word in _words_in(fact))
    untold = [good for good in former_goods if good not in _find_goods(former_goods, words)]
    paid = {good: former_goods[good] - after[good] for good in untold if after[good] < former_goods[good]}
    got = {good: after[good] - former_goods[good] for good in untold if after[good] > former_goods[good]}
    return [_goods_text(key, goods, voice) for key, goods in (("done-paid", paid), ("done-got", got)) if goods]


def _goods_text(key: str, goods: Goods, voice: Voice) -> str:
    """Return the entry `key` with the amounts of goods, each preceded by its sign if it has one."""
    counts = {good: count for good, count in goods.items() if count}
    signs = {good: _sign_of_good(good, voice) for good in counts}
    if not any(signs.values()):
        return voice.say(key, goods=_goods_as_words(goods))
    parts = []
    for good, sign in signs.items():
        goods_text = voice.list_words((good,) * counts[good], "words_numbered")
        parts.append(f"{sign.text} {goods_text}" if sign is not None else goods_text)
    return voice.fill(key, (), {"goods_numbered": join_list(parts, voice.language)})


def _sign_of_good(good: str, voice: Voice) -> Emoji | None:
    """Return the sign of a good, or None. Influence has the sign of its guild."""
    return voice.signs.word(voice.game, good) or voice.signs.word(voice.game, good.rpartition("-")[2])


def _words_in(fact: object) -> Iterable[str]:
    match fact:
        case str():
            return (fact,)
        case tuple():
            return map(str, fact)
    return ()


def _find_goods(goods: Goods, words: frozenset[str]) -> list[str]:
    """Return the goods that `words` name. A good may be named alone or with a number (`silver`, `silver-2`), and
    influence also by its guild."""
    stems = {word.rpartition("-")[0] if word.rpartition("-")[2].isdecimal() else word for word in words}
    return [good for good in goods if good in stems or good.rpartition("-")[2] in stems]


def _goods_as_words(goods: Goods) -> tuple[str, ...]:
    return tuple(good for good, count in goods.items() for _ in range(count))
