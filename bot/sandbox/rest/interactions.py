"""REST for interactions: the first answer, the original message, follow-ups; Discord's 3 seconds and 15 minutes.

Source: https://docs.discord.com/developers/interactions/receiving-and-responding
"""

from collections.abc import Callable

from bot.sandbox.compose import Draft, post, rewrite, write
from bot.sandbox.errors import ApiError
from bot.sandbox.json_types import EPHEMERAL, LOADING, Json
from bot.sandbox.limits.commands import check_choices
from bot.sandbox.limits.modals import check_modal
from bot.sandbox.limits.report import Form
from bot.sandbox.model import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, Interaction, Message
from bot.sandbox.payloads.resources import message_json
from bot.sandbox.rest.request import Call

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 900.0
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


async def callback(call: Call) -> Json | None:
    """Accept the first answer, which has to come within three seconds, and only once."""
    asked = call.state.interactions.get(call.params["token"])
    if asked is None or asked.id != call.id("interaction_id"):
        raise ApiError(10062)
    if asked.answered is not None:
        raise ApiError(40060)
    if call.state.clock() - asked.created > ANSWER_WITHIN:
        raise ApiError(10062)
    kind = call.body.get("type")
    form = Form()
    if not form.choice(("type",), kind, _possible(asked)):
        form.done()
    draft = Draft(call.body.get("data") or {}, call.uploads)
    ANSWERS[int(kind or 0)](call, asked, draft)
    asked.answered = kind
    call.state.happened()
    await _announce(call, asked)
    return _told(call, asked) if call.query.get("with_response") in ("1", "true", "True") else None


def _possible(asked: Interaction) -> tuple[object, ...]:
    if asked.type == AUTOCOMPLETE:
        return (CHOICES,)
    if asked.type == MODAL_SUBMIT:
        return (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE) if asked.message else (MESSAGE, DEFERRED)
    if asked.type == COMPONENT:
        return (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL)
    return (MESSAGE, DEFERRED, MODAL)


def _message(call: Call, asked: Interaction, draft: Draft) -> None:
    asked.original = write(call.state, asked.channel, call.state.bot, draft, asked=asked)


def _deferred(call: Call, asked: Interaction, draft: Draft) -> None:
    private = int(draft.body.get("flags") or 0) & EPHEMERAL
    message = Message(call.state.flakes.next(), asked.channel, call.state.bot, call.state.clock())
    message.flags = LOADING | private
    message.interaction = asked
    message.webhook = True
    message.only_for = asked.user if private else None
    post(call.state, message)
    asked.original = message


def _deferred_update(call: Call, asked: Interaction, draft: Draft) -> None:
    asked.original = asked.message


def _update(call: Call, asked: Interaction, draft: Draft) -> None:
    if asked.message is None:
        raise ApiError(10008)
    rewrite(call.state, asked.message, draft, users_only=True)
    asked.original = asked.message


def _choices(call: Call, asked: Interaction, draft: Draft) -> None:
    choices = draft.body.get("choices") or []
    form = Form()
    form.size(("data", "choices"), choices, 0, 25)
    check_choices(form, ("data", "choices"), choices)
    form.done()
    asked.choices = choices


def _modal(call: Call, asked: Interaction, draft: Draft) -> None:
    check_modal(draft.body)
    asked.modal = draft.body


ANSWERS: dict[int, Callable[[Call, Interaction, Draft], None]] = {
    MESSAGE: _message,
    DEFERRED: _deferred,
    DEFERRED_UPDATE: _deferred_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}


async def _announce(call: Call, asked: Interaction) -> None:
    if asked.original is not None and asked.answered != DEFERRED_UPDATE:
        name = "MESSAGE_UPDATE" if asked.original is asked.message else "MESSAGE_CREATE"
        await call.events.message(name, asked.original)


def _told(call: Call, asked: Interaction) -> Json:
    answer: Json = {"id": str(asked.id), "type": asked.type}
    message = asked.original
    if message is not None:
        answer |= {
            "response_message_id": str(message.id),
            "response_message_ephemeral": message.ephemeral,
            "response_message_loading": message.loading,
        }
    if message is None or asked.answered not in (MESSAGE, UPDATE):
        return {"interaction": answer}
    return {"interaction": answer, "resource": {"type": asked.answered, "message": message_json(call.state, message)}}


def _by_token(call: Call) -> Interaction:
    asked = call.state.interactions.get(call.params["token"])
    if asked is None or call.id("webhook_id") != call.state.bot.id:
        raise ApiError(10015)
    if call.state.clock() - asked.created > TOKEN_LIFE:
        raise ApiError(50027)
    if asked.answered is None:
        raise ApiError(10015)
    return asked


def _message_of(call: Call) -> Message:
    asked = _by_token(call)
    wanted = call.params["message_id"]
    if wanted == "@original":
        if asked.original is None or asked.original.id not in asked.channel.messages:
            raise ApiError(10008)
        return asked.original
    for message in (*asked.followups, asked.original, asked.message):
        if message is not None and message.id == int(wanted) and message.id in asked.channel.messages:
            return message
    raise ApiError(10008)


async def fetch(call: Call) -> Json:
    """Return the original answer, or a follow-up."""
    return message_json(call.state, _message_of(call))


async def edit(call: Call) -> Json:
    """Change the original answer, or a follow-up."""
    message = _message_of(call)
    rewrite(call.state, message, call.draft, users_only=True)
    await call.events.message("MESSAGE_UPDATE", message)
    return message_json(call.state, message)


async def delete(call: Call) -> None:
    """Delete the original answer, or a follow-up."""
    message = _message_of(call)
    asked = _by_token(call)
    asked.original_deleted = asked.original_deleted or message is asked.original
    message.channel.delete(message.id)
    call.state.happened()
    if not message.ephemeral:
        await call.events.message_gone(message)


async def follow_up(call: Call) -> Json:
    """Post one more message; the first one after a deferral takes the place of "thinking", and whether it is
    ephemeral."""
    asked = _by_token(call)
    original = asked.original
    if asked.answered == DEFERRED and original is not None and original.loading and not asked.original_deleted:
        rewrite(call.state, original, call.draft, users_only=True)
        await call.events.message("MESSAGE_UPDATE", original)
        return message_json(call.state, original)
    message = write(call.state, asked.channel, call.state.bot, call.draft, asked=asked)
    asked.followups.append(message)
    await call.events.message("MESSAGE_CREATE", message)
    return message_json(call.state, message)
