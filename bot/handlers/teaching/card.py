"""The full explanation of one component, found by its name in the reader's language, its code or its kind."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.handlers import respond
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import defer, send_notice
from bot.handlers.services import Services
from bot.model.errors import NoSuchComponent, SeveralComponents
from bot.tables.live_table import LiveTable
from bot.text.clauses import clause_text, full_explanation
from bot.text.typed_moves import plain_form
from bot.text.voice import Voice
from bot.ui.components import Interaction
from engine.kit.explaining import clauses_for_players, nested_clauses

MAX_NAMED_COMPONENTS = 10
"""Maximum number of components to list if a typed text is ambiguous."""


async def show_component(services: Services, interaction: Interaction, table: LiveTable, typed: str) -> None:
    """Send a message about a component: its effects, its location as far as the person may know it, and its picture.
    Raises NoSuchComponent or SeveralComponents."""
    voice = await services.voice_of(interaction, table)
    text = explain_component(table, interaction.user.id, typed, voice)
    sketches = services.pictures.sketch_component(table.position, voice, _find_component(typed, table, voice))
    if not sketches:
        await send_notice(interaction, text)
        return
    await defer(services, interaction)
    await respond.edit_deferred(interaction, text, await services.pictures.paint(sketches))


async def suggest_components(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return the labels and names of components of the channel's game that match the typed text."""
    table = await services.table_here(interaction)
    called = _labels_by_name(table, replace(await services.voice_of(interaction, table), markdown=False))
    return [(label, name) for name, label in called.items() if plain_form(typed) in plain_form(label)]


def explain_component(table: LiveTable, user: int, typed: str, voice: Voice) -> str:
    """Return the full explanation of the component that was typed. Raises NoSuchComponent or SeveralComponents."""
    name = _find_component(typed, table, voice)
    if name in _term_labels(table, voice):
        return f"**{_labels_by_name(table, voice)[name]}**\n{voice.say(f'keyword-{name}')}"
    game, seat = table.game, table.roster.seat_of(user)
    clauses = game.explain(dict(table.log.header.options), name)
    if table.log.header.marks:
        clauses = clauses_for_players(clauses, len(table.log.header.marks))
    locations = game.locate(game.view(table.state, seat), name)
    lines = (
        f"**{_labels_by_name(table, voice)[name]}**",
        full_explanation(voice, clauses),
        " ".join(clause_text(voice, clause) for clause in locations),
    )
    return "\n".join(line for line in lines if line)


def _find_component(typed: str, table: LiveTable, voice: Voice) -> str:
    """Return the component that was typed, found by its name or label, or else as the only one with a similar label.
    Raises NoSuchComponent or SeveralComponents."""
    labels = _labels_by_name(table, replace(voice, markdown=False))
    plain = plain_form(typed)
    exact = [
        name for name in labels if plain in (plain_form(name), plain_form(voice.word(name)), plain_form(labels[name]))
    ]
    partial_matches = [name for name, label in labels.items() if plain and plain in plain_form(label)]
    matches = exact or partial_matches
    if not matches:
        raise NoSuchComponent(typed)
    if not exact and len(partial_matches) > 1:
        names = "; ".join(labels[name] for name in partial_matches[:MAX_NAMED_COMPONENTS])
        raise SeveralComponents(typed, names + "; …" * (len(partial_matches) > MAX_NAMED_COMPONENTS))
    return matches[0]


def _labels_by_name(table: LiveTable, voice: Voice) -> Mapping[str, str]:
    """Return the labels, which include the kind, of a game's components and of the terms in their explanations, by
    name."""
    kinds = table.game.components(dict(table.log.header.options))
    kind_names = {kind: voice.say(f"component-{kind}") for kind in kinds.values()}
    labels = {
        name: voice.fill("component-heading", (), {"name": voice.word(name), "kind": kind_names[kind]})
        for name, kind in kinds.items()
    }
    kind = voice.say("component-term")
    terms = _term_labels(table, voice).items()
    return labels | {name: voice.fill("component-heading", (), {"name": term, "kind": kind}) for name, term in terms}


def _term_labels(table: LiveTable, voice: Voice) -> Mapping[str, str]:
    """Return the labels of the terms that explanations use and the catalog defines, by name."""
    game, options = table.game, dict(table.log.header.options)
    kinds = dict.fromkeys(
        clause.kind for name in game.components(options) for clause in nested_clauses(game.explain(options, name))
    )
    return {kind: voice.say(f"glossary-{kind}") for kind in kinds if voice.has(f"glossary-{kind}")}


@on("card")
async def _handle_show(press: PressedControl) -> None:
    press.require_valid(len(press.words) == 1)
    await show_component(press.services, press.interaction, await press.find_table(), press.words[0])
