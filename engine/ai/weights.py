"""Weights that a computer player has learned, in a JSON file beside the module that uses them."""

from importlib.resources import files

import msgspec

Weights = dict[str, tuple[float, ...]]
"""The weights of each feature, one for each stage of a game."""


def read_weights(package: str, name: str) -> dict[str, Weights]:
    """Return the tables of weights in the file `name`.json of `package`, by the name of each."""
    return msgspec.json.decode((files(package) / f"{name}.json").read_bytes(), type=dict[str, Weights])
