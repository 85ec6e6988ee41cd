"""The store, in SQLite or PostgreSQL. All SQL of the bot is here. One method is one transaction.

`tables`, `outbox` and `runtime` may import it. It imports `messages`, `model` and the engine.
"""
