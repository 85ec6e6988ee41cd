"""Journals keep events whatever their facts are called."""

from engine.game import Event
from engine.kit.changing import Journal


def test_a_fact_of_an_event_may_be_called_like_anything() -> None:
    journal = Journal()
    journal.report("found", name="well", seat=1)
    journal.report_to(1, "seen", name="water", seat=0)
    step = journal.step(None)
    assert step.events == (
        Event("found", (("name", "well"), ("seat", 1))),
        Event("seen", (("name", "water"), ("seat", 0)), (1,)),
    )
