"""The sandbox's objects as JSON, in the form that Discord's API gives them.

`rest`, `events` and `page` may import it. It changes nothing.
"""
