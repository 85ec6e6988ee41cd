"""Changes by the owner of the sandbox's guild: channels, threads, roles, permissions.

`sandbox` and tests use it. It imports state, permissions and events.
"""
