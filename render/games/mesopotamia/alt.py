"""Alt texts of the board, the tracks, armies, goods and the open battle."""

from collections.abc import Iterator

from engine.game import Fact
from engine.games.mesopotamia.content.tables import GOODS, LAND_UNITS, SixCounts
from engine.games.mesopotamia.state import Army, Battle, Track
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.games.mesopotamia.setting import deciding_seats, empire_of, full_name_of
from render.games.mesopotamia.sheet import final_standing
from render.kit.headline import event_sentences
from render.scene import shorten_alt


def board_alt(view: MesopotamiaView, context: PictureContext) -> str:
    """Return a text about the events since the reader's last turn, the round, the deciding seats, the battle, the
    armies and both tracks."""
    return shorten_alt(" ".join((*event_sentences(context, ()), *_board_sentences(view, context))))


def _board_sentences(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    yield context.say("picture-alt-round", count=state.turn.round)
    seats = deciding_seats(view)
    if view.over:
        yield f"{context.say('picture-alt-over')} {final_standing(view, context).say(context)}"
    elif seats:
        yield context.say("picture-alt-decides", name=tuple(full_name_of(view, context, seat) for seat in seats))
    if state.battle is not None:
        yield battle_alt(view, context, state.battle)
    yield context.say("picture-alt-population", order=track_text(state, context, state.population))
    yield context.say("picture-alt-events", order=track_text(state, context, state.events))
    for area, spot in enumerate(state.spots):
        armies = [army_text(state, context, army) for army in spot.armies if army.owner >= 0]
        if armies:
            yield f"{state.content.map.areas[area].name}: {', '.join(armies)}."


def track_text(state: Position, context: PictureContext, track: Track) -> str:
    """Return a list of the empires with their positions on a track, from the highest to the lowest."""
    return ", ".join(f"{context.word(empire_of(state, player))} {track.at[player]}" for player in track.order)


def army_text(state: Position, context: PictureContext, army: Army) -> str:
    """Return an army's owner and the number of each kind of unit, as `owner (units)`."""
    owner = context.word(empire_of(state, army.owner)) if army.owner >= 0 else context.say("picture-tribe")
    counts = zip((*LAND_UNITS, "ram"), (*army.units, army.rams), strict=True)
    return f"{owner} ({', '.join(context.word(f'{name}-{count}') for name, count in counts if count)})"


def goods_text(context: PictureContext, goods: SixCounts) -> str:
    """Return a list of goods with their numbers, or a dash if there are none."""
    counts = zip(GOODS, goods, strict=True)
    return ", ".join(context.word(f"{name}-{count}") for name, count in counts if count) or "–"


def battle_alt(view: MesopotamiaView, context: PictureContext, battle: Battle) -> str:
    """Return a sentence on the area of a battle and both sides."""
    facts: dict[str, Fact] = {
        "area": view.position.content.map.areas[battle.area].name,
        "attacker": full_name_of(view, context, battle.attacker),
        "defender": full_name_of(view, context, battle.defender),
    }
    return context.say("picture-alt-battle", **facts)
