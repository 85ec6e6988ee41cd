"""The store, in SQLite or PostgreSQL: the only place with SQL. One method is one transaction.

`tables`, `outbox` and `runtime` may import it. It imports `messages`, `model` and the engine.
"""
