"""The whole position in words, line by line in a fixed order: for those who hear a game instead of seeing it."""

from collections.abc import Iterator

from engine.mesopotamia.content.tables import ACTIONS, BONE, ROWS, FourCounts
from engine.mesopotamia.reading.battle.sides import card
from engine.mesopotamia.reading.board import amphorae
from engine.mesopotamia.reading.scoring import points
from engine.mesopotamia.solo.strategy import judged, priority
from engine.mesopotamia.state import (
    ASHUR,
    DOWN,
    HELD,
    RUNNING,
    TOGETHER,
    TRIBE,
    Army,
    Battle,
    Fighter,
    Plan,
    Player,
    Spot,
)
from engine.mesopotamia.view import MesopotamiaView, Position
from render.games.mesopotamia.alt import army_words, battle_alt, goods_words, track_words
from render.games.mesopotamia.setting import deciding, empire, name_of
from render.reader import Reader

_ENEMY: Player = 1
"""The player whose waves march on Ashur (25)."""


def described(view: MesopotamiaView, reader: Reader) -> tuple[str, ...]:
    """Return all that the view shows: the question, the reader's quests, the battle, the map area by area, ships,
    tracks, players, trade, gardens."""
    parts = (_round, _question, _turn, _own, _battle, _areas, _ships, _tracks, _players, rival_lines, _market)
    return tuple(line for part in parts for line in part(view, reader))


def _round(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    state = view.position
    order = ", ".join(reader.word(empire(state, player)) for player in state.turn.order)
    yield reader.say("picture-twin-round", count=state.turn.round, order=order or "–")


def _question(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    if view.over:
        yield reader.say("picture-alt-over")
    elif seats := deciding(view):
        yield reader.say("picture-alt-decides", name=tuple(name_of(view, reader, seat) for seat in seats))


def _turn(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    """Yield what was begun in the turn that runs, and where its marker lies."""
    turn = view.position.turn
    if turn.done:
        actions = tuple(ACTIONS[action] for action in turn.done)
        yield reader.say("picture-twin-turn", actions=actions, marker=turn.marker or "–")


def _own(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    if view.quests:
        yield reader.say("picture-twin-quests", quests=view.quests)


def _battle(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    battle = view.position.battle
    if battle is None:
        return
    yield battle_alt(view, reader, battle)
    for attacks in (True, False):
        name = name_of(view, reader, battle.side(attacks))
        if battle.solo:
            yield reader.say("picture-twin-bones", name=name, count=bones(view.position, battle, attacks))
        else:
            yield reader.say("picture-twin-bid", name=name, bid=bid_words(view, reader, battle, attacks))
    for fighter in battle.fighters:
        yield _fighter(view, reader, battle, fighter)


def bid_words(view: MesopotamiaView, reader: Reader, battle: Battle, attacks: bool) -> str:
    """Return a side's bid as far as the view shows it: its numbers, that it is sealed, or that it is missing."""
    own = battle.bids or view.position.hidden.bids
    bid = own[0 if attacks else 1]
    if bid is not None:
        return " / ".join(map(str, bid))
    return reader.say("picture-sealed" if battle.ready[0 if attacks else 1] else "picture-not-bid")


def bones(state: Position, battle: Battle, attacks: bool) -> int:
    """Return the bones that a side can still use: a bot's in a solo battle are set apart (23.2)."""
    player = battle.side(attacks)
    if battle.solo and state.is_bot(player):
        return battle.bonus[1]
    return battle.tribe if player == TRIBE else state.realms[player].goods[BONE]


def _fighter(view: MesopotamiaView, reader: Reader, battle: Battle, fighter: Fighter) -> str:
    printed = card(view.position, fighter).rows
    rows = {
        name: f"{bones}+{placed} ({spaces})"
        for name, (bones, spaces), placed in zip(ROWS, printed, fighter.placed, strict=True)
    }
    name = name_of(view, reader, battle.side(fighter.attacks))
    return reader.say("picture-twin-fighter", name=name, card=fighter.card, **rows)


def _areas(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    state = view.position
    for area, spot in enumerate(state.spots):
        parts = ", ".join((*_ground(view, reader, area), *_event(view, reader, spot), *_there(view, reader, spot)))
        yield reader.say("picture-twin-area", area=state.content.map.areas[area].name, parts=parts or "–")


def _ground(view: MesopotamiaView, reader: Reader, area: int) -> Iterator[str]:
    """Yield the good, whose home it is, whether it is closed or blocked."""
    state = view.position
    printed = state.content.map.areas[area]
    if printed.good is not None:
        yield reader.word(("stone", "wood", "clay", "food")[printed.good])
    if printed.home:
        yield reader.say("picture-twin-home", count=printed.home)
    for player, realm in enumerate(state.realms):
        if realm.home == area:
            yield reader.say("picture-twin-home-of", owner=empire(state, player), count=realm.floors)
    if area in state.config.closed:
        yield reader.say("picture-twin-closed")
    if area in state.config.blocked:
        yield reader.say("picture-twin-blocked")


def _event(view: MesopotamiaView, reader: Reader, spot: Spot) -> Iterator[str]:
    state = view.position
    if spot.event == DOWN:
        yield reader.say("picture-twin-down")
    elif spot.event == RUNNING and spot.owner is not None:
        owner = empire(state, spot.owner)
        yield reader.say("picture-twin-running", event=spot.token, owner=owner, count=spot.die)
    elif spot.event == HELD:
        worth = max(option.vp for option in state.content.events[spot.token].options)
        yield reader.say("picture-twin-held", event=spot.token, count=worth)
    elif spot.event:
        yield reader.say("picture-twin-open", event=spot.token)


def _there(view: MesopotamiaView, reader: Reader, spot: Spot) -> Iterator[str]:
    state = view.position
    if spot.settlement is not None:
        yield reader.say("picture-twin-settlement", owner=empire(state, spot.settlement))
    if spot.wall is not None:
        yield reader.say("picture-twin-wall", owner=empire(state, spot.wall))
    yield from (army_words(state, reader, one) for one in spot.armies)


def _ships(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    state = view.position
    for segment, owner in state.fleet:
        border = state.content.map.segments[segment].name
        yield reader.say("picture-twin-ship", owner=empire(state, owner), border=border)


def _tracks(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    state = view.position
    yield reader.say("picture-alt-population", order=track_words(state, reader, state.population))
    yield reader.say("picture-alt-events", order=track_words(state, reader, state.events))


def _players(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    for player in view.position.players:
        yield player_line(view, reader, player)


def player_line(view: MesopotamiaView, reader: Reader, player: Player) -> str:
    """Return what the view shows of a player beside the map."""
    state = view.position
    realm = state.realms[player]
    known = state.hidden.quests[player] if player < len(state.hidden.quests) else ()
    dice = (f"{die}*" if realm.spent >> place & 1 else die for place, die in enumerate(realm.dice))
    levels = zip(ACTIONS, realm.levels, strict=True)
    return reader.say(
        "picture-twin-player",
        name=name_of(view, reader, player),
        empire=empire(state, player),
        goods=goods_words(reader, realm.goods),
        levels=", ".join(f"{reader.word(action)} {level}" for action, level in levels),
        dice=", ".join(dice) or "–",
        amphorae=amphorae(state, player),
        quests=realm.quests,
        gardens=", ".join(realm.gardens) or "–",
        points=sum(points(state, player, known).values()),
    )


def rival_lines(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    """Yield who wins together against the automata, the plans of each of them by priority with the actions done of
    each, and which wave has come (22, 25)."""
    state = view.position
    if state.config.side == TOGETHER:
        yield reader.say("picture-twin-together")
    for bot in state.bots:
        plans = (_plan(state, reader, bot.player, plan) for plan in judged(state, bot))
        discards = ", ".join(map(reader.word, bot.discards)) or "–"
        name = name_of(view, reader, bot.player)
        yield reader.say("picture-twin-plans", name=name, plans="; ".join(plans), count=bot.deck, discards=discards)
    if state.config.mode == ASHUR:
        waves = state.content.defence.waves
        yield reader.say("picture-wave", count=state.wave, most=len(waves))
        if state.breaches:
            areas = ", ".join(state.content.map.areas[area].name for area in sorted(state.breaches))
            yield reader.say("picture-twin-breaches", areas=areas)
        for number, (pieces, bones_) in enumerate(waves[state.wave :], state.wave + 1):
            land: FourCounts = (pieces[0], pieces[1], pieces[2], pieces[3])
            army = army_words(state, reader, Army(_ENEMY, land, pieces[4]))
            yield reader.say("picture-twin-wave", count=number, army=army, bones=bones_)


def _plan(state: Position, reader: Reader, player: Player, plan: Plan) -> str:
    """Return a plan as words: its card, its priority, and the actions of it that are done."""
    actions = state.content.strategies[plan.card].actions
    done = [reader.word(ACTIONS[one.action]) for one, marked in zip(actions, plan.marked, strict=True) if marked]
    value = priority(state, player, plan.card)[0]
    return " ".join((str(value), reader.word(plan.card), *((f"({', '.join(done)})",) if done else ())))


def market_lines(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    """Yield what the picture of the market shows: the order of play, both tracks, places for trade, the
    garden."""
    for part in (_round, _tracks, _market):
        yield from part(view, reader)


def _market(view: MesopotamiaView, reader: Reader) -> Iterator[str]:
    state = view.position
    for slot, stall in zip(state.content.slots, state.market, strict=True):
        if stall.token:
            token = state.content.tokens[stall.token]
            cost, gain = goods_words(reader, token.cost), goods_words(reader, token.gain)
            yield reader.say("picture-twin-stall", slot=slot.name, cost=cost, gain=gain, points=token.vp)
        if stall.amphora is not None:
            yield reader.say("picture-twin-amphora", slot=slot.name, owner=empire(state, stall.amphora))
    if garden := state.content.gardens.get(state.garden):
        cost = goods_words(reader, garden.cost)
        facts = {"garden": garden.name, "points": garden.vp, "below": state.below}
        yield reader.say("picture-twin-garden", cost=cost, **facts)
    if state.content.house:
        yield reader.say("picture-house")
