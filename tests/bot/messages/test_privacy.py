"""Texts without a person."""

import pytest

from bot.messages.outgoing import EditBoard, PostBoard, SendHand
from bot.messages.privacy import name_replacer, without_person


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ann plays. <@5> is next.", "Nobody plays. Nobody is next."),
        ("Anna and Joann stay", "Anna and Joann stay"),
        ("<@55> stays", "<@55> stays"),
        ("**Ann**: 3", "**Nobody**: 3"),
    ],
)
def test_only_the_one_who_goes_is_reworded(text: str, said: str) -> None:
    assert name_replacer(5, ["Ann"], "Nobody")(text) == said


def test_a_name_is_found_as_it_was_written() -> None:
    assert name_replacer(5, ["*a.b*"], r"\1")(r"so \*a.b\* plays, aXb not") == r"so \1 plays, aXb not"


def test_without_a_name_only_mentions_go() -> None:
    assert name_replacer(5, [""], "Nobody")("Ann, <@5>") == "Ann, Nobody"


def test_queued_messages_forget_a_deleted_person() -> None:
    said = name_replacer(5, ["Ann"], "Nobody")
    assert without_person(SendHand(5, 0, "Your turn"), 5, said) is None
    assert without_person(SendHand(6, 0, "Ann plays"), 5, said) == SendHand(6, 0, "Nobody plays")
    assert without_person(PostBoard("Ann", (5, 6), "hint", "<@5>"), 5, said) == PostBoard(
        "Nobody", (6,), "hint", "Nobody"
    )
    assert without_person(EditBoard("Ben"), 5, said) == EditBoard("Ben")
