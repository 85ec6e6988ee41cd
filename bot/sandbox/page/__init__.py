"""The page to play in: the JSON API behind it, what a screen shows, and its static files.

`sandbox` starts it. It acts through `people`, as a client would.
"""
