"""Each of Discord's error codes has one meaning, and what is gone for good is not tried again and again."""

from collections import Counter

import pytest

from bot.gateway.error_codes import CODES_BY_REFUSAL, REFUSAL_BY_CODE, Reaction, Refusal, RefusedThing, find_refusal
from bot.sandbox.errors import STATUS_AND_TEXT
from bot.sandbox.rest.server import Request
from tests.bot.gateway.test_sender import refused
from tests.support.house import House

LIST = """
10001 10002 10003 10004 10005 10006 10007 10008 10009 10010 10011 10012 10013 10014 10015 10016 10020 10021
10026 10027 10028 10029 10030 10031 10032 10033 10036 10038 10049 10050 10057 10059 10060 10061 10062 10063
10065 10066 10067 10068 10069 10070 10071 10087 10097 20001 20002 20009 20012 20016 20017 20018 20022 20024
20026 20028 20029 20031 20035 30001 30002 30003 30004 30005 30007 30008 30010 30011 30013 30015 30016 30018
30019 30030 30031 30032 30033 30034 30035 30037 30038 30039 30040 30042 30045 30046 30047 30048 30052 30056
30058 30060 30061 40001 40002 40003 40004 40005 40006 40007 40012 40018 40019 40032 40033 40041 40043 40058
40060 40061 40062 40066 40067 40074 40094 40333 50001 50002 50003 50004 50005 50006 50007 50008 50009 50010
50011 50012 50013 50014 50015 50016 50017 50019 50020 50021 50024 50025 50026 50027 50028 50033 50034 50035
50036 50039 50041 50045 50046 50054 50055 50057 50067 50068 50070 50073 50074 50080 50081 50083 50084 50085
50086 50091 50095 50097 50101 50109 50110 50123 50124 50131 50132 50138 50144 50145 50146 50151 50159 50160
50161 50162 50163 50173 50178 50192 50278 50600 60003 80004 90001 90002 110001 130000 150006 160002 160004
160005 160006 160007 170001 170002 170003 170004 170005 170006 170007 180000 180002 200000 200001 220001 220002
220003 220004 240000 350000 350001 400001 500000 520000 520001 520002 520003 520004 520006
"""
"""The codes on https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-json-error-codes, without 0."""


def test_each_code_of_the_list_is_decided_exactly_once() -> None:
    decided = Counter(code for _, codes in CODES_BY_REFUSAL for code in codes)
    assert decided == Counter(int(code) for code in LIST.split())


def test_each_code_that_the_sandbox_answers_with_is_decided() -> None:
    assert set(STATUS_AND_TEXT) - {0} <= set(REFUSAL_BY_CODE)


@pytest.mark.parametrize(
    ("status", "meaning"), [(429, Reaction.LATER), (502, Reaction.LATER), (403, Reaction.CLOSED), (400, Reaction.OURS)]
)
def test_a_code_that_is_not_listed_means_what_its_status_does(status: int, meaning: Reaction) -> None:
    assert find_refusal(refused(status, 0)).reaction is meaning
    assert find_refusal(refused(status, 10013)) == Refusal(Reaction.GONE, RefusedThing.ACCOUNT)


@pytest.mark.parametrize(("status", "code"), [(404, 10013), (400, 50033), (403, 50007), (403, 50278)])
async def test_an_account_that_is_gone_is_written_to_once(house: House, status: int, code: int) -> None:
    opened = Request("POST", "/users/@me/channels")
    house.sandbox.faults.add(opened.method, opened.path, status, code=code, times=99)
    await house.begin("auction", "Ann", "Ben")
    assert house.sandbox.requests.count(opened) == 2
    for _ in range(2):
        await house.type(await house.to_move(), ("pass",))
    await house.settle()
    assert house.sandbox.requests.count(opened) == 2


async def test_a_bot_that_is_flagged_takes_nobody_for_closed(house: House) -> None:
    house.sandbox.faults.add("POST", "/users/@me/channels", 403, code=20026, times=2)
    await house.begin("auction", "Ann", "Ben")
    await house.settle()
    for name in ("Ann", "Ben"):
        assert (await house.app.store.people.find(house.person(name).id)).is_reachable
