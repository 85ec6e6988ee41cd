"""The page to play in: its JSON API, the content of a screen, and its static files.

`sandbox` starts it. It acts through `people`, as a client would.
"""
