"""Small faults of the outbox, to be planted one at a time, and the tests that are to find each."""

from dataclasses import dataclass
from types import ModuleType

from bot import (
    outbox,
    outbox_careful,
    outbox_letters,
    outbox_pictures,
    outbox_sender,
    outbox_threads,
    outbox_votes,
    poster,
    signposts,
    store,
)
from tests.bot import (
    test_doors,
    test_outbox,
    test_outbox_careful,
    test_outbox_debts,
    test_outbox_pictures,
    test_poster,
    test_signposts,
    test_votes,
)
from tests.e2e import test_threads
from tests.e2e import test_votes as test_votes_played
from tests.faults import test_requests

ALONE = (test_outbox_debts, test_outbox_careful, test_outbox, test_outbox_pictures)
THREADS = (test_threads, test_signposts)
WIRE = (test_poster, test_doors, test_threads, test_requests)


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
    Fault(outbox, "at.row.parent or at.channel, debt.user", "at.channel, debt.user"),
    Fault(outbox, "min(2.0**tries, LONGEST_WAIT)", "2.0**tries"),
    Fault(outbox, "at.channel if at.row.placed else at.row.parent", "at.channel", THREADS),
    # outbox_careful: what is in doubt
    Fault(
        outbox_careful,
        "if newest is None:\n            return None\n        later",
        "if True:\n            return None\n        later",
    ),
    Fault(outbox_careful, "> KNOWN_AGAIN", "> 0"),
    Fault(outbox_careful, "> KNOWN_AGAIN", "> 1e9"),
    Fault(outbox_careful, "LONG_AGO)", "self._clock.now())"),
    Fault(outbox_careful, "if newest is None or not await", "if newest is None or await"),
    Fault(outbox_careful, "self._doubted.pop(nonce, None)\n\n    async def _newest", "pass\n\n    async def _newest"),
    Fault(
        outbox_careful, "self._doubted.setdefault(nonce, self._clock.now())", "self._doubted[nonce] = self._clock.now()"
    ),
    Fault(outbox_careful, "or refused.after is not None:", "or refused.after is None:"),
    Fault(outbox_careful, "if not isinstance(refused, TryLater) or", "if isinstance(refused, TryLater) and"),
    Fault(outbox_careful, "otherwise=(*letter.otherwise, *renewed)", "otherwise=()"),
    Fault(outbox_careful, "otherwise=(*letter.otherwise, *renewed)", "otherwise=letter.otherwise"),
    # outbox_sender and poster: which message is meant, and what Discord's errors mean
    Fault(outbox_sender, "return any(one.name in files for one in self.attachments)", "return False"),
    Fault(outbox_sender, "return any(one.name in files for one in self.attachments)", "return True"),
    Fault(outbox_sender, "return text.strip() in", "return text in"),
    Fault(outbox_sender, "(self.text, *self.otherwise)", "(self.text,)"),
    Fault(poster, "return ours and message.type in _WRITTEN", "return ours", WIRE),
    Fault(poster, "return ours and message.type in _WRITTEN", "return message.type in _WRITTEN", WIRE),
    Fault(poster, "discord.MessageType.default, discord.MessageType.reply", "discord.MessageType.reply", WIRE),
    Fault(poster, "return str(message.nonce) == nonce", "return True", WIRE),
    Fault(poster, "return letter.is_in(", "return not letter.is_in(", WIRE),
    Fault(poster, "if found is None and not await", "if False and not await", WIRE),
    Fault(poster, "return refused.code == _UNKNOWN_MESSAGE", "return True", WIRE),
    Fault(poster, "return refused.code == _UNKNOWN_MESSAGE", "return False", WIRE),
    Fault(poster, "place.guild.me).read_message_history", "place.guild.me).view_channel", WIRE),
    Fault(poster, "await self._doors.forget(user)", "pass", WIRE),
    Fault(poster, "if refused.code != _HAS_THREAD:", "if True:", WIRE),
    Fault(poster, "nonce=nonce,", "", WIRE),
    Fault(poster, "frozenset({10008, 30046, 50083})", "frozenset({10008, 50083})", WIRE),
    Fault(poster, "if refused.status == _TOO_MANY or", "if", WIRE),
    # outbox_letters: what is in a message
    Fault(outbox_letters, 'f"{post.text}\\n{post.hint}", post.history)', "post.text, post.history)"),
    Fault(outbox_letters, 'f"{post.text}\\n{post.hint}", post.history)', 'f"{post.text}\\n{post.hint}")'),
    Fault(outbox_letters, "None if bare else _filled", "_filled"),
    Fault(outbox_letters, 'if at.status != "open":', "if False:"),
    Fault(outbox_letters, "decision is not None and decision.private and seat", "decision is not None and seat"),
    # outbox_pictures
    Fault(outbox_pictures, "or board.pictured == at.table.version:", "or False:"),
    Fault(outbox_pictures, "await self._ledger.pictured(board, version)", "pass"),
    Fault(outbox_pictures, "if self._anew.get(at.id) == at.table.version:", "if False:"),
    Fault(outbox_pictures, "Post(board.text, history=board.history)", "Post(board.text)"),
    Fault(outbox_pictures, "async with self._sending:", "async with asyncio.Lock():"),
    # outbox_threads and signposts
    Fault(outbox_threads, 'if at.status == "cancelled":', "if False:", THREADS),
    Fault(outbox_threads, "await self._sender.remove(at.row.parent, sign)", "pass", THREADS),
    Fault(outbox_threads, "signpost=sign)", "signpost=0)", THREADS),
    Fault(outbox_threads, "signposts.first(row, at.game))", "())", THREADS),
    Fault(outbox_threads, "join_button(at.id, public(at.row)) if", "None if", THREADS),
    Fault(signposts, "if user not in known)", "if user in known)", THREADS),
    # outbox_votes
    Fault(outbox_votes, "pings=await self._awake(letter.pings)", "pings=()", (test_votes_played,)),
    Fault(
        outbox_votes,
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
