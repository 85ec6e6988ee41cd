"""What a player is told about moves before choosing one: what may be begun, what is noted about it, what is proposed.

`handlers` may import it. It imports `tables`, `ui`, `text` and `model`.
"""
