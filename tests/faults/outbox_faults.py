"""Small faults of the outbox, to be planted one at a time, and the tests that are to find each."""

from dataclasses import dataclass
from types import ModuleType

from bot.gateway import sender as discord_sender
from bot.messages import threads as thread_messages
from bot.outbox import board_pictures, exactly_once, outbox, rendering, sender, threads, vote_messages
from bot.store import store
from tests.bot.gateway import test_dm_channels, test_sender
from tests.bot.messages import test_threads as test_thread_messages
from tests.bot.outbox import test_board_pictures, test_each_kind, test_exactly_once, test_outbox
from tests.bot.tables import test_votes
from tests.e2e import test_threads
from tests.e2e import test_votes as test_votes_played
from tests.faults import test_requests

ALONE = (test_each_kind, test_exactly_once, test_outbox, test_board_pictures)
THREADS = (test_threads, test_thread_messages)
WIRE = (test_sender, test_dm_channels, test_threads, test_requests)


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
    Fault(outbox, "await self._careful.doubt()", "pass"),
    Fault(outbox, "for channel in await self._ledger.channels():", "for channel in ():"),
    Fault(outbox, "tries += 1", "tries += 0"),
    Fault(outbox, "await self._ledger.park(owed, str(refused))", "await self._ledger.paid(owed)"),
    Fault(outbox, "self._careful.noted(owed.nonce)", "self._careful.noted(str(owed.id))"),
    Fault(outbox, "paid.add(owed.table)", "paid.add(owed.channel)"),
    Fault(outbox, "if now is not None and now.id == owed.id:", "if True:"),
    Fault(outbox, "except (Rejected, NoTable) as refused:", "except NoTable as refused:"),
    Fault(outbox, "hint = post.hint if not all(", "hint = post.hint if all("),
    Fault(
        outbox, "letter = replace(to_all(at, text, pings), otherwise=forms(post))", "letter = to_all(at, text, pings)"
    ),
    Fault(outbox, "(Strip(before.message, before.history),)", "(Strip(message, before.history),)"),
    Fault(outbox, "history=post.history), strip, message)", "history=post.history), strip)"),
    Fault(outbox, "if not waited or not await", "if not waited and not await"),
    Fault(outbox, "if not renew.bare and any(", "if any("),
    Fault(outbox, "Post(renew.text, history=board.history))", "Post(renew.text))"),
    Fault(outbox, "replace(board, text=renew.text)", "board"),
    Fault(outbox, "await self._people.closed(user)", "pass"),
    Fault(outbox, "if tries + 1 < DM_TRIES:", "if tries < 0:"),
    Fault(outbox, "return not called or _called_from", "return called or _called_from"),
    Fault(outbox, "await self._watchers.remove(at.id, debt.user)", "pass"),
    Fault(outbox, "at.row.parent_channel or at.channel, debt.user", "at.channel, debt.user"),
    Fault(outbox, "min(2.0**tries, LONGEST_WAIT)", "2.0**tries"),
    Fault(outbox, "at.channel if at.row.placed else at.row.parent_channel", "at.channel", THREADS),
    # outbox_careful: what is in doubt
    Fault(
        exactly_once,
        "if newest is None:\n            return None\n        later",
        "if True:\n            return None\n        later",
    ),
    Fault(exactly_once, "> KNOWN_AGAIN", "> 0"),
    Fault(exactly_once, "> KNOWN_AGAIN", "> 1e9"),
    Fault(exactly_once, "LONG_AGO)", "self._clock.now())"),
    Fault(exactly_once, "if newest is None or not await", "if newest is None or await"),
    Fault(exactly_once, "self._doubted.pop(nonce, None)\n\n    async def _newest", "pass\n\n    async def _newest"),
    Fault(
        exactly_once, "self._doubted.setdefault(nonce, self._clock.now())", "self._doubted[nonce] = self._clock.now()"
    ),
    Fault(exactly_once, "or refused.after is not None:", "or refused.after is None:"),
    Fault(exactly_once, "if not isinstance(refused, TryLater) or", "if isinstance(refused, TryLater) and"),
    Fault(exactly_once, "otherwise=(*letter.otherwise, *renewed)", "otherwise=()"),
    Fault(exactly_once, "otherwise=(*letter.otherwise, *renewed)", "otherwise=letter.otherwise"),
    # outbox_sender and poster: which message is meant, and what Discord's errors mean
    Fault(sender, "return any(one.name in files for one in self.attachments)", "return False"),
    Fault(sender, "return any(one.name in files for one in self.attachments)", "return True"),
    Fault(sender, "return text.strip() in", "return text in"),
    Fault(sender, "(self.text, *self.otherwise)", "(self.text,)"),
    Fault(discord_sender, "return ours and message.type in _WRITTEN", "return ours", WIRE),
    Fault(discord_sender, "return ours and message.type in _WRITTEN", "return message.type in _WRITTEN", WIRE),
    Fault(discord_sender, "discord.MessageType.default, discord.MessageType.reply", "discord.MessageType.reply", WIRE),
    Fault(discord_sender, "return str(message.nonce) == nonce", "return True", WIRE),
    Fault(discord_sender, "return letter.is_in(", "return not letter.is_in(", WIRE),
    Fault(discord_sender, "if found is None and not await", "if False and not await", WIRE),
    Fault(discord_sender, "return refused.code == _UNKNOWN_MESSAGE", "return True", WIRE),
    Fault(discord_sender, "return refused.code == _UNKNOWN_MESSAGE", "return False", WIRE),
    Fault(discord_sender, "place.guild.me).read_message_history", "place.guild.me).view_channel", WIRE),
    Fault(discord_sender, "await self._doors.forget(user)", "pass", WIRE),
    Fault(discord_sender, "if refused.code != _HAS_THREAD:", "if True:", WIRE),
    Fault(discord_sender, "nonce=nonce,", "", WIRE),
    Fault(discord_sender, "frozenset({10008, 30046, 50083})", "frozenset({10008, 50083})", WIRE),
    Fault(discord_sender, "if refused.status == _TOO_MANY or", "if", WIRE),
    # outbox_letters: what is in a message
    Fault(rendering, 'f"{post.text}\\n{post.hint}", post.history)', "post.text, post.history)"),
    Fault(rendering, 'f"{post.text}\\n{post.hint}", post.history)', 'f"{post.text}\\n{post.hint}")'),
    Fault(rendering, "None if bare else _filled", "_filled"),
    Fault(rendering, 'if at.status != "open":', "if False:"),
    Fault(rendering, "decision is not None and decision.private and seat", "decision is not None and seat"),
    # outbox_pictures
    Fault(board_pictures, "or board.pictured == at.log.version:", "or False:"),
    Fault(board_pictures, "await self._ledger.pictured(board, version)", "pass"),
    Fault(board_pictures, "if self._anew.get(at.id) == at.log.version:", "if False:"),
    Fault(board_pictures, "Post(board.text, history=board.history)", "Post(board.text)"),
    Fault(board_pictures, "async with self._sending:", "async with asyncio.Lock():"),
    # outbox_threads and signposts
    Fault(threads, 'if at.status == "cancelled":', "if False:", THREADS),
    Fault(threads, "await self._sender.remove(at.row.parent_channel, sign)", "pass", THREADS),
    Fault(threads, "starter_message=sign)", "starter_message=0)", THREADS),
    Fault(threads, "signposts.first(row, at.game))", "())", THREADS),
    Fault(threads, "join_button(at.id, public(at.row)) if", "None if", THREADS),
    Fault(thread_messages, "if user not in known)", "if user in known)", THREADS),
    # outbox_votes
    Fault(vote_messages, "pings=await self._awake(letter.pings)", "pings=()", (test_votes_played,)),
    Fault(
        vote_messages,
        "except MessageGone:\n            return False",
        "except MessageGone:\n            return True",
        (test_votes,),
    ),
    # the ledger
    Fault(store, "max(posted, coalesce", "max(0, coalesce", THREADS),
    Fault(
        store,
        "FROM debts WHERE channel = ? ORDER BY id LIMIT 1",
        "FROM debts WHERE channel = ? ORDER BY id DESC LIMIT 1",
    ),
    Fault(store, "AND later.id > debts.id ", ""),
)
