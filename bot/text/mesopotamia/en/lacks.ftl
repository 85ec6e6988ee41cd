# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-dice-left = No unspent dice left.
lacks-no-room-to-build = Nothing has a place now: a floor needs more population, a wall or settlement an area of yours without one.
