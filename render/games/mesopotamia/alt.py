"""Alt texts of the pictures: turn, armies, the tracks, the open battle."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Fact
from engine.games.mesopotamia.content.tables import GOODS, LAND_UNITS, SixCounts
from engine.games.mesopotamia.state import Army, Battle, Track
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.games.mesopotamia.setting import deciding_seats, empire_of, name_of
from render.games.mesopotamia.sheet import final_standing
from render.kit.headline import event_sentences
from render.scene import shorten_alt


def board_alt(view: MesopotamiaView, context: PictureContext, _recent: Sequence[Event] = ()) -> str:
    """Return the board in words: the round, the deciding seat, the battle, the armies and both tracks; before them, on
    a board for one reader alone, what others did since that reader's last turn."""
    return shorten_alt(" ".join((*event_sentences(context, ()), *_board_sentences(view, context))))


def _board_sentences(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    yield context.say("picture-alt-round", count=state.turn.round)
    seats = deciding_seats(view)
    if view.over:
        yield f"{context.say('picture-alt-over')} {final_standing(view, context).say(context)}"
    elif seats:
        yield context.say("picture-alt-decides", name=tuple(name_of(view, context, seat) for seat in seats))
    if state.battle is not None:
        yield battle_alt(view, context, state.battle)
    yield context.say("picture-alt-population", order=track_text(state, context, state.population))
    yield context.say("picture-alt-events", order=track_text(state, context, state.events))
    for area, spot in enumerate(state.spots):
        armies = [army_text(state, context, one) for one in spot.armies if one.owner >= 0]
        if armies:
            yield f"{state.content.map.areas[area].name}: {', '.join(armies)}."


def track_text(state: Position, context: PictureContext, track: Track) -> str:
    """Return the text about a track: the empires from the highest to the lowest, each with its position."""
    return ", ".join(f"{context.word(empire_of(state, player))} {track.at[player]}" for player in track.order)


def army_text(state: Position, context: PictureContext, army: Army) -> str:
    """Return the text about an army: its owner, and the number of each kind."""
    owner = context.word(empire_of(state, army.owner)) if army.owner >= 0 else context.say("picture-tribe")
    counts = zip((*LAND_UNITS, "ram"), (*army.units, army.rams), strict=True)
    return f"{owner} ({', '.join(context.word(f'{name}-{count}') for name, count in counts if count)})"


def goods_text(context: PictureContext, goods: SixCounts) -> str:
    """Return the text about goods with their numbers, or a dash if there are none."""
    counts = zip(GOODS, goods, strict=True)
    return ", ".join(context.word(f"{name}-{count}") for name, count in counts if count) or "–"


def battle_alt(view: MesopotamiaView, context: PictureContext, battle: Battle) -> str:
    """Return the text about a battle's place and sides."""
    facts: dict[str, Fact] = {
        "area": view.position.content.map.areas[battle.area].name,
        "attacker": name_of(view, context, battle.attacker),
        "defender": name_of(view, context, battle.defender),
    }
    return context.say("picture-alt-battle", **facts)
