"""What a command, a button or a menu does: asks a table, then answers the interaction.

`commands` and `gateway` may import it. It imports `pictures`, `ui`, `tables`, `messages`, `text` and `model`, never
the store or the outbox.
"""
