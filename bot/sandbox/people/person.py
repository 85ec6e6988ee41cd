"""A person at a screen: they type, press, choose and fill in forms, and see what Discord would show them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.sandbox.compose import FORWARD, MessageDraft, write
from bot.sandbox.events import Events
from bot.sandbox.json_types import Json
from bot.sandbox.limits.components import CHANNEL_MENU, MENTIONABLE_MENU, MENU, ROLE_MENU, USER_MENU
from bot.sandbox.limits.messages import check_post
from bot.sandbox.model import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DM,
    MODAL_SUBMIT,
    PUBLIC_THREAD,
    Channel,
    Interaction,
    Message,
    Role,
    User,
)
from bot.sandbox.people.answers import InitialResponse, NoAnswer
from bot.sandbox.people.seen import Choice, Modal, NotThere, SeenMessage, look_at
from bot.sandbox.people.slash import NotAllowed, Value, command_data, resolve_values
from bot.sandbox.permissions import may
from bot.sandbox.rest.interactions import ANSWER_WITHIN
from bot.sandbox.state import State


@dataclass(frozen=True)
class Ping:
    """A message that notified a person, in its current state."""

    channel: Channel
    message: SeenMessage


class Person:
    """A person at a screen."""

    def __init__(self, state: State, events: Events, user: User) -> None:
        self._state = state
        self._events = events
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def name(self) -> str:
        """Return the name that others see."""
        return self.user.name

    @property
    def id(self) -> int:
        """Return the id of the person's account."""
        return self.user.id

    @property
    def mention(self) -> str:
        """Return the text that mentions the person."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """Return the language of the person's client."""
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale

    @property
    def dms_open(self) -> bool:
        """Whether the bot can send the person direct messages."""
        return self.user.dms_open

    @dms_open.setter
    def dms_open(self, dms_open: bool) -> None:
        self.user.dms_open = dms_open

    @property
    def dm(self) -> Channel:
        """Return the person's direct message channel with the bot."""
        return self._state.dm(self.user)

    async def slash(self, channel: Channel, command: str, /, **options: Value) -> InitialResponse:
        """Use a command such as `game new`."""
        self._require_access(channel)
        data = command_data(self._state, self.user, channel, command, options)
        return await self._ask(COMMAND, channel, data)

    async def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str = "", /, **others: Value
    ) -> list[Choice]:
        """Return the suggestions for a partly typed option."""
        self._require_access(channel)
        data = command_data(self._state, self.user, channel, command, {**others, option: typed}, focused=option)
        answer = await self._ask(AUTOCOMPLETE, channel, data)
        return [Choice(choice["name"], choice["value"]) for choice in answer.choices]

    async def click(self, message: SeenMessage, button: str) -> InitialResponse:
        """Press a button of the message as it was when it was looked at, found by its label or custom id."""
        pressed = message.button(button)
        if pressed.get("disabled"):
            raise NotThere(f"the button {button!r} is disabled")
        return await self._use(message, {"custom_id": pressed["custom_id"], "component_type": 2, "id": pressed["id"]})

    async def select(self, message: SeenMessage, menu: str | None, values: str | Sequence[str]) -> InitialResponse:
        """Choose from a menu. `menu`: its custom id or placeholder, or None for the first menu. `values`: the values or
        labels of options, or the names or ids of people, roles and channels."""
        menu_shape = message.menu(menu)
        chosen_values = [values] if isinstance(values, str) else list(values)
        if menu_shape["type"] == MENU:
            chosen_values = [_option_value(menu_shape, value) for value in chosen_values]
        if not menu_shape.get("min_values", 1) <= len(chosen_values) <= menu_shape.get("max_values", 1):
            raise NotThere(f"the menu does not take {len(chosen_values)} options")
        data: Json = {
            "custom_id": menu_shape["custom_id"],
            "component_type": menu_shape["type"],
            "id": menu_shape["id"],
        }
        if menu_shape["type"] != MENU:
            things = [self._find_menu_item(menu_shape, value) for value in chosen_values]
            chosen_values, data["resolved"] = (
                [str(value.id) for value in things],
                resolve_values(self._state, self.user, things),
            )
        data["values"] = chosen_values
        return await self._use(message, data)

    async def submit(self, modal: Modal, **fields: str | Sequence[str]) -> InitialResponse:
        """Fill in and send a form. `fields`: the values, by label or custom id."""
        known = {name for label, field in modal.fields.items() for name in (label, field["custom_id"])}
        if fields.keys() - known:
            raise NotThere(f"the form has no {sorted(fields.keys() - known)}, only {sorted(modal.fields)}")
        data: Json = {"custom_id": modal.custom_id, "components": _fill_form(modal, fields)}
        return await self._ask(MODAL_SUBMIT, modal.interaction.channel, data, modal.interaction.message)

    async def say(
        self, channel: Channel, text: str, answered: SeenMessage | None = None, stickers: Sequence[int] = ()
    ) -> SeenMessage:
        """Write a message, or send stickers. `answered`: the message to which it replies."""
        reply = {} if answered is None else {"message_reference": {"message_id": str(answered.id)}}
        return await self._send(channel, {"content": text, "sticker_ids": [*map(str, stickers)], **reply})

    async def forward(self, message: SeenMessage, to: Channel) -> SeenMessage:
        """Forward a message to another channel."""
        reference = {"type": FORWARD, "channel_id": str(message.channel.id), "message_id": str(message.id)}
        return await self._send(to, {"message_reference": reference})

    async def ask(self, channel: Channel, question: str, *answers: str) -> SeenMessage:
        """Start a poll."""
        shown = [{"poll_media": {"text": answer}} for answer in answers]
        return await self._send(channel, {"poll": {"question": {"text": question}, "answers": shown}})

    async def begin_post(self, forum: Channel, title: str, *tags: str) -> Channel:
        """Start a post in a forum, with tags given by name. Raises ApiError if Discord would refuse it."""
        self._require_access(forum)
        number, kind = self._state.flakes.next(), PUBLIC_THREAD
        post = Channel(number, title, forum.guild, kind, parent=forum, owner=self.user, created=self._state.clock())
        post.members[self.id] = post.created
        post.applied = [tag.id for tag in forum.tags if tag.name in tags]
        check_post(post)
        self._state.channels[post.id] = post
        self._state.wake_waiters()
        await self._events.send_channel("CREATE", post)
        return post

    async def _send(self, channel: Channel, body: Json) -> SeenMessage:
        self._require_access(channel)
        message = write(self._state, channel, self.user, MessageDraft(body))
        await self._events.send_message("MESSAGE_CREATE", message)
        return look_at(self._state, message)

    def sees(self, channel: Channel | None = None) -> list[SeenMessage]:
        """Return all messages on this person's screen, or those in one channel, oldest first."""
        shown = [message for place in self.visible() if channel in (None, place) for message in place.messages.values()]
        return [
            look_at(self._state, message)
            for message in sorted(shown, key=lambda message: message.id)
            if self._is_shown(message)
        ]

    def last(self, channel: Channel | None = None) -> SeenMessage:
        """Return the newest message on this person's screen, or in one channel."""
        shown = self.sees(channel)
        if not shown:
            raise NotThere(f"{self.name} sees no message")
        return shown[-1]

    def now(self, message: SeenMessage) -> SeenMessage:
        """Return a message in its current state."""
        stored = message.channel.messages.get(message.id)
        if stored is None or not self._is_shown(stored):
            raise NotThere("that message is gone")
        return look_at(self._state, stored)

    def dismiss(self, message: SeenMessage) -> None:
        """Remove an ephemeral answer from the screen."""
        if message.ephemeral:
            self._state.hidden.add((self.id, message.id))
            self._state.wake_waiters()

    @property
    def pings(self) -> list[Ping]:
        """Return the notifications of this person: new messages that mention them, and new direct messages. Edits and
        silent messages never notify."""
        return [Ping(message.channel, look_at(self._state, message)) for message in self.messages_with_ping()]

    def messages_with_ping(self) -> list[Message]:
        """Return the stored messages that notified this person."""
        return [ping.message for ping in self._state.pings if ping.user is self.user]

    def visible(self) -> Iterator[Channel]:
        """Yield the channels that this person can open."""
        for channel in list(self._state.channels.values()):
            if may(self._state, self.user, channel, "view_channel"):
                yield channel

    def _is_shown(self, message: Message) -> bool:
        if message.by_discord:
            return False
        return message.only_for in (None, self.user) and (self.id, message.id) not in self._state.hidden

    def _require_access(self, channel: Channel) -> None:
        if channel.id not in self._state.channels or not may(self._state, self.user, channel, "view_channel"):
            raise NotAllowed(f"{self.name} cannot see {channel.name}")

    async def _use(self, message: SeenMessage, data: Json) -> InitialResponse:
        stored = message.channel.messages.get(message.id)
        if stored is None or not self._is_shown(stored):
            raise NotThere("that message is gone")
        return await self._ask(COMPONENT, message.channel, data, stored)

    async def _ask(self, kind: int, channel: Channel, data: Json, message: Message | None = None) -> InitialResponse:
        interaction = self._state.ask(kind, self.user, channel, data, message)
        await self._events.dispatch(interaction)
        await self._state.until(lambda: interaction.answered or self._is_too_late(interaction))
        if interaction.answered is None:
            raise NoAnswer(f"no answer to {data}")
        return InitialResponse(self._state, interaction)

    def _find_menu_item(self, menu: Json, wanted: str) -> User | Role | Channel:
        """Return the item of a menu of people, roles or channels with that name or id. Raises NotThere."""
        for item in _menu_items(self._state, menu, list(self.visible())):
            if wanted in (item.name, str(item.id)):
                return item
        raise NotThere(f"nothing that the menu offers is called {wanted!r}")

    def _is_too_late(self, interaction: Interaction) -> bool:
        return self._state.clock() - interaction.created > ANSWER_WITHIN


def _option_value(menu: Json, wanted: str) -> str:
    for option in menu["options"]:
        if wanted in (option["value"], option["label"]):
            return str(option["value"])
    raise NotThere(f"no option {wanted!r} among {[option['label'] for option in menu['options']]}")


def _menu_items(state: State, menu: Json, visible: list[Channel]) -> list[User | Role | Channel]:
    """Return the items of a menu that is filled from the server
    (https://docs.discord.com/developers/components/reference)."""
    if menu["type"] == CHANNEL_MENU:
        kinds = menu.get("channel_types") or [channel.type for channel in visible]
        return [channel for channel in visible if channel.type != DM and channel.type in kinds]
    people = list(state.users.values()) if menu["type"] in (USER_MENU, MENTIONABLE_MENU) else []
    roles = list(state.home.roles.values()) if menu["type"] in (ROLE_MENU, MENTIONABLE_MENU) else []
    return [*people, *roles]


def _fill_form(modal: Modal, fields: dict[str, str | Sequence[str]]) -> list[Json]:
    rows: list[Json] = []
    for number, (label, field) in enumerate(modal.fields.items(), 1):
        answer = fields.get(label, fields.get(field["custom_id"]))
        shape: Json = {"id": number * 2, "type": field["type"], "custom_id": field["custom_id"]}
        if field["type"] == 4:
            shape["value"] = _check_length(label, field, field.get("value") or "" if answer is None else str(answer))
        elif field["type"] in (21, 23):
            shape["value"] = answer
        else:
            answer = [answer] if isinstance(answer, str) else list(answer or [])
            shape["values"] = [_option_value(field, part) if field.get("options") else part for part in answer]
        wrapped = any(part.get("component") is field for part in modal.shape["components"])
        outer: Json = {"type": 18, "component": shape} if wrapped else {"type": 1, "components": [shape]}
        rows.append(outer | {"id": number * 2 - 1})
    return rows


def _check_length(label: str, field: Json, text: str) -> str:
    low = field.get("min_length") or (1 if field.get("required", True) else 0)
    if not low <= len(text) <= (field.get("max_length") or 4000) and (text or field.get("required", True)):
        raise NotThere(f"{label}: {text!r} is too short or too long")
    return text
