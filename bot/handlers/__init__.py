"""Commands, buttons and menus: call a table, then answer the interaction.

`commands` and `gateway` may import it. It imports `pictures`, `ui`, `tables`, `messages`, `text` and `model`, never the
store or the outbox.
"""
