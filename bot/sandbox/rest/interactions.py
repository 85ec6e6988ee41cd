"""REST for interactions: the first answer, the original message, follow-ups, and Discord's limits of 3 seconds and 15
minutes.

Source: https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from collections.abc import Callable

from bot.sandbox.compose import MessageDraft, post, rewrite, write
from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import EPHEMERAL, LOADING, Json
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.components import check_modal
from bot.sandbox.limits.report import FaultCollector
from bot.sandbox.model import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, Interaction, Message
from bot.sandbox.payloads import message_json
from bot.sandbox.rest.request import Call

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 900.0
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


async def callback(call: Call) -> Json | None:
    """Accept the first answer, which must come within three seconds, and only once."""
    interaction = call.state.interactions.get(call.params["token"])
    if interaction is None or interaction.id != call.id("interaction_id"):
        raise ApiError(10062)
    if interaction.answered is not None:
        raise ApiError(40060)
    if call.state.clock() - interaction.created > ANSWER_WITHIN:
        raise ApiError(10062)
    kind = call.body.get("type")
    form = FaultCollector()
    if not form.choice(("type",), kind, _possible_responses(interaction)):
        form.raise_faults()
    draft = MessageDraft(call.body.get("data") or {}, call.uploads)
    ANSWERS[int(kind or 0)](call, interaction, draft)
    interaction.answered = kind
    call.state.wake_waiters()
    await _announce(call, interaction)
    return _callback_json(call, interaction) if call.query.get("with_response") in ("1", "true", "True") else None


def _possible_responses(interaction: Interaction) -> tuple[object, ...]:
    if interaction.type == AUTOCOMPLETE:
        return (CHOICES,)
    if interaction.type == MODAL_SUBMIT:
        return (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE) if interaction.message else (MESSAGE, DEFERRED)
    if interaction.type == COMPONENT:
        return (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL)
    return (MESSAGE, DEFERRED, MODAL)


def _message(call: Call, interaction: Interaction, draft: MessageDraft) -> None:
    interaction.original = write(call.state, interaction.channel, call.state.bot, draft, interaction=interaction)


def _defer(call: Call, interaction: Interaction, draft: MessageDraft) -> None:
    private = int(draft.body.get("flags") or 0) & EPHEMERAL
    message = Message(call.state.flakes.next(), interaction.channel, call.state.bot, call.state.clock())
    message.flags = LOADING | private
    message.interaction = interaction
    message.webhook = True
    message.only_for = interaction.user if private else None
    post(call.state, message)
    interaction.original = message


def _defer_update(call: Call, interaction: Interaction, draft: MessageDraft) -> None:
    interaction.original = interaction.message


def _update(call: Call, interaction: Interaction, draft: MessageDraft) -> None:
    if interaction.message is None:
        raise ApiError(10008)
    rewrite(call.state, interaction.message, draft, users_only=True)
    interaction.original = interaction.message


def _choices(call: Call, interaction: Interaction, draft: MessageDraft) -> None:
    choices = draft.body.get("choices") or []
    form = FaultCollector()
    form.size(("data", "choices"), choices, 0, 25)
    check_choices(form, ("data", "choices"), choices)
    form.raise_faults()
    interaction.choices = choices


def _modal(call: Call, interaction: Interaction, draft: MessageDraft) -> None:
    check_modal(draft.body)
    interaction.modal = draft.body


ANSWERS: dict[int, Callable[[Call, Interaction, MessageDraft], None]] = {
    MESSAGE: _message,
    DEFERRED: _defer,
    DEFERRED_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}


async def _announce(call: Call, interaction: Interaction) -> None:
    if interaction.original is not None and interaction.answered != DEFERRED_UPDATE:
        name = "MESSAGE_UPDATE" if interaction.original is interaction.message else "MESSAGE_CREATE"
        await call.events.send_message(name, interaction.original)


def _callback_json(call: Call, interaction: Interaction) -> Json:
    answer: Json = {"id": str(interaction.id), "type": interaction.type}
    message = interaction.original
    if message is not None:
        answer |= {
            "response_message_id": str(message.id),
            "response_message_ephemeral": message.ephemeral,
            "response_message_loading": message.loading,
        }
    if message is None or interaction.answered not in (MESSAGE, UPDATE):
        return {"interaction": answer}
    return {
        "interaction": answer,
        "resource": {"type": interaction.answered, "message": message_json(call.state, message)},
    }


def _by_token(call: Call) -> Interaction:
    interaction = call.state.interactions.get(call.params["token"])
    if interaction is None or call.id("webhook_id") != call.state.bot.id:
        raise ApiError(10015)
    if call.state.clock() - interaction.created > TOKEN_LIFE:
        raise ApiError(50027)
    if interaction.answered is None:
        raise ApiError(10015)
    return interaction


def _message_of(call: Call) -> Message:
    interaction = _by_token(call)
    message_id = call.params["message_id"]
    if message_id == "@original":
        if interaction.original is None or interaction.original.id not in interaction.channel.messages:
            raise ApiError(10008)
        return interaction.original
    for message in (*interaction.followups, interaction.original, interaction.message):
        if message is not None and message.id == int(message_id) and message.id in interaction.channel.messages:
            return message
    raise ApiError(10008)


async def fetch(call: Call) -> Json:
    """Return the original answer, or a follow-up."""
    return message_json(call.state, _message_of(call))


async def edit(call: Call) -> Json:
    """Change the original answer, or a follow-up."""
    message = _message_of(call)
    rewrite(call.state, message, call.draft, users_only=True)
    await call.events.send_message("MESSAGE_UPDATE", message)
    return message_json(call.state, message)


async def delete(call: Call) -> None:
    """Delete the original answer, or a follow-up."""
    message = _message_of(call)
    interaction = _by_token(call)
    interaction.original_deleted = interaction.original_deleted or message is interaction.original
    message.channel.delete(message.id)
    call.state.wake_waiters()
    if not message.ephemeral:
        await call.events.send_message_deleted(message)


async def follow_up(call: Call) -> Json:
    """Post a follow-up message. The first one after a deferral replaces the message that shows the bot thinking, and
    stays ephemeral if that message is."""
    interaction = _by_token(call)
    original = interaction.original
    if (
        interaction.answered == DEFERRED
        and original is not None
        and original.loading
        and not interaction.original_deleted
    ):
        rewrite(call.state, original, call.draft, users_only=True)
        await call.events.send_message("MESSAGE_UPDATE", original)
        return message_json(call.state, original)
    message = write(call.state, interaction.channel, call.state.bot, call.draft, interaction=interaction)
    interaction.followups.append(message)
    await call.events.send_message("MESSAGE_CREATE", message)
    return message_json(call.state, message)
