"""The parts that every game has, at the same place in each of them."""

from collections.abc import Mapping

ROLES: Mapping[str, str] = {
    "the class that puts the game together": "play",
    "the position": "state",
    "the view": "view",
    "what a seat may know": "view",
    "a position that looks like a view": "view",
    "the first position": "setup",
    "a position that a move is changing": "draft",
    "the words of moves": "vocabulary",
    "the questions and their verbs": "questions",
    "what can be read off a position": "reading",
    "how the game ends": "ending",
    "what is noted of a move": "notes",
    "whether a position is possible": "validation",
    "the text picture": "diagram",
}
"""The fourteen parts, and the module or package of each."""

PICTURES: Mapping[str, str] = {
    "board": "board",
    "beside": "board",
    "describe": "described",
    "hand": "tableau",
    "tableau": "tableau",
    "below": "tableau",
    "question": "question",
    "sheet": "sheet",
    "key": "key",
    "signs": "sprites",
    "sign_of": "sprites",
}
"""The kinds of pictures, and the module or package of each in a game that has it."""
