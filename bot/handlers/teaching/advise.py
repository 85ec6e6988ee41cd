"""Advice in a private message: recommend the most promising moves with their reasons (*Why these?*), explain a
computer's move, and end the explanations of a game (*I know this game*)."""

import asyncio
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.advice.proposals import Recommendation, explain_last_move
from bot.handlers import panel
from bot.handlers.choices import next_words_of, seat_of
from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer, defer, edit_deferred, send_notice
from bot.handlers.services import Services
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice, sign_of
from bot.ui.components import Controls, Interaction, PressButton, Style
from bot.ui.custom_id import Address
from bot.ui.panel import Choice, chosen_move_name, fits_custom_id, move_name, noted_choice
from engine.ai import BEGINNER
from engine.game import SeatRef

MAX_RECOMMENDED = 3
"""Maximum number of recommended moves: few enough to compare at a glance."""

MAX_FURTHER_MOVES = 3
"""Maximum number of further moves of the turn to name: later ones may well turn out differently."""


@on("advise")
async def _handle_advise(press: PressedControl) -> None:
    table = await press.find_table()
    next_words_of(table, press.user)
    voice = await press.services.voice_of(press.interaction, table)
    if not await panel.wants_proposals(press.services, table, press.user):
        await send_notice(press.interaction, voice.say("advice-off"))
        return
    await defer(press.services, press.interaction)
    version = table.log.version
    proposals = await press.services.advice.find_recommendations(
        table.position, seat_of(table, press.user), MAX_RECOMMENDED
    )
    text, controls = recommendation_text(table, version, proposals, voice)
    await edit_deferred(press.interaction, text, (), controls)


def recommendation_text(
    table: LiveTable, version: int, recommendations: Sequence[Recommendation], voice: Voice
) -> tuple[str, Controls]:
    """Return the text and controls that recommend moves at a version of a table: a line for each move with its reasons,
    and a button for each."""
    view, plain_voice = Controls(), replace(voice, markdown=False)
    if not recommendations:
        return voice.say("advice-none"), view
    lines = [voice.say("advice-heading")]
    for rank, proposal in enumerate(recommendations, 1):
        words = proposal.proposal.words
        lines += _recommendation_lines(proposal, rank, voice)
        if fits_custom_id(table.id, version, words):
            choice = _recommended_choice(proposal, rank, plain_voice)
            address = Address(table.id, version, "play", words)
            view.add(PressButton(address, choice.text(), Style.primary, sign=sign_of(voice, words)))
    return "\n".join([*lines, voice.say("advice-yours")]), view


def _recommendation_lines(recommendation: Recommendation, rank: int, voice: Voice) -> Iterator[str]:
    """Yield the lines about a recommended move: the move, its reasons if it has any, and the best continuation of the
    turn."""
    move, reasons = (
        chosen_move_name(recommendation.proposal.words, recommendation.proposal.notes, voice),
        [voice.say(f"reason-{name}") for name in recommendation.reasons],
    )
    entry = "advice-line" if reasons else "advice-bare"
    yield voice.fill(entry, (("number", rank),), {"move": move, "why": ", ".join(reasons)})
    if recommendation.continuation:
        continuation = " · ".join(voice.sentence(words) for words in recommendation.continuation[:MAX_FURTHER_MOVES])
        yield voice.fill("advice-then", (), {"then": continuation})


def _recommended_choice(recommendation: Recommendation, rank: int, voice: Voice) -> Choice:
    words = recommendation.proposal.words
    return replace(noted_choice(words, move_name(words, voice), recommendation.proposal.notes, voice), number=rank)


async def explain_computer(services: Services, interaction: Interaction, table: LiveTable) -> None:
    """Answer with the reasons for a computer's last move, as far as they are public."""
    voice = await services.voice_of(interaction, table)
    computers = frozenset(range(len(table.roster.chairs))) - frozenset(table.roster.humans)
    explanation = await asyncio.to_thread(explain_last_move, table.game, table.log.fold, computers)
    if explanation is None:
        await answer(interaction, voice.say("why-none"))
        return
    reasons = ", ".join(voice.say(f"reason-{name}") for name in explanation.reasons)
    facts, texts = (
        (("number", explanation.number), ("name", SeatRef(explanation.seat))),
        {"move": voice.sentence(explanation.words)},
    )
    lines = [voice.fill("why-line" if reasons else "why-bare", facts, {**texts, "why": reasons})]
    if table.row.settings.computers == BEGINNER.name:
        lines.append(voice.say("why-beginner"))
    await answer(interaction, "\n".join(lines))


@on("known")
async def _handle_end_guide(press: PressedControl) -> None:
    table = await press.find_table()
    await press.services.guides.set_wanted(press.user, table.game.name, False)
    voice = await press.services.voice_of(press.interaction, table)
    await panel.show_panel(press.services, press.interaction, table, voice, once=[voice.say("guide-off")])
