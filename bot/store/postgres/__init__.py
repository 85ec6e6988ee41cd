"""The database on a PostgreSQL server, accessed with psycopg, which is an optional extra.

Only `places` imports it, and only for an address of such a server. It imports `database`, `file`, `lock` and
`migrations`.
"""
