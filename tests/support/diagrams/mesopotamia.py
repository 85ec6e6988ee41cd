"""Read a diagram of Mesopotamia, as `engine.games.mesopotamia.diagram` writes it: the areas, and the written parts of
the legend."""

import re

from msgspec import Struct

from engine import codec
from engine.games.mesopotamia.content.load import HOUSE_CONTENT, content_with_digest
from engine.games.mesopotamia.content.tables import ACTIONS, PIECES, Content, FourCounts, SixCounts
from engine.games.mesopotamia.diagram import HIDDEN, NOTHING, DiagramRest, write_diagram
from engine.games.mesopotamia.state import (
    ALONE,
    EMPTY_SPOT,
    EVENT_DOWN,
    EVENT_HELD,
    EVENT_OPEN,
    EVENT_RUNNING,
    TRIBE,
    Army,
    Config,
    Hidden,
    Player,
    Realm,
    Spot,
    Stall,
    State,
    Track,
    Turn,
)
from engine.games.mesopotamia.view import MesopotamiaView
from tests.support.diagrams.legend import read_back

_LETTERS = {piece[:2]: unit for unit, piece in enumerate(PIECES[:5])}
_RUNNING = re.compile(r"(\w+)@(\w\w)(\d)=(\d)")
_HEADS = re.compile(r"[a-zA-Z-]+: .*")


class _Legend(Struct, frozen=True):
    lines: dict[str, str]
    content: Content

    @property
    def empires(self) -> tuple[str, ...]:
        """Return the empires by player."""
        return tuple(self.lines["empires"].split())

    def player(self, name: str) -> Player:
        """Return the player of an empire by its two first letters. Raises ValueError if there is none."""
        return [empire[:2].capitalize() for empire in self.empires].index(name)

    def words(self, name: str) -> list[str]:
        """Return the words of a line. Raises KeyError if the line is missing."""
        return self.lines[name].split()

    def areas(self, name: str) -> frozenset[int]:
        """Return the areas that a line names, none where it is missing. Raises KeyError for an unknown area."""
        return frozenset(self.content.map.by_name[area] for area in parts(self.lines.get(name, NOTHING)))


def read_diagram(text: str) -> MesopotamiaView:
    """Return the view that a text describes, written by `write_diagram` or by a person. Raises BadDiagram."""
    return read_back(text, _read, write_diagram)


def parts(written: str) -> tuple[str, ...]:
    """Return the parts of a list, () for NOTHING."""
    return () if written == NOTHING else tuple(written.split(","))


def _read(text: str) -> MesopotamiaView:
    lines = [line for line in text.splitlines() if line.strip()]
    heads = dict(line.split(": ", 1) for line in lines if _HEADS.fullmatch(line))
    digest = heads.get("content", HOUSE_CONTENT.digest).split()[0]
    legend = _Legend(heads, content_with_digest(digest))
    config = _config(legend, digest)
    rest = codec.loads(DiagramRest, heads["open"])
    garden, below = legend.words("garden")
    deck, wave, draws = map(int, legend.words("counts"))
    rows = {line.split()[0]: line.split()[1:] for line in lines if not _HEADS.fullmatch(line)}
    facts = [dict(fact.split("=", 1) for fact in legend.words(empire[:2].capitalize())) for empire in config.empires]
    ended = "" if heads["ended"] == NOTHING else heads["ended"]
    state = State(
        config=config,
        realms=tuple(_realm(legend.content, one) for one in facts),
        spots=tuple(_spot(legend, rows[area.name]) for area in legend.content.map.areas),
        fleet=tuple(_ship(legend, ship) for ship in parts(heads["ships"])),
        population=_track(legend, heads["population"]),
        events=_track(legend, heads["events"]),
        market=tuple(_stall(legend, stall) for stall in legend.words("trade")),
        turn=_turn(legend),
        garden="" if garden == NOTHING else garden,
        below=int(below),
        finished=parts(heads["finished"]),
        deck=deck,
        agenda=rest.agenda,
        hidden=_hidden(config, facts, rest, ended),
        battle=rest.battle,
        winners=rest.winners,
        bots=rest.bots,
        wave=wave,
        draws=draws,
        ended=ended,
        breaches=legend.areas("breaches"),
    )
    seen_by = heads["seen-by"]
    return MesopotamiaView(None if seen_by == HIDDEN else config.empires.index(seen_by), state)


def _turn(legend: _Legend) -> Turn:
    round_, order, player, marker, done, rerolls = legend.words("turn")
    return Turn(
        int(round_),
        tuple(map(legend.player, parts(order))),
        legend.player(player),
        "" if marker == NOTHING else marker,
        tuple(map(ACTIONS.index, parts(done))),
        int(rerolls),
    )


def _config(legend: _Legend, digest: str) -> Config:
    mode, combat, luck, level, rounds, sets = legend.words("options")
    return Config(
        content=digest,
        empires=legend.empires,
        seats=int(legend.lines["seats"]),
        mode=mode,
        combat=combat,
        luck=luck,
        level=level,
        sets=parts(sets),
        rounds=int(rounds),
        blocked=legend.areas("blocked"),
        closed=legend.areas("closed"),
        side=legend.lines.get("side", ALONE),
    )


def _hidden(config: Config, facts: list[dict[str, str]], rest: DiagramRest, ended: str) -> Hidden:
    seats = facts[: config.seats]
    quests = tuple(parts(one["held"]) for one in seats)
    if ended:
        return Hidden(quests=quests)
    returned = tuple("" if one["back"] == NOTHING else one["back"] for one in seats)
    return Hidden(quests=quests, returned=returned, bids=rest.bids)


def _realm(content: Content, facts: dict[str, str]) -> Realm:
    dice = parts(facts["dice"])
    return Realm(
        home=-1 if facts["home"] == NOTHING else content.map.by_name[facts["home"]],
        levels=_six(facts["levels"]),
        goods=_six(facts["goods"].split(",")),
        floors=int(facts["floors"]),
        dice=tuple(die.removesuffix("*") for die in dice),
        spent=sum(1 << place for place, die in enumerate(dice) if die.endswith("*")),
        gardens=parts(facts["gardens"]),
        quests=int(facts["quests"]),
    )


def _six(counts: str | list[str]) -> SixCounts:
    one, two, three, four, five, six = map(int, counts)
    return (one, two, three, four, five, six)


def _spot(legend: _Legend, words: list[str]) -> Spot:
    armies, here = [], []
    wall = settlement = None
    for word in words[2:]:
        if word.startswith("["):
            armies.append(_army(TRIBE, word[1:-1]))
            continue
        head, _, rest = word.partition(":")
        if head in ("W", "S"):
            owner = legend.player(rest)
            wall, settlement = (owner, settlement) if head == "W" else (wall, owner)
        else:
            one = _army(legend.player(head), rest)
            here += [one.owner] if any(one.units) or rest == NOTHING or not one.rams else [-one.owner - 2]
            armies += [one] if rest != NOTHING else []
    present = tuple(
        player if player >= 0 else -player - 2 for player in here if player >= 0 or -player - 2 == settlement
    )
    token, event, owner_, option, die = _event(legend, words[1])
    found = Spot(
        tuple(sorted(armies, key=lambda one: one.owner)), present, wall, settlement, token, event, owner_, option, die
    )
    return EMPTY_SPOT if found == EMPTY_SPOT else found


def _event(legend: _Legend, word: str) -> tuple[str, str, Player | None, int, int]:
    if word == ".":
        return "", "", None, 0, 0
    if word.endswith(HIDDEN):
        return "", EVENT_DOWN, None, 0, 0
    if word.endswith("!"):
        return word[:-1], EVENT_HELD, None, 0, 0
    if (found := _RUNNING.fullmatch(word)) is not None:
        token, owner, option, die = found.groups()
        return token, EVENT_RUNNING, legend.player(owner), int(option), int(die)
    return word, EVENT_OPEN, None, 0, 0


def _army(owner: Player, word: str) -> Army:
    counts = [0] * len(_LETTERS)
    for part in parts(word):
        counts[_LETTERS[part[:2]]] = int(part[2:])
    land: FourCounts = (counts[0], counts[1], counts[2], counts[3])
    return Army(owner, land, counts[4])


def _ship(legend: _Legend, word: str) -> tuple[int, Player]:
    border, _, owner = word.partition("=")
    return legend.content.map.by_border[border], legend.player(owner)


def _track(legend: _Legend, written: str) -> Track:
    seals = [(legend.player(seal[:2]), int(seal[2:])) for seal in parts(written)]
    at = dict(seals)
    return Track(
        tuple(player for player, _ in seals), tuple(at.get(player, 0) for player in range(len(legend.empires)))
    )


def _stall(legend: _Legend, word: str) -> Stall:
    token, _, owner = word.partition("=")[2].partition("/")
    return Stall("" if token == NOTHING else token, legend.player(owner) if owner else None)
