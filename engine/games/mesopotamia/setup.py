"""The initial position (2, 3, 4, 24.1-24.5, 25.1-25.3)."""

from collections.abc import Sequence
from operator import add

from engine.chance import Chance
from engine.game import Options
from engine.games.mesopotamia.content.load import content_with_digest, counts_head_start
from engine.games.mesopotamia.content.tables import (
    CARD_SETS,
    EVENT_SHAPES,
    FLOOR_COUNT,
    GOODS,
    Content,
    SixCounts,
    as_six_counts,
    six_counts,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.solo import defence, siege, strategy
from engine.games.mesopotamia.state import (
    ALONE,
    ASHUR_MODE,
    EVENT_DOWN,
    KINGS_MODE,
    TABLE_MODE,
    TRIBE,
    UR_MODE,
    Army,
    Camp,
    Colour,
    Config,
    Harbour,
    Hidden,
    Home,
    Player,
    Quests,
    Realm,
    Spot,
    Stall,
    StartRound,
    State,
    Task,
    Track,
    Turn,
)
from engine.kit.hiding import new_key

MAX_EMPIRES = 6
TOKENS_BY_SECTION = {2: (1, 2, 1, 2), 3: (2, 2, 2, 3)}
"""Number of trade tokens in each section, by the number of players up to three. With more players there are three in
each (3.4)."""
TOKENS_A_SECTION = 3
"""Number of trade places in each section, and of trade tokens there with more than three players (3.4)."""
AUTOMATON_OPTIONS = ("rival", "rival-2", "rival-3")
"""The options that name the empire of each automaton. The first also names the empire in Ur or against Ashur."""
BLOCKERS_BY_PLAYERS = {2: "XY", 3: "X"}
"""The blockers that are put on the map, by the number of players (3.6)."""


def setup(default_content: str, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the initial position for the empires `marks`, in the order of seats. `default_content`: the digest of the
    tables if the options name none."""
    content = content_with_digest(options.get("content", default_content))
    config = _make_config(content, marks, options, chance)
    players = 2 if config.mode in (UR_MODE, ASHUR_MODE) else len(config.empires)
    tokens = _deal_event_tokens(content, config, chance)
    gardens = _draw_gardens(content, config, chance)
    dealt = 3 if config.mode in (UR_MODE, ASHUR_MODE) else 4
    quests, deck = _deal_quests(content, config, chance, dealt)
    hidden = Hidden(
        key=new_key(chance.stream("luck")),
        tokens=tokens,
        gardens=gardens[1:],
        deck=deck,
        quests=quests,
        returned=("",) * config.seats,
    )
    state = State(
        config=config,
        realms=tuple(_starting_realm(content, config, player, dealt) for player in range(len(config.empires))),
        spots=tuple(_starting_spot(content, config, area, tokens[area]) for area in range(len(content.map.areas))),
        fleet=(),
        population=_starting_track(content, config, "population"),
        events=_starting_track(content, config, "events"),
        market=_fill_market(content, config, chance, players),
        turn=Turn(),
        garden=gardens[0],
        below=len(gardens) - 1,
        finished=(),
        deck=len(deck),
        agenda=opening_tasks(content, config),
        hidden=hidden,
    )
    draft = Draft(strategy.deal_strategies(state, chance.stream("strategies")))
    if config.mode == UR_MODE:
        siege.set_up_siege(draft)
    elif config.mode == ASHUR_MODE:
        defence.set_up_defence(draft)
    return draft.step().state


def _make_config(content: Content, marks: tuple[str, ...], options: Options, chance: Chance) -> Config:
    """Return the configuration for the options, without those that need more or fewer seats (1.2, 2.2, 2.3, 22.20)."""
    seats = len(marks)
    mode = _mode_in_force(options.get("mode", TABLE_MODE), seats)
    automata = {KINGS_MODE: int(options.get("automata", "1")), UR_MODE: 1, ASHUR_MODE: 1}.get(mode, 0)
    chosen = [options.get(name, "") for name in AUTOMATON_OPTIONS[:automata]]
    rivals = _automata_empires(content, marks, mode, chosen, chance)[: max(0, min(automata, MAX_EMPIRES - seats))]
    mode = TABLE_MODE if mode == KINGS_MODE and not rivals else mode
    empires = (*marks, *rivals)
    limit = options.get("rounds", "gardens")
    return Config(
        content=content.digest,
        empires=empires,
        seats=seats,
        mode=mode,
        combat=options.get("combat", "full"),
        luck=options.get("luck", "dice"),
        level=options.get("level", "igigi"),
        sets=_sets_in_play(content, empires, everything=options.get("sets") == "all"),
        rounds=int(limit) if limit.isdecimal() else 0,
        blocked=_blocked_areas(content, mode, len(empires)),
        closed=frozenset(content.map.homes) - _open_homes(content, mode, len(empires)),
        side=options.get("side", ALONE) if mode == KINGS_MODE and seats > 1 else ALONE,
        head_start=counts_head_start(content.digest, options.get("head-start", "on")),
    )


def _mode_in_force(chosen_mode: str, seats: int) -> str:
    """Return the mode for this number of seats: a single seat needs automata, and only a single seat can play a siege
    or a defence (2.2, 2.3)."""
    if seats == 1:
        return KINGS_MODE if chosen_mode == TABLE_MODE else chosen_mode
    return TABLE_MODE if chosen_mode in (UR_MODE, ASHUR_MODE) else chosen_mode


def _sets_in_play(content: Content, empires: tuple[str, ...], *, everything: bool) -> tuple[str, ...]:
    """Return the sets in play: the base one and those of the empires, or all."""
    played = {"base", *(content.empires[empire].set for empire in empires)}
    return tuple(name for name in CARD_SETS if everything or name in played)


def _blocked_areas(content: Content, mode: str, players: int) -> frozenset[int]:
    """Return the numbers of the areas that blockers cover with this number of players (3.6)."""
    shown = "" if mode == UR_MODE else BLOCKERS_BY_PLAYERS.get(players, "")
    areas = enumerate(content.map.areas)
    return frozenset(number for number, area in areas if area.blocker and area.blocker in shown)


def _open_homes(content: Content, mode: str, players: int) -> set[int]:
    """Return the homes that may be chosen: one for each empire (3.2, 24.1, 25.1)."""
    if mode == UR_MODE:
        return {content.siege.start, content.siege.city}
    if mode == ASHUR_MODE:
        return {content.defence.start, content.defence.enemy}
    return set(content.map.homes[:players])


def _automata_empires(
    content: Content, marks: tuple[str, ...], mode: str, chosen: Sequence[str], chance: Chance
) -> tuple[str, ...]:
    """Return the empires of the automata in the order of play: those `chosen` that no person has, then base empires,
    then others (22.1); fewer than are `chosen` if people have nearly all."""
    drawn = chance.stream("rivals").shuffle([name for name in content.empires if name not in marks])
    ordered = sorted(drawn, key=lambda name: mode == KINGS_MODE and content.empires[name].set != "base")
    wanted = [name if name in ordered and name not in chosen[:place] else "" for place, name in enumerate(chosen)]
    remaining = iter([name for name in ordered if name not in wanted])
    empires = [name or next(remaining, "") for name in wanted]
    return (*filter(None, empires), *remaining)


def _deal_event_tokens(content: Content, config: Config, chance: Chance) -> tuple[str, ...]:
    """Return the face-down token of each area by shape, "" for areas without one or under a blocker (3.5, 3.6)."""
    tokens = [""] * len(content.map.areas)
    for shape in EVENT_SHAPES:
        pile = [card.name for card in content.events.values() if card.shape == shape and card.set in config.sets]
        drawn = iter(chance.stream(f"events-{shape}").shuffle(pile))
        for area, printed in enumerate(content.map.areas):
            if printed.shape == shape and area not in config.blocked:
                tokens[area] = next(drawn, "")
    return tuple(tokens)


def _draw_gardens(content: Content, config: Config, chance: Chance) -> tuple[str, ...]:
    """Return one random garden of each level, level 1 first (3.8)."""
    stream = chance.stream("gardens")
    pile = [garden for garden in content.gardens.values() if garden.set in config.sets]
    return tuple(stream.choice([token.name for token in pile if token.level == level]) for level in range(1, 6))


def _deal_quests(
    content: Content, config: Config, chance: Chance, dealt: int
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Return the quests of each seat, `dealt` for each, in the order of the table, and the rest (3.10)."""
    names = chance.stream("quests").shuffle([card.name for card in content.quests.values() if card.set in config.sets])
    order = list(content.quests)
    hands = (names[seat * dealt : (seat + 1) * dealt] for seat in range(config.seats))
    return tuple(tuple(sorted(hand, key=order.index)) for hand in hands), tuple(names[config.seats * dealt :])


def _fill_market(content: Content, config: Config, chance: Chance, players: int) -> tuple[Stall, ...]:
    """Return the trade places, each section filled from the left with the tokens for this number of players (3.4)."""
    numbers = TOKENS_BY_SECTION.get(players, (TOKENS_A_SECTION,) * 4)
    stalls = []
    for level, number in enumerate(numbers, 1):
        pile = [token.name for token in content.tokens.values() if token.level == level and token.set in config.sets]
        drawn = chance.stream(f"trade-{level}").shuffle(pile)[:number]
        stalls += [Stall(name) for name in (*drawn, *("",) * (TOKENS_A_SECTION - len(drawn)))]
    return tuple(stalls)


def _starting_realm(content: Content, config: Config, player: Player, quests: int) -> Realm:
    """Return a player's belongings at the start. `quests`: the number that a person was dealt (3.11, 4)."""
    empire = content.empires[config.empires[player]]
    person = player < config.seats
    if not person and config.mode in (UR_MODE, ASHUR_MODE):
        home = content.siege.city if config.mode == UR_MODE else content.defence.enemy
        return Realm(home=home, floors=FLOOR_COUNT)
    goods = as_six_counts(map(add, content.goods, six_counts(empire.extra)))
    bones_only: SixCounts = (0, 0, 0, 0, 0, goods[GOODS.index("bone")])
    return Realm(
        levels=empire.levels,
        goods=goods if person else bones_only,
        floors=empire.special.get("floors", 0),
        quests=quests if person else 0,
    )


def _starting_spot(content: Content, config: Config, area: int, token: str) -> Spot:
    """Return the content of an area at the start: its printed tribe and a face-down event, if `token` is not empty."""
    tribe = content.map.areas[area].tribe
    armies = (Army(TRIBE, tribe),) if any(tribe) and config.mode != UR_MODE else ()
    return Spot(armies=armies, event=EVENT_DOWN if token else "")


def _starting_track(content: Content, config: Config, name: str) -> Track:
    """Return a track at the start. Each seal is on position 1 or where its empire begins, in the order of the rules
    (3.3). A siege and a defence have positions of their own (24.2, 25.2)."""
    stack = content.population_stack if name == "population" else content.event_stack
    positions = [content.empires[empire].special.get(name, 1) for empire in config.empires]
    order = sorted(
        range(len(config.empires)), key=lambda player: (-positions[player], stack.index(config.empires[player]))
    )
    if config.mode == UR_MODE:
        return Track((0, 1), (1, 1))
    if config.mode == ASHUR_MODE and name == "population":
        return Track((0,), (positions[0], 0))
    if config.mode == ASHUR_MODE:
        position = content.defence.position
        return Track((1, 0) if position > positions[0] else (0, 1), (positions[0], position))
    return Track(tuple(order), tuple(positions))


def opening_tasks(content: Content, config: Config) -> tuple[Task, ...]:
    """Return the tasks before the first round, in order: homes, abilities of empires, quests (3.12)."""
    people = tuple(range(config.seats))
    automata = tuple(range(config.seats, len(config.empires)))
    fixed = config.mode in (UR_MODE, ASHUR_MODE)
    homes: tuple[Task, ...] = () if fixed else tuple(map(Home, (*automata, *reversed(people))))
    players = people if fixed else (*people, *automata)
    extras: tuple[Task, ...] = tuple(
        task(player)
        for special, task in (("floors", Colour), ("may_place", Camp), ("ship", Harbour))
        for player in players
        if special in content.empires[config.empires[player]].special
    )
    return (*homes, *extras, Quests(people), StartRound())
