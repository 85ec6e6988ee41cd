"""Slash commands. Each reads its options, calls a handler or a table, and has the interaction answered.

`app` and `gateway` may import it. It imports `handlers`, `pictures`, `ui`, `tables`, `runtime`, `messages`, `text`
and `model`, never the store or the outbox.
"""
