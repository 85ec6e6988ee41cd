"""The store, in SQLite or PostgreSQL. All SQL of the bot is here. One method is one transaction.

`runtime`, `tables`, `outbox` and `app` may import it; every layer above it, its errors. It imports `messages`, `model`,
`config` and the engine.
"""
