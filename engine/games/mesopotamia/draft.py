"""The position while a move changes it: pieces, goods and tracks, events and informed seats."""

from operator import add, sub
from typing import TypedDict, Unpack

from msgspec.structs import replace

from engine.chance import Stream
from engine.game import Fact, SeatRef, Step
from engine.games.mesopotamia.content.tables import BONE, RAM, Content, SixCounts, as_six_counts
from engine.games.mesopotamia.reading.board import find_army, with_units
from engine.games.mesopotamia.state import EMPTY_SPOT, NO_UNITS, Army, Player, Realm, Spot, State, Task
from engine.kit import changing
from engine.kit.changing import with_value
from engine.kit.hiding import luck_stream


class SpotChange(TypedDict, total=False):
    """The fields of an area that a change may set."""

    wall: Player | None
    settlement: Player | None
    token: str
    event: str
    owner: Player | None
    option: int
    die: int


class Draft(changing.Draft[State, Task]):
    """The position while a move changes it, with its events and the seats that learn something. The open tasks are in
    `agenda` alone; the agenda of `state` is still that before the move."""

    def __init__(self, state: State) -> None:
        super().__init__(state, state.agenda)
        self.state = state

    @property
    def content(self) -> Content:
        """Return the tables of components with which the game is played."""
        return self.state.content

    def step(self) -> Step[State]:
        """Return the frozen position after the move, with its events and informed seats."""
        return self.journal.step(replace(self.state, agenda=self.agenda.tasks))

    def player_fact(self, player: Player) -> Fact:
        """Return the fact that names a player: the seat, the empire of a player without a seat, or "tribe"."""
        if self.state.is_bot(player):
            return self.state.config.empires[player] if player >= 0 else "tribe"
        return SeatRef(player)

    def inform_everybody(self) -> None:
        """Mark every seat as informed, since the move showed all of them something new."""
        self.journal.mark_informed(*range(self.state.config.seats))

    def next_stream(self, purpose: str) -> Stream:
        """Return a new stream of random numbers for `purpose` and mark every seat as informed of its results (28.1)."""
        self.state = replace(self.state, draws=self.state.draws + 1)
        self.inform_everybody()
        return luck_stream(self.state.hidden.key, f"{purpose}-{self.state.draws}")

    def replace_task(self, *tasks: Task) -> None:
        """Replace the first open task by `tasks`, the next one first."""
        self.agenda.tasks = tasks + self.agenda.tasks[1:]

    def change_spot(self, area: int, **change: Unpack[SpotChange]) -> None:
        """Set the named fields of an area; the others stay as they are."""
        self._set_spot(area, replace(self.state.spots[area], **change))

    def add_units(self, area: int, player: Player, unit: int, count: int = 1) -> None:
        """Put land units or rams of a player into an area; a negative count removes them."""
        spot = self.state.spots[area]
        old = find_army(spot, player)
        units, rams = (old.units, old.rams) if old else (NO_UNITS, 0)
        new = Army(player, units, rams + count) if unit == RAM else Army(player, with_units(units, unit, count), rams)
        other_armies = [army for army in spot.armies if army.owner != player]
        armies = sorted((*other_armies, *((new,) if any(new.units) or new.rams else ())), key=lambda army: army.owner)
        self._set_spot(area, replace(spot, armies=tuple(armies)))

    def move_unit(self, player: Player, unit: int, start: int, end: int, ram: bool) -> None:
        """Move a land unit from an area to another, perhaps with a ram (7.3)."""
        for piece in (unit, RAM) if ram else (unit,):
            self.add_units(start, player, piece, -1)
            self.add_units(end, player, piece)

    def _set_spot(self, area: int, spot: Spot) -> None:
        players = {army.owner for army in spot.armies if any(army.units) and army.owner >= 0}
        if spot.settlement is not None:
            players.add(spot.settlement)
        if players != set(spot.here):
            came = sorted(players.difference(spot.here))
            spot = replace(spot, here=(*[player for player in spot.here if player in players], *came))
        spot = EMPTY_SPOT if not spot.armies and spot == EMPTY_SPOT else spot
        self.state = replace(self.state, spots=with_value(self.state.spots, area, spot))

    def realm(self, player: Player) -> Realm:
        """Return the current belongings of a player, apart from pieces on the map."""
        return self.state.realms[player]

    def set_realm(self, player: Player, realm: Realm) -> None:
        """Replace the belongings of a player."""
        self.state = replace(self.state, realms=with_value(self.state.realms, player, realm))

    def change_goods(self, player: Player, goods: SixCounts, sign: int = 1) -> None:
        """Give a player goods, or take them if the sign is -1. Automata have bones only (22.1)."""
        realm = self.realm(player)
        if self.state.is_bot(player):
            bones = max(0, realm.goods[BONE] + sign * goods[BONE])
            self.set_realm(player, replace(realm, goods=(0, 0, 0, 0, 0, bones)))
            return
        self.set_realm(player, replace(realm, goods=as_six_counts(map(add if sign > 0 else sub, realm.goods, goods))))

    def area_name(self, area: int) -> str:
        """Return the printed name of an area, as events report it."""
        return self.content.map.areas[area].name
