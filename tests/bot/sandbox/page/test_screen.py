"""The page receives a person's own screen, and nobody else's."""

import aiohttp

from bot.sandbox.page.screen import offered_json, screen_json
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot


async def test_a_screen_holds_what_its_person_sees(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    await ann.slash(sandbox.channel, "secret")
    await ben.say(sandbox.channel, f"Hello {ann.mention}")
    await ben.say(ben.dm, "In private")
    mine = screen_json(sandbox.state, ann, sandbox.people)
    theirs = screen_json(sandbox.state, ben, sandbox.people)
    assert [one["kind"] for one in mine["channels"]] == ["text", "dm"]
    assert "Psst" in str(mine["messages"])
    assert "In private" not in str(mine["messages"])
    assert "Psst" not in str(theirs["messages"])
    assert [len(mine["pings"][name]) for name in ("Ann", "Ben")] == [1, 0]


async def test_a_forum_has_posts_with_tags_and_no_commands_of_its_own(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, forum = sandbox.people["Ann"], await sandbox.forums.open("games", "Evening", "Rainy")
    async with aiohttp.ClientSession() as http:
        body = {"who": "Ann", "channel": str(forum.id), "text": "Tigris tonight?"}
        answer = await (await http.post(f"{sandbox.url}/sandbox/say", json=body)).json()
    post = sandbox.state.channel(int(answer["channel"]))
    post.applied = [forum.tags[1].id]
    shown = {one["name"]: one for one in screen_json(sandbox.state, ann, sandbox.people)["channels"]}
    assert (shown["games"]["kind"], shown["Tigris tonight?"]["kind"]) == ("forum", "thread")
    assert shown["Tigris tonight?"]["tags"] == ["Rainy"]
    assert ann.last(post).content == "Tigris tonight?"
    assert offered_json(sandbox.state, ann, forum) == []
    assert offered_json(sandbox.state, ann, post)


async def test_commands_by_path_in_the_language_of_the_person(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    secret = next(one for one in sandbox.state.commands[None] if one["name"] == "secret")
    secret["description_localizations"] = {"cs": "Jen pro tebe"}
    ann.locale = "cs"
    offered = {one["path"]: one for one in offered_json(sandbox.state, ann, sandbox.channel)}
    assert offered.keys() == {"game new", "secret", "slow", "mute", "guard", "place", "weigh"}
    assert offered["secret"]["description"] == "Jen pro tebe"
    assert [one["name"] for one in offered["game new"]["options"]] == ["city", "players"]
    assert "guard" not in {one["path"] for one in offered_json(sandbox.state, ben, sandbox.channel)}


async def test_impossible_requests_are_refused_with_a_reason(sandbox: Sandbox, bot: DemoBot) -> None:
    async with aiohttp.ClientSession() as http:

        async def act(name: str, **body: object) -> object:
            answer = await http.post(f"{sandbox.url}/sandbox/{name}", json={"channel": sandbox.channel.id, **body})
            return (await answer.json()).get("failed") if answer.status == 200 else answer.status

        assert await act("slash", who="Ben", command="guard") == "not-there"
        assert await act("click", who="Ben", message="5", custom_id="x") == "not-there"
        assert await act("submit", who="Ben", modal="5", fields={}) == "not-there"
        assert await act("say", who="Ben", text="x" * 2001) == "not-there"
        assert await act("say", who="Nobody", text="x") == 404
        assert await act("settings", who="Ben", dms_open=False) is None
        assert not sandbox.people["Ben"].dms_open
