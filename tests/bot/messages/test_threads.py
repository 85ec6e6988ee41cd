"""A table in a thread causes messages of its own."""

from msgspec.structs import replace

from bot.messages import threads
from bot.messages.outgoing import EditThreadStarter, InviteToThread, TagPost
from bot.model.roster import Chair, Roster
from bot.model.table import TableRecord, TableSettings
from tests.support.games.auction import Auction

ANN, BEN = 1, 2
ROSTER = Roster((Chair("", ANN, "Ann"), Chair("", None, "Computer 1")))
ROW = TableRecord(1, 9, 77, ANN, "auction", TableSettings("en"), "lobby", ROSTER, parent_channel=70, starter_message=77)


def test_a_table_in_a_channel_owes_nothing() -> None:
    assert threads.thread_updates(None, replace(ROW, parent_channel=0, starter_message=0)) == ()


def test_people_are_let_in_once_and_the_message_follows() -> None:
    joined = replace(ROW, roster=Roster((*ROSTER.chairs, Chair("", BEN, "Ben"))))
    assert threads.thread_updates(None, ROW) == (InviteToThread(ANN), EditThreadStarter())
    assert threads.thread_updates(ROW, joined) == (InviteToThread(BEN), EditThreadStarter())
    assert threads.thread_updates(joined, joined) == ()
    assert threads.thread_updates(joined, replace(joined, status="open")) == (EditThreadStarter(),)
    assert threads.thread_updates(None, replace(ROW, starter_message=0)) == (InviteToThread(ANN), TagPost())


def test_the_message_leads_to_the_thread_as_long_as_there_is_something_to_see() -> None:
    named = replace(ROW, roster=Roster((Chair("", ANN, "*Ann*"),)))
    texts = {
        status: threads.starter_text(replace(named, status=status), Auction()) for status in ("lobby", "open", "over")
    }
    assert all("<#77>" in text and "\\*Ann\\*" in text for text in texts.values())
    assert len(set(texts.values())) == 3
    assert "<#77>" not in threads.starter_text(replace(named, status="cancelled"), Auction())
