"""Other work waits for answers that are being prepared."""

import asyncio

from bot.runtime.pending_answers import BUSY_SECONDS_AFTER_ANSWER, PendingAnswers


async def test_nothing_waits_where_no_answer_is_prepared() -> None:
    pending = PendingAnswers()
    await pending.wait_until_idle()
    pending.wait_in_thread(60.0)


async def test_background_work_continues_after_the_last_answer() -> None:
    pending = PendingAnswers()
    pending.add(1)
    pending.add(2)
    waiting = asyncio.create_task(pending.wait_until_idle())
    threaded = asyncio.create_task(asyncio.to_thread(pending.wait_in_thread, 60.0))
    pending.discard(1)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waiting.done()
    assert not threaded.done()
    pending.discard(2)
    pending.discard(2)
    await asyncio.gather(waiting, threaded)


async def test_background_work_yields_only_after_recent_answers() -> None:
    now = [0.0]
    pending = PendingAnswers(lambda: now[0])
    await pending.give_way(3600.0)
    pending.add(1)
    pending.discard(1)
    resting = asyncio.create_task(pending.give_way(3600.0))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not resting.done()
    resting.cancel()
    now[0] += BUSY_SECONDS_AFTER_ANSWER
    await pending.give_way(3600.0)


async def test_those_who_wait_for_a_turn_go_on_one_by_one_between_new_interactions() -> None:
    pending, gone_on = PendingAnswers(), list[int]()

    async def wait(number: int) -> None:
        await pending.take_turn()
        gone_on.append(number)
        pending.add(number)

    pending.add(0)
    waiting = [asyncio.create_task(wait(number)) for number in (1, 2, 3)]
    for number in range(3):
        await asyncio.sleep(0)
        assert len(gone_on) == number
        pending.discard(number)
        await waiting[number]
        assert gone_on[-1] == number + 1
