"""Files that people hand in with a command."""

import aiohttp
import pytest

from bot.sandbox.people.seen import NotThere
from bot.sandbox.people.uploads import MAX_BYTES, File
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot

SEAL = File("my seal (1).txt", b"cylinder")


async def test_the_bot_reads_what_was_handed_in(sandbox: Sandbox, bot: DemoBot) -> None:
    answer = await sandbox.people["Ann"].slash(sandbox.channel, "weigh", file=SEAL)
    assert answer.content == "my_seal__1_.txt weighs 8 of 8"


async def test_a_file_goes_only_where_one_is_asked_for(sandbox: Sandbox, bot: DemoBot) -> None:
    ann = sandbox.people["Ann"]
    with pytest.raises(NotThere, match="a file"):
        await ann.slash(sandbox.channel, "game new", city=SEAL)
    with pytest.raises(NotThere, match="a file"):
        await ann.slash(sandbox.channel, "weigh", file="seal.txt")
    with pytest.raises(NotThere, match="larger"):
        await ann.slash(sandbox.channel, "weigh", file=File("seal.txt", bytes(MAX_BYTES + 1)))


async def test_a_file_that_was_not_uploaded_is_not_found(sandbox: Sandbox) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{sandbox.url}/ephemeral-attachments/1/2/seal.txt") as told,
    ):
        assert told.status == 404
