"""Changes by the owner of the sandbox's guild: channels, threads, forums, roles, permissions.

`sandbox` and tests use it. It imports limits, state, permissions and events.
"""
