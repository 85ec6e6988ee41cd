"""A table's life between messages: lobby, moves, votes, standing orders, absences, records. Each table has one object
and one lock.

`handlers`, `commands`, `outbox` and `gateway` may import it. It imports `runtime`, `store`, `messages`, `text` and
`model`.
"""
