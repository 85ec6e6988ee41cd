"""The texts of leagues: sign-up, groups and games, standings, and the end of a season."""

from collections.abc import Collection, Sequence
from fractions import Fraction

from bot.messages.outgoing import OpenThread
from bot.model import limits
from bot.model.league import (
    MIN_ENTRANTS,
    SIGN_UP_DAYS,
    Entrant,
    Fixture,
    Group,
    SeasonView,
    Standing,
    games_to_play,
    level_changes,
    level_of,
    lost_days,
)
from bot.model.mentions import channel_link, person_link
from bot.model.times import DAY
from bot.text.direction import isolate_item
from bot.text.voice import Voice, name_of_game
from engine.registry import AnyGame

_ENTRY_OF_STATE = {
    "rest": "league-state-rest",
    "signup": "league-state-signup",
    "playing": "league-state-playing",
    "extra": "league-state-extra",
    "over": "league-state-over",
    "past": "league-state-over",
}
"""The entry for each state of a season."""


UP_SIGN, DOWN_SIGN = "▲", "▼"
"""The signs for entrants who move up or down after the season."""

_LEVEL_CHANGE_SIGNS = {1: f" {UP_SIGN}", -1: f" {DOWN_SIGN}", 0: ""}


def group_label(level: int, part: int = 0) -> str:
    """Return the letter of a group's level, and the number of the group if the level has several. A is the highest
    level."""
    return chr(ord("A") + (level - 1) % 26) + (str(part) if part else "")


def thread_opening(game: AnyGame, fixture: Fixture, groups: int, language: str) -> OpenThread:
    """Return the message that opens the thread of a league game. `groups`: the number of groups in the season."""
    voice = Voice(language, game.name, markdown=False)
    group = group_label(*level_of(fixture.group, groups))
    facts = {"game": voice.say("game-name"), "letter": group, "number": str(fixture.round)}
    return OpenThread(
        voice.fill("league-thread", (), facts), voice.fill("league-thread-name", (), facts)[: limits.THREAD_NAME_LENGTH]
    )


def day_text(day: int) -> str:
    """Return a day as Discord shows it to each reader
    (https://docs.discord.com/developers/reference#message-formatting)."""
    return f"<t:{day * int(DAY)}:D>"


def points_text(points: Fraction, voice: Voice) -> str:
    """Return points as text, with one decimal if they are not whole."""
    if points.denominator == 1:
        return str(points.numerator)
    return f"{float(points):.1f}".replace(".", voice.say("decimal-point"))


def signup_text(view: SeasonView, voice: Voice, *, is_duel: bool) -> str:
    """Return the message in which people sign up. `is_duel`: whether the game is for two players."""
    season = view.season
    postponed = season.starts > season.opens + SIGN_UP_DAYS
    lines = [_title_text("league-signup-title", view, voice)]
    lines += [voice.say("league-postponed", least=MIN_ENTRANTS)] if postponed else []
    lines.append(voice.fill("league-signup", (), {"starts": day_text(season.starts), "ends": day_text(season.ends)}))
    lines += [] if postponed else [voice.say("league-least", least=MIN_ENTRANTS)]
    lines += [voice.say("league-stay")] if season.number > 1 else []
    rules = ("league-plan-duel" if is_duel else "league-plan", "league-time", "league-fair")
    return "\n".join([*lines, *(f"- {voice.say(rule)}" for rule in rules)])


def groups_text(view: SeasonView, voice: Voice) -> str:
    """Return the message with the groups, and with a link to each of their games."""
    lines = [_title_text("league-groups-title", view, voice)]
    lines.append(voice.fill("league-until", (), {"ends": day_text(view.season.ends)}))
    people = {entrant.id: entrant for entrant in view.entrants}
    for group in view.groups:
        names = [_entrant_text(people[standing.entrant], voice) for standing in group.standings]
        facts = {"letter": group_label(group.level, group.part), "people": _join_row(names, voice, ", ")}
        lines.append(voice.fill("league-group-of", (), facts))
        games = [channel_link(view.channels[fixture.id]) for fixture in group.fixtures if fixture.id in view.channels]
        lines += [voice.fill("league-games", (), {"games": _join_row(games, voice)})] if games else []
    return _fit_message([*lines, *_lines_about_letters(view, voice)], voice)


def standings_text(view: SeasonView, voice: Voice) -> str:
    """Return the message with the standings of all groups, which is edited after each game."""
    lines = [_title_text("league-standings-title", view, voice), _state_text(view, voice)]
    for group in view.groups:
        lines += group_lines(view, group, voice)
    return _fit_message([*lines, *_lines_about_groups(view, voice)], voice)


def end_text(view: SeasonView, voice: Voice, opens: int | None) -> str:
    """Return the message about the end of a season: its winner, everybody's place, and who moves up and down. `opens`:
    the day on which sign-up for the next season begins, or None if the league is over."""
    lines = [
        _title_text("league-end-title", view, voice),
        *_champion_lines(view, voice),
        *_lines_about_groups(view, voice),
    ]
    for group in view.groups:
        lines += group_lines(view, group, voice)
    lines.append(
        voice.say("league-ended") if opens is None else voice.fill("league-next", (), {"opens": day_text(opens)})
    )
    return _fit_message(lines, voice)


def group_lines(view: SeasonView, group: Group, voice: Voice, *, with_games: bool = False) -> list[str]:
    """Return a group's name, and a line for each entrant, best first: place, points, a sign for those who move up or
    down, and the number of games that a computer finished for them. `with_games`: whether to add the number of games
    played and of first places."""
    people = {entrant.id: entrant for entrant in view.entrants}
    moving = level_changes(view.groups)
    lines = [f"**{group_name(group, voice)}**"]
    for place, entrant in enumerate(group.standings, 1):
        facts = {"place": str(place), "person": _entrant_text(people[entrant.entrant], voice)}
        facts["points"] = points_text(entrant.points, voice)
        parts = [voice.fill("league-line", (), facts) + _LEVEL_CHANGE_SIGNS[moving.get(entrant.entrant, 0)]]
        games = (("won", entrant.won),), {"games": games_text(group, entrant)}
        parts += [voice.fill("league-line-games", *games)] if with_games else []
        parts += [voice.say("league-absent", count=entrant.absent)] if entrant.absent else []
        lines.append(" · ".join(parts))
    return lines


def games_text(group: Group, standing: Standing) -> str:
    """Return the number of an entrant's finished games and the number of all their games, such as "2/5"."""
    return f"{standing.played}/{games_to_play(group, standing.entrant)}"


def season_lines(view: SeasonView, group: Group | None, user: int, waiting: Collection[int], voice: Voice) -> list[str]:
    """Return the lines of the private answer about a season: its dates, one group, and the reader's games. `waiting`:
    the tables that wait for the reader."""
    season = view.season
    lines = [_title_text("league-show-title", view, voice), _state_text(view, voice)]
    reader = next((entrant for entrant in view.entrants if entrant.user == user), None)
    if group is None:
        count = len([entrant for entrant in view.entrants if entrant.user is not None])
        if reader is not None and count == 1:
            lines.append(voice.say("league-only-you"))
        else:
            lines.append(voice.say("league-signed-up", count=count))
            lines.append(voice.say("league-you-in" if reader is not None else "league-you-out"))
        return [*lines, voice.say("league-least", least=MIN_ENTRANTS)]
    lines += [*group_lines(view, group, voice, with_games=True), *_lines_about_groups(view, voice)]
    links = [
        voice.fill("league-your-turn", (), {"game": place}) if fixture.table in waiting else place
        for fixture in _all_fixtures(view)
        if reader is not None and reader.id in fixture.seats and fixture.result is None and fixture.id in view.channels
        for place in [channel_link(view.channels[fixture.id])]
    ]
    if links and season.state in ("playing", "extra"):
        lines.append(voice.fill("league-your-games", (), {"games": _join_row(links, voice, " · ")}))
    is_duel = all(len(fixture.seats) == 2 for fixture in group.fixtures)
    return [*lines, voice.say("league-points-duel" if is_duel else "league-points")]


def group_name(group: Group, voice: Voice) -> str:
    """Return the name of a group, with its letter and number such as "B2", for a menu or a picture."""
    return voice.fill("league-group", (), {"letter": group_label(group.level, group.part)})


def picture_title(view: SeasonView, voice: Voice) -> str:
    """Return the title of a season's pictures: the game and the number of the season."""
    return _title_text("picture-standings", view, voice)


def _lines_about_groups(view: SeasonView, voice: Voice) -> list[str]:
    """Return the lines that explain the groups and the signs for moving up and down; [] in a season with one group."""
    if len(view.groups) <= 1:
        return []
    key = "league-moves-now" if view.season.state in ("playing", "extra") else "league-moves"
    lines = [voice.fill(key, (), {"letter": group_label(1), "up": UP_SIGN, "down": DOWN_SIGN})]
    return [*lines, *_lines_about_letters(view, voice)]


def _lines_about_letters(view: SeasonView, voice: Voice) -> list[str]:
    """Return the line that explains groups with the same letter; [] if each level has one group."""
    return [voice.say("league-levels")] if any(group.part for group in view.groups) else []


def _champion_lines(view: SeasonView, voice: Voice) -> list[str]:
    """Return the line about the leader of the highest group; [] if none of their games counted."""
    first = view.groups[0].standings[0] if view.groups else None
    if first is None or not first.points:
        return []
    person = _entrant_text(next(entrant for entrant in view.entrants if entrant.id == first.entrant), voice)
    return [voice.fill("league-champion", (("number", view.season.number),), {"person": person})]


def _join_row(items: Sequence[str], voice: Voice, between: str = " ") -> str:
    """Return items joined in one line. In a language read from right to left each item is isolated, since Discord shows
    the name in a link in its own script."""
    return between.join(isolate_item(item) for item in items) if voice.rtl else between.join(items)


def _all_fixtures(view: SeasonView) -> list[Fixture]:
    return [fixture for group in view.groups for fixture in group.fixtures]


def _entrant_text(entrant: Entrant, voice: Voice) -> str:
    return voice.say("former-player") if entrant.user is None else person_link(entrant.user)


def _title_text(key: str, view: SeasonView, voice: Voice) -> str:
    game = name_of_game(voice, view.league.game)
    return voice.fill(key, (("number", view.season.number),), {"game": game})


def _state_text(view: SeasonView, voice: Voice) -> str:
    season = view.season
    key = _ENTRY_OF_STATE[season.state]
    dates = {"opens": day_text(season.opens), "starts": day_text(season.starts), "ends": day_text(season.ends)}
    text, lost = voice.fill(key, (), dates), lost_days(season)
    if season.state not in ("playing", "extra"):
        return text
    still_open = sum(fixture.result is None for fixture in _all_fixtures(view))
    lost_day_texts = [voice.say("league-away", count=lost)] if lost > 0 else []
    return " ".join([text, *lost_day_texts, *([voice.say("league-open", count=still_open)] if still_open else [])])


def _fit_message(lines: Sequence[str], voice: Voice) -> str:
    """Return lines as one message. If they are too long for Discord, a hint about where to see all of them replaces the
    last ones."""
    kept, more = list(lines), voice.say("league-more")
    while sum(len(line) + 1 for line in kept) + len(more) > limits.LAYOUT_TEXT_LENGTH:
        kept.pop()
    return "\n".join(kept if len(kept) == len(lines) else [*kept, more])
