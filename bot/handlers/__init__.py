"""Commands, buttons and menus: call a table, then answer the interaction.

`commands` and `gateway` may import it. It imports `advice`, `pictures`, `ui`, `tables`, `runtime`, `messages`, `text`
and `model`, of the store only its errors, and never the outbox.
"""
