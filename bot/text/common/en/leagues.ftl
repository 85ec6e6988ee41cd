# Leagues: signing up, groups, standings, seasons.
command-league = Leagues of this server
command-league-join = Sign up for the next season of a league
command-league-leave = Leave a league: you finish the current season and play no more after it
command-league-show = See a league's standings and your games in it
command-admin-league = Leagues of this server
command-admin-league-start = Start a league in this channel; each of its games gets a thread here
command-admin-league-stop = Stop a league: the current season is its last one
command-admin-league-replace = Give a player's place and seats in a league to somebody else
argument-league-game = The league's game, if there are several leagues
argument-league-season = The season, if not the newest one
argument-league-by = Who takes the place
argument-league-player = Whose place it is; leave it out for a player whose data has been deleted

league-signup-title = ## { $game } league: season { $number }
league-postponed = Too few people have signed up so far, so the season starts a week later. At least { $least } are needed.
league-least = At least { $least } people are needed; with fewer, the season starts a week later.
league-signup = Press **Join** to play. On { $starts } I draw groups of about four people and open a thread for each game. All games end by { $ends }.
league-stay = Those who played the last season are signed up already.
league-plan = You play against the others in your group: at least two games, all at the same time.
league-plan-duel = You play one game against each of the others in your group, all at the same time.
league-time = You begin with five days to think, and each of your turns adds 12 hours. If your time runs out, a computer plays for you until you come back.
league-fair = After each season the top one or two of each group move up a group, and the bottom one or two move down. `/league leave` cancels your sign-up.
league-groups-title = ## { $game } league: season { $number } begins
league-until = You'll find your games in the threads listed under your group. The season ends on { $ends }. Have fun!
league-group-of = **Group { $letter }**: { $people }
league-games = Games: { $games }
league-standings-title = ## { $game } league: standings of season { $number }
league-end-title = ## { $game } league: season { $number } is over
league-champion = **{ $person } wins season { $number }.**
league-next = Sign-up for the next season opens on { $opens }. Everybody who played stays signed up, except those who use `/league leave` and those for whom a computer finished two or more games; `/league join` signs them up again.
league-ended = This was the last season of this league. Thank you for playing!
league-more = `/league show` has all the groups.
league-group = Group { $letter }
league-line = { $place }. { $person } · points: **{ $points }**
league-line-games = played: { $games } · first places: { $won }
league-absent = { $count ->
    [one] a computer finished { $count } game
   *[other] a computer finished { $count } games
}
league-moves = -# Group { $letter } is the highest. { $up } moves up a group after the season, { $down } moves down.
league-moves-now = -# Group { $letter } is the highest. { $up } and { $down } show who would move up or down a group if the season ended now.
league-levels = -# Groups with the same letter are on the same level.
league-show-title = ## { $game } league, season { $number }
league-state-rest = Sign-up opens on { $opens }.
league-state-signup = Sign-up is open until { $starts }.
league-state-playing = The season ends on { $ends }.
league-open = { $count ->
    [one] { $count } game is still open.
   *[other] { $count } games are still open.
}
league-away = I was away for { $count ->
    [one] { $count } day, so it ends a day later.
   *[other] { $count } days, so it ends { $count } days later.
}
league-state-extra = The season is over; the last games are still being finished.
league-state-over = The season ended on { $ends }.
league-signed-up = { $count ->
    [one] { $count } person has signed up.
   *[other] { $count } people have signed up.
}
league-only-you = Only you have signed up so far.
league-you-in = You are one of them.
league-you-out = `/league join` signs you up.
league-your-games = **Your open games:** { $games }
league-your-turn = { $game } (your turn)
league-points = -# Points of a game: 6 for the first place, 3 for the second, 1 for the third; players tied for a place share its points. Ties are broken by the games against each other, then by the points of the players you beat.
league-points-duel = -# Points of a game: 2 for a win, 1 for a draw. Ties are broken by the games against each other, then by the points of the players you beat.
league-joined = You are signed up for the { $game } league. The season starts on { $starts }.
league-left = You have left the { $game } league.
league-leaves = You leave the { $game } league after this season. Please finish your games; `/game leave` hands a seat over to a computer.
league-started = The { $game } league has started. I post in this channel; the first season starts on { $starts }.
league-goes-on = The { $game } league goes on in this channel.
league-stops = The { $game } league ends with this season, on { $ends }.
league-stopped = The { $game } league is over.
league-replaced = { $person } has the place now, with { $count ->
    [one] { $count } open game.
   *[other] { $count } open games.
}
league-silent = I can no longer post in the channel of the { $game } league that you started. Its standings are still in `/league show`. `/admin league start` in another channel moves the league there.
league-refused = I can't open threads for the games of your { $game } league in { $channel }. Please check that I have the permissions { $permissions } there. I'll try again every hour, and post the groups once all threads are open.
league-thread = { $game } league, group { $letter }, game { $number }
league-thread-name = { $game }: { $letter }-{ $number }
league-player = Player { $number }
button-older = Older season
button-newer = Newer season
pick-group = Another group …
decimal-point = .
picture-standings = { $game } league, season { $number }
picture-standings-played = Played
picture-standings-won = 1st
picture-standings-points = Points
picture-standings-line = { $place }. { $name }: points: { $points }, played: { $games }, first places: { $won }
picture-standings-own = you
picture-standings-up = promotion place
picture-standings-down = relegation place

refused-no-league = There is no such league on this server. Somebody who manages the server can start one with `/admin league start`.
refused-several-leagues = There are several leagues on this server. Choose the game too.
refused-league-exists = This game already has a league here. `/league show` shows it.
refused-league-stops = This league ends with the current season, so you can't sign up for another.
refused-already-in-league = Already signed up: `/league show` has the dates.
refused-not-in-league = There is no such sign-up in this league. `/league join` signs you up.
refused-results-off = A league needs your results. `/settings stats` turns them on.
refused-league-table = This is a league game, so its players and times stay as they are.
