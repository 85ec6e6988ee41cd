"""The store of leagues: their rows, and the transactions that change them.

The store imports it, and `bot.tables.leagues` uses it through the store.
"""
