"""The REST side of the sandbox: the server, its routes, rate limits and faults on demand.

`sandbox` starts it. It imports state, events, compose, limits and payloads.
"""
