"""The word at a place of a move is read by its vocabulary alone."""

import pytest

from engine.game import BadWords
from engine.kit.vocabulary import COUNT, Vocabulary, plain_vocabulary

COLOURS = Vocabulary("colour", {"red": 0, "blue": 1}, listed="colours")


def test_a_word_is_read_as_what_it_means() -> None:
    assert COLOURS.read("blue") == 1
    assert plain_vocabulary("guild", ("trade", "science")).read("trade") == "trade"


@pytest.mark.parametrize(
    ("vocabulary", "told"),
    [(COLOURS, "unknown-colour word=green colours=('red', 'blue')"), (COUNT, "unknown-count word=green")],
)
def test_another_word_is_refused_with_those_that_would_be_right(vocabulary: Vocabulary[int], told: str) -> None:
    with pytest.raises(BadWords) as refused:
        vocabulary.read("green")
    assert str(refused.value) == told


@pytest.mark.parametrize("word", ["", "-1", "01", "100", "1.0", "²", "٣"])
def test_a_count_is_written_in_one_way(word: str) -> None:
    assert [COUNT.read("0"), COUNT.read("99")] == [0, 99]
    with pytest.raises(BadWords):
        COUNT.read(word)


def test_words_of_one_kind_may_stand_for_arguments_of_other_names() -> None:
    ours = COLOURS.with_name("ours")
    assert (COLOURS.argument, ours.argument, ours.kind) == ("colour", "ours", "colour")
    with pytest.raises(BadWords, match="unknown-colour"):
        ours.read("green")
