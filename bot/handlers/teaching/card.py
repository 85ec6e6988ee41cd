"""Explain one component in full, found by its name in the reader's language, its code or its kind."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.handlers import respond
from bot.handlers.dispatch import Pressed, on
from bot.handlers.respond import notice, think
from bot.handlers.services import Services
from bot.model.errors import NoSuchComponent, SeveralComponents
from bot.tables.live_table import LiveTable
from bot.text.clauses import clause_text, full
from bot.text.typed_moves import plain
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.kit.explaining import clauses_for_players, nested_clauses

NAMED = 10
"""Maximum number of components that are named where what was typed may be any of them."""


async def show(services: Services, interaction: Interaction, table: LiveTable, typed: str) -> None:
    """Send a message about a component: what it does, where it lies as far as the person may know, and its picture if
    it has one. Raises NoSuchComponent or SeveralComponents."""
    voice = await services.voice(interaction, table)
    text = explanation(table, interaction.user.id, typed, voice)
    sketches = services.pictures.component(table.position, voice, _component(typed, table, voice))
    if not sketches:
        await notice(interaction, text)
        return
    await think(services, interaction)
    await respond.show(interaction, text, await services.pictures.paint(sketches))


async def suggestions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return what the components of the channel's game are called, and their names, of those that have what was
    typed."""
    table = await services.here(interaction)
    called = _called(table, replace(await services.voice(interaction, table), markdown=False))
    return [(label, name) for name, label in called.items() if plain(typed) in plain(label)]


def explanation(table: LiveTable, user: int, typed: str, voice: Voice) -> str:
    """Return all that is to be said of the component that was typed. Raises NoSuchComponent or SeveralComponents."""
    name = _component(typed, table, voice)
    if name in _terms(table, voice):
        return f"**{_called(table, voice)[name]}**\n{voice.say(f'keyword-{name}')}"
    game, seat = table.game, table.roster.seat_of(user)
    clauses = game.explain(dict(table.log.header.options), name)
    if table.log.header.marks:
        clauses = clauses_for_players(clauses, len(table.log.header.marks))
    lying = game.locate(game.view(table.state, seat), name)
    lines = (
        f"**{_called(table, voice)[name]}**",
        full(voice, clauses),
        " ".join(clause_text(voice, one) for one in lying),
    )
    return "\n".join(line for line in lines if line)


def _component(typed: str, table: LiveTable, voice: Voice) -> str:
    """Return the component that was typed: by its name or what it is called, else the only one that is called like
    that. Raises NoSuchComponent or SeveralComponents."""
    called = _called(table, replace(voice, markdown=False))
    wanted = plain(typed)
    exact = [name for name in called if wanted in (plain(name), plain(voice.word(name)), plain(called[name]))]
    begun = [name for name, label in called.items() if wanted and wanted in plain(label)]
    found = exact or begun
    if not found:
        raise NoSuchComponent(typed)
    if not exact and len(begun) > 1:
        names = "; ".join(called[name] for name in begun[:NAMED])
        raise SeveralComponents(typed, names + "; …" * (len(begun) > NAMED))
    return found[0]


def _called(table: LiveTable, voice: Voice) -> Mapping[str, str]:
    """Return what the components of a game and the terms of their explanations are called, each with its kind."""
    kinds = table.game.components(dict(table.log.header.options))
    kind_names = {kind: voice.say(f"component-{kind}") for kind in kinds.values()}
    called = {
        name: voice.fill("component-heading", (), {"name": voice.word(name), "kind": kind_names[kind]})
        for name, kind in kinds.items()
    }
    kind = voice.say("component-term")
    terms = _terms(table, voice).items()
    return called | {name: voice.fill("component-heading", (), {"name": term, "kind": kind}) for name, term in terms}


def _terms(table: LiveTable, voice: Voice) -> Mapping[str, str]:
    """Return the terms that explanations of a game's components use and its catalog explains, each with what it is
    called."""
    game, options = table.game, dict(table.log.header.options)
    kinds = dict.fromkeys(
        one.kind for name in game.components(options) for one in nested_clauses(game.explain(options, name))
    )
    return {kind: voice.say(f"glossary-{kind}") for kind in kinds if voice.has(f"glossary-{kind}")}


@on("card")
async def _closer(press: Pressed) -> None:
    press.require(len(press.words) == 1)
    await show(press.services, press.interaction, await press.table(), press.words[0])
