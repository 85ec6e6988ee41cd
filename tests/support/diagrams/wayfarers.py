"""Read a diagram of Wayfarers."""

from collections.abc import Mapping, Sequence

from engine.game import Seat
from engine.games.wayfarers.components.effects import Effects, Item
from engine.games.wayfarers.components.tables import CARDS, KINDS, TILE_NAMES
from engine.games.wayfarers.diagram import HIDDEN, NOTHING, RIVAL_NAME, TASK_BY_NAME, write_diagram
from engine.games.wayfarers.state import (
    NO_ROUND,
    NOBODY,
    RIVAL,
    Batch,
    Keep,
    Laid,
    Lying,
    Player,
    Rival,
    RivalOnward,
    Row,
    Steps,
    Table,
    Target,
    Task,
    ThreeCounts,
    Turn,
)
from engine.games.wayfarers.updates import make_row
from engine.games.wayfarers.view import UNSEEN_CARD, WayfarersView
from tests.support.diagrams.legend import BadDiagram, read_back


def read_diagram(text: str) -> WayfarersView:
    """Return the view that a text describes, written by `write_diagram` or by a person. Raises BadDiagram."""
    return read_back(text, _read, write_diagram)


def _lines(text: str) -> Mapping[str, str]:
    return {name.strip(): said.strip() for name, _, said in (line.partition(":") for line in text.splitlines())}


def _read(text: str) -> WayfarersView:
    lines = _lines(text)
    colours = tuple(name.removesuffix("-land") for name in lines if name.endswith("-land"))
    decks = tuple(_deck(lines[f"{kind}-deck"]) for kind in KINDS)
    table = _table(lines, colours, decks)
    seat = None if lines["seen-by"] == HIDDEN else colours.index(lines["seen-by"])
    drawn = tuple(_shown(card) for card in _words(lines["drawn"]))
    schemes, shuffles = map(int, lines.get(f"{RIVAL_NAME}-deck", "0 0").split())
    return WayfarersView(seat, table, tuple(cards for cards, _ in decks), drawn, schemes, shuffles)


def _table(
    lines: Mapping[str, str], colours: tuple[str, ...], decks: Sequence[tuple[tuple[str, ...], tuple[int, ...]]]
) -> Table:
    return Table(
        colours=colours,
        sections=lines["sections"],
        players=tuple(_player(lines, name) for name in colours),
        rows=tuple(_row(colours, lines[kind]) for kind in KINDS),
        left=tuple(len(cards) for cards, _ in decks),
        seen=tuple(masks for _, masks in decks),
        piles=tuple(int(_pairs(lines["piles"])[tile]) for tile in TILE_NAMES),
        nodes=tuple(_pairs(lines["journal"]).items()),
        greens=_words(lines["greens"]),
        turn=_turn(colours, lines),
        agenda=tuple(_task(word) for word in _words(lines["agenda"])),
        rival=_rival(lines),
        turns_left=NO_ROUND if lines["turns-left"] == NOTHING else int(lines["turns-left"]),
        ended=_is_yes(lines["ended"]),
    )


def _words(said: str, between: str = " ") -> tuple[str, ...]:
    return () if said == NOTHING else tuple(said.split(between))


def _pairs(said: str) -> dict[str, str]:
    return dict(_pair(word, "=") for word in _words(said))


def _pair(word: str, between: str) -> tuple[str, str]:
    first, found, second = word.partition(between)
    if not found:
        raise BadDiagram(f"{word} is no pair")
    return first, second


def _is_yes(said: str) -> bool:
    return ("no", "yes").index(said) == 1


def _shown(card: str) -> str:
    return UNSEEN_CARD if card == HIDDEN else card


def _deck(said: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    above, *lowest = said.split()
    if not 0 <= int(above) <= len(CARDS):
        raise BadDiagram(f"a deck has at most {len(CARDS)} cards: {above}")
    known = [_pair(word, "@") for word in lowest]
    return (*(UNSEEN_CARD,) * int(above), *(_shown(card) for card, _ in known)), tuple(int(mask) for _, mask in known)


def _seat(colours: tuple[str, ...], name: str) -> Seat:
    return RIVAL if name == RIVAL_NAME else colours.index(name)


def _row(colours: tuple[str, ...], said: str) -> Row:
    return make_row([_lying(colours, word) for word in said.split()])


def _lying(colours: tuple[str, ...], word: str) -> Lying | None:
    if word == NOTHING:
        return None
    card, *more = word.split("/")
    if not more:
        return Lying(card)
    owner, workers = more
    return Lying(card, NOBODY if owner == NOTHING else _seat(colours, owner), _words(workers, ","))


def _turn(colours: tuple[str, ...], lines: Mapping[str, str]) -> Turn:
    silver, provision = map(int, lines["off"].split())
    return Turn(
        _seat(colours, lines["turn"]),
        _words(lines["fresh"]),
        _words(lines["worker"]),
        _words(lines["used"]),
        silver,
        provision,
        _is_yes(lines["pigeon"]),
    )


def _task(word: str) -> Task:
    name, *parts = word.split("/")
    match name, parts:
        case "batch", (by, source, must, items):
            return Batch(by, "" if source == NOTHING else source, _items(items), _is_yes(must))
        case "keep", (kind,):
            return Keep(kind)
        case "steps", (why, items):
            return Steps(why, _items(items))
        case "rival-onward", (price,):
            return RivalOnward(int(price))
        case "target", (want, cards, workers, denied):
            return Target(want, _words(cards, ","), _words(workers, ","), int(denied))
    return TASK_BY_NAME[word]


def _items(said: str) -> Effects:
    return tuple(_item(word) for word in _words(said, ","))


def _item(said: str) -> Item:
    word, count, about, source, free, off = said.split(":")
    return Item(word, int(count), about, source, free == "free", int(off))


def _numbers(said: str) -> tuple[int, ...]:
    return tuple(int(word) for word in _words(said, ","))


def _three(said: str) -> ThreeCounts:
    first, second, third = _numbers(said)
    return (first, second, third)


def _player(lines: Mapping[str, str], name: str) -> Player:
    facts = _pairs(lines[name])
    placed = (_pair(word, ":") for word in _words(facts["placed"], ","))
    return Player(
        board=facts["board"],
        silver=int(facts["silver"]),
        provision=int(facts["provision"]),
        dice=_numbers(facts["dice"]),
        placed=tuple((slot, int(value)) for slot, value in placed),
        reserve=int(facts["reserve"]),
        stock=int(facts["stock"]),
        guilds=_three(facts["guilds"]),
        workers=_three(facts["workers"]),
        node=facts["node"],
        land=_words(lines[f"{name}-land"]),
        water=_words(lines[f"{name}-water"]),
        space=_words(lines[f"{name}-space"]),
        tucked=tuple(_pairs(lines[f"{name}-tucked"]).items()),
        hosts=tuple(_pairs(lines[f"{name}-hosts"]).items()),
        tiles=tuple(_laid(word) for word in _words(lines[f"{name}-tiles"])),
        rolls=int(facts["rolls"]),
    )


def _laid(word: str) -> Laid:
    tile, face, cell = word.split("/")
    return Laid(tile, face, cell)


def _rival(lines: Mapping[str, str]) -> Rival | None:
    if RIVAL_NAME not in lines:
        return None
    facts = _pairs(lines[RIVAL_NAME])
    return Rival(
        board=facts["board"],
        guilds=_three(facts["guilds"]),
        workers=_three(facts["workers"]),
        node=facts["node"],
        spot=int(facts["spot"]),
        comets=int(facts["comets"]),
        cards=_words(lines[f"{RIVAL_NAME}-cards"]),
        tiles=_words(lines[f"{RIVAL_NAME}-tiles"]),
        filled=int(facts["filled"]),
        opened=_words(lines[f"{RIVAL_NAME}-opened"]),
        waiting=int(facts["waiting"]),
    )
