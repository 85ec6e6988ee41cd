"""Files that go with a message."""

from bot.ui.components import File


def test_what_was_sent_is_let_go() -> None:
    file = File(b"pixels", "board.png", "a board")
    assert (file.fp.read(), file.filename, file.description) == (b"pixels", "board.png", "a board")
    file.close()
    assert file.fp.closed
