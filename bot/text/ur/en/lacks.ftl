# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-own-piece = { $count } leads to a piece of your own.
lacks-too-far = { $count } is too far: the board is left by an exact throw.
lacks-safe-piece = The piece on the rosette { $square } is safe.
