# What happened. The present tense tells it, as a commentator would.
event-turn-ended = { $who } ends the turn.
