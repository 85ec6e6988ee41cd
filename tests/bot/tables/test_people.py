"""People's settings."""

from bot.model.person import Person
from tests.support.core import ANN, Core, core

__all__ = ["core"]


async def test_a_persons_settings_are_kept(core: Core) -> None:
    await core.people.set_language(ANN, "he")
    await core.people.set_direct_messages(ANN, False)
    assert await core.people.find(ANN) == Person(ANN, "he", dm=False)
    await core.people.set_language(ANN, None)
    await core.restart()
    assert await core.people.find(ANN) == Person(ANN, dm=False)


async def test_closed_messages_are_open_again_when_their_person_turns_them_on(core: Core) -> None:
    assert (await core.people.find(ANN)).is_reachable
    await core.people.note_dms_closed(ANN)
    assert not (await core.people.find(ANN)).is_reachable
    await core.people.set_direct_messages(ANN, True)
    assert (await core.people.find(ANN)).is_reachable


def test_a_person_without_direct_messages_is_not_reachable() -> None:
    assert not Person(ANN, dm=False).is_reachable


async def test_a_person_without_a_chosen_language_reads_that_of_their_discord(core: Core) -> None:
    await core.people.update_client_language(ANN, "fi")
    await core.restart()
    assert (await core.people.find(ANN)).private_language == "fi"
    await core.people.set_language(ANN, "he")
    await core.people.update_client_language(ANN, "cs")
    assert (await core.people.find(ANN)).private_language == "he"
