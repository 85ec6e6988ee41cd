"""The people of the sandbox: they type, press and choose, and see what Discord would show them.

Tests and `page` use it. It acts on the state and through events, as a Discord client would.
"""
