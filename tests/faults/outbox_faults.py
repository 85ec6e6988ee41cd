"""Small faults of the outbox, to be planted one at a time, and the tests that are to find each."""

from dataclasses import dataclass
from types import ModuleType

from bot.gateway import sender as discord_sender
from bot.messages import threads as thread_messages
from bot.outbox import (
    board_pictures,
    boards,
    deduplicated_delivery,
    deferred_hands,
    direct_messages,
    outbox,
    plain_messages,
    rendering,
    sender,
    threads,
    vote_messages,
)
from bot.store import outbox as outbox_store
from tests.bot.gateway import test_sender
from tests.bot.messages import test_threads as test_thread_messages
from tests.bot.outbox import (
    test_board_pictures,
    test_deduplicated_delivery,
    test_deferred_hands,
    test_each_kind,
    test_outbox,
    test_power_cut,
)
from tests.bot.tables import test_votes
from tests.e2e import test_threads
from tests.e2e import test_votes as test_votes_played
from tests.faults import test_requests

ALONE = (test_each_kind, test_deduplicated_delivery, test_outbox, test_board_pictures)
HELD = (test_deferred_hands,)
POWER_CUT = (test_power_cut,)
THREADS = (test_threads, test_thread_messages)
WIRE = (test_sender, test_threads, test_requests)


@dataclass(frozen=True)
class Fault:
    """A piece of a module's source, and the faulty one in its place; `tests` are to fail by it."""

    module: ModuleType
    before: str
    after: str
    tests: tuple[ModuleType, ...] = ALONE

    def __str__(self) -> str:
        return f"{self.module.__name__.rpartition('.')[2]}: {self.before.strip()} -> {self.after.strip()}"


FAULTS = (
    # outbox: the order of things, and what is done about refusals
    Fault(outbox, "await self._delivery.assume_sent()", "pass"),
    Fault(outbox, "for queue in await self._outbox.queues_with_messages():", "for queue in ():"),
    Fault(outbox, "tries += 1", "tries += 0"),
    Fault(outbox, "await self._outbox.hold_back(queued, str(refused))", "await self._outbox.delivered(queued)"),
    Fault(outbox, "self._delivery.forget(queued.nonce)", "self._delivery.forget(str(queued.id))"),
    Fault(outbox, "delivered.add(queued.table)", "delivered.add(queued.queue)"),
    Fault(outbox, "if first_message is not None and first_message.id == queued.id:", "if True:"),
    Fault(outbox, "except (Rejected, NoTable) as refused:", "except NoTable as refused:"),
    Fault(boards, "hint = post.hint if not all(", "hint = post.hint if all("),
    Fault(
        boards,
        "content = replace(board_message(table, text, pings), other_texts=board_texts(post))",
        "content = board_message(table, text, pings)",
    ),
    Fault(
        boards,
        "(RetireBoard(former_board.message, former_board.history or former_board.text),)",
        "(RetireBoard(message, former_board.text),)",
    ),
    Fault(boards, "Outcome(message, posted, retire)", "Outcome(None, posted, retire)"),
    Fault(plain_messages, "if not waited or not await", "if not waited and not await"),
    Fault(
        boards, "if not edit.bare and await self._will_be_replaced(queued)", "if await self._will_be_replaced(queued)"
    ),
    Fault(boards, "PostBoard(edit.text, history=newest.history))", "PostBoard(edit.text))"),
    Fault(boards, "replace(newest, text=edit.text)", "newest"),
    Fault(direct_messages, "await self._people.note_dms_closed(user)", "pass"),
    Fault(outbox, "or tries + 1 < MAX_DIRECT_TRIES:", "or tries < 0:"),
    Fault(direct_messages, "return not called or _makes_first", "return called or _makes_first"),
    Fault(direct_messages, "await self._watchers.remove(table.id, outgoing.user)", "pass"),
    Fault(direct_messages, "table.row.parent_channel or table.channel, outgoing.user", "table.channel, outgoing.user"),
    Fault(outbox, "self._queue_workers.wake(queued.queue_of_postponed_edits)", "pass"),
    Fault(outbox, "if queued.is_postponed:", "if False:"),
    Fault(outbox, "min(2.0**tries, MAX_WAIT_SECONDS)", "2.0**tries"),
    Fault(outbox, "table.channel if table.row.has_place else table.row.parent_channel", "table.channel", THREADS),
    # deduplicated_delivery: what is not known to have been sent
    Fault(
        deduplicated_delivery,
        "if newest is None:\n            return None\n        later",
        "if True:\n            return None\n        later",
    ),
    Fault(deduplicated_delivery, "> NONCE_SECONDS", "> 0"),
    Fault(deduplicated_delivery, "> NONCE_SECONDS", "> 1e9"),
    Fault(deduplicated_delivery, "NO_ATTEMPT_TIME)", "self._clock.now())"),
    Fault(deduplicated_delivery, "if newest is None or not await", "if newest is None or await"),
    Fault(
        deduplicated_delivery,
        "self._attempt_times.pop(nonce, None)\n\n    async def prune",
        "pass\n\n    async def prune",
    ),
    Fault(
        deduplicated_delivery,
        "self._attempt_times.setdefault(nonce, self._clock.now())",
        "self._attempt_times[nonce] = self._clock.now()",
    ),
    Fault(deduplicated_delivery, "or refused.after_seconds is not None:", "or refused.after_seconds is None:"),
    Fault(deduplicated_delivery, "if not isinstance(refused, TryLater) or", "if isinstance(refused, TryLater) and"),
    Fault(deduplicated_delivery, "other_texts=(*content.other_texts, *edited)", "other_texts=()"),
    Fault(
        deduplicated_delivery,
        "other_texts=(*content.other_texts, *edited)",
        "other_texts=content.other_texts",
        POWER_CUT,
    ),
    # deferred_hands: what an open panel shows
    Fault(deferred_hands, "if newest.id > queued.id:", "if False:", HELD),
    Fault(deferred_hands, "if newest.id < queued.id:", "if False:", HELD),
    Fault(deferred_hands, "if end is None:", "if True:", HELD),
    Fault(deferred_hands, "if queued.own_queue not in self._end_times:", "if False:", HELD),
    Fault(deferred_hands, "panels.listen(self._end_wait_of)", "pass", HELD),
    Fault(direct_messages, "if waited else outgoing.text", "if not waited else outgoing.text", HELD),
    Fault(outbox, "if queue == queued.own_queue:", "if True:", HELD),
    # the two senders: which message is meant, and what Discord's errors mean
    Fault(sender, "return any(attachment.name in files for attachment in self.attachments)", "return False"),
    Fault(sender, "return any(attachment.name in files for attachment in self.attachments)", "return True"),
    Fault(sender, "return text.strip() in", "return text in"),
    Fault(sender, "(self.text, *self.other_texts)", "(self.text,)"),
    Fault(discord_sender, "return ours and message.type in _WRITTEN", "return ours", WIRE),
    Fault(discord_sender, "return ours and message.type in _WRITTEN", "return message.type in _WRITTEN", WIRE),
    Fault(discord_sender, "discord.MessageType.default, discord.MessageType.reply", "discord.MessageType.reply", WIRE),
    Fault(discord_sender, "return str(message.nonce) == nonce", "return True", WIRE),
    Fault(discord_sender, "return content.is_shown_in(", "return not content.is_shown_in(", WIRE),
    Fault(discord_sender, "if posted is None and not await", "if False and not await", WIRE),
    Fault(discord_sender, "return refused.code == UNKNOWN_MESSAGE", "return True", WIRE),
    Fault(discord_sender, "return refused.code == UNKNOWN_MESSAGE", "return False", WIRE),
    Fault(discord_sender, "place.guild.me).read_message_history", "place.guild.me).view_channel", WIRE),
    Fault(discord_sender, "await self._dm_channels.forget(user)", "pass", WIRE),
    Fault(discord_sender, "if refused.code != HAS_THREAD:", "if True:", WIRE),
    Fault(discord_sender, "nonce=nonce,", "", WIRE),
    Fault(discord_sender, "if subject is RefusedThing.MESSAGE else TryLater", "if False else TryLater", WIRE),
    Fault(discord_sender, "if subject is RefusedThing.MESSAGE:", "if False:", WIRE),
    Fault(discord_sender, "if meaning is Reaction.LATER:", "if False:", WIRE),
    # rendering: what is in a message
    Fault(rendering, 'f"{post.text}\\n{post.hint}", post.history)', "post.text, post.history)"),
    Fault(rendering, 'f"{post.text}\\n{post.hint}", post.history)', 'f"{post.text}\\n{post.hint}")'),
    Fault(rendering, "None if bare else _none_if_empty", "_none_if_empty"),
    Fault(rendering, 'if table.status != "open":', "if False:"),
    Fault(rendering, "decision is not None and decision.private and seat", "decision is not None and seat"),
    # board_pictures
    Fault(board_pictures, "or board.pictured == version:", "or False:"),
    Fault(board_pictures, "self._outbox.mark_pictured(board, version)", "pass"),
    Fault(board_pictures, "if pictures == attached or", "if"),
    Fault(board_pictures, "if any(isinstance(outgoing, PostBoard", "if False and any(isinstance(outgoing, PostBoard"),
    Fault(board_pictures, "if self._reposted_versions.get(table.id) == table.log.version:", "if False:"),
    Fault(board_pictures, "PostBoard(board.text, history=board.history)", "PostBoard(board.text)"),
    Fault(board_pictures, "async with self._upload_slots:", "async with asyncio.Lock():"),
    # threads
    Fault(threads, 'if table.status == "cancelled":', "if False:", THREADS),
    Fault(threads, "await self._sender.remove(table.row.parent_channel, starter)", "pass", THREADS),
    Fault(threads, "except (TryLater, EditedTooOften):", "except TryLater:", THREADS),
    Fault(threads, "starter_message=starter)", "starter_message=0)", THREADS),
    Fault(threads, "row, changes.opening_messages(row, table.game).outgoing)", "row, ())", THREADS),
    Fault(threads, "join_button(table.id, public_voice(table.row)) if", "None if", THREADS),
    Fault(thread_messages, "if user not in former_users)", "if user in former_users)", THREADS),
    # vote_messages
    Fault(vote_messages, "pings=await self._outside_quiet_hours(content.pings)", "pings=()", (test_votes_played,)),
    Fault(
        vote_messages,
        "except (MessageGone, EditedTooOften):\n            return False",
        "except (MessageGone, EditedTooOften):\n            return True",
        (test_votes,),
    ),
    # the store of the outbox
    Fault(outbox_store, "(queue, queued.id)", "(queued.queue, queued.id)"),
    Fault(outbox_store, '"SELECT posted, (SELECT', '"SELECT 0, (SELECT', THREADS),
    Fault(outbox_store, "WHERE channel IN (?, ?) ORDER BY id", "WHERE channel IN (?, ?) ORDER BY id DESC"),
    Fault(outbox_store, "if row[0] > message_id and row[1]", "if row[1]"),
)
