"""Contents whose empires or homes begin with other points than the house's."""

import json

from engine.games.mesopotamia.content.load import HOUSE_CONTENT, house_files, load_content

MARKS = tuple(HOUSE_CONTENT.empires)
STARTS = {number: {empire: number + place for place, empire in enumerate(reversed(MARKS))} for number in (2, 4, 6)}


def cards(head_start: object) -> dict[str, str]:
    """The cards of the house with other points to begin with."""
    told = json.loads(house_files()["civ_cards.json"])
    return {"civ_cards.json": json.dumps(told | {"head_start": head_start})}


def homes(head_start: object, area: str = "A1") -> dict[str, str]:
    """The map of the house with points to begin with in one area."""
    told = json.loads(house_files()["map.json"])
    for row in told["areas"]:
        row.pop("head_start", None)
        if row["area"] == area:
            row["head_start"] = head_start
    return {"map.json": json.dumps(told)}


AHEAD = load_content(homes({}) | cards({str(number): points for number, points in STARTS.items()}))
LEVEL = load_content(homes({}) | cards({}))
TIGHT = load_content(homes({"2": 4, "3": 1}) | cards({}))
