# Co se stalo. Vypráví se v přítomném čase.
event-turn-ended = { $who } končí tah.
