# What is past: the log, positions, records, verdicts.
command-table = Look back, vote, and export the game at this table
command-table-log = Read the whole log, page by page
command-table-show = See the board as it was after a move
command-table-export = Get the game as a file
command-table-verify = Check a finished game against the rules and its seed
command-game-replay = See the game so far as an animation
argument-last = Show only the last moves

argument-page = Which page; the last one if you leave it out
argument-move = The move's number in the log; 0 is the first position
argument-table = This table, or one of the last games here
past-this = this
past-game = { $game }, { $date }: { $names }

history-page = **What happened**, page { $number } of { $count }
history-position = { $number ->
    [0] The first position.
   *[other] After move { $number }.
}
history-export = The whole game with its seed; `/table verify` checks it.
history-export-open = The game so far. Secrets are shown as `…`, and the seed is revealed at the end: only then can the game be checked.
history-replay = { $count ->
    [one] The game so far: { $count } move.
   *[other] The game so far: { $count } moves, one after another.
}
history-last-moves = The last moves.
history-replay-failed = Sorry, the animation could not be made. `/table show` shows the position after any move.
history-replay-soon = Still drawing. The animation appears here as soon as it is ready.
history-replay-late = This is taking a while. Please ask again in a few minutes; it will be ready sooner then.

verdict-holds = Verified: the seed is the one promised at the start, and by the rules it leads to every position of this game. ({ $number ->
    [one] { $number } entry
   *[other] { $number } entries
})
verdict-broken = { $number ->
    [0] Not verified: the seed is not the one promised, or it leads elsewhere.
   *[other] Not verified: entry { $number } is not a legal move at that point.
}
verdict-unsown = Verified from the position at which a newer version of the rules took the game over; what came before can no longer be checked. ({ $number ->
    [one] { $number } entry
   *[other] { $number } entries
})

refused-no-such-move = There is no move { $number } to see: it was taken back, or has not been played. `/table log` shows the numbers.
refused-still-open = That can only be done once the game is over.

button-rematch = Play again

command-stats = Results and ratings on this server
command-stats-me = See your own results and rating
command-stats-player = See somebody's results and rating
command-stats-server = See who is rated best in each game
command-settings-stats = Choose whether I keep your results
argument-player = Whose results
argument-stats = Whether I keep your results

done-stats-on = From now on I keep the results of your finished games.
done-stats-off = I have forgotten your results and keep none from now on.

stats-person = Results of { $person }:
stats-game = - { $game }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won, rating { $rating }
stats-kind = **{ $game }**
stats-rank = { $person }: { $rating } ({ $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won)
stats-none = { $person } has not finished a game here yet.
stats-unlisted = { $person } has chosen to keep no results. Everyone can change this for themselves with `/settings stats`.
stats-empty = No games have been finished here yet.

picture-ahead = In the lead: { $leads }.
picture-ahead-from = { $who } from move { $move }
picture-alt-points = { $name } { $points }
picture-since = Since your last turn:
picture-score-sheet = Final score
picture-course = Points, move by move
picture-rating = Rating in { $game }
picture-rating-alt = { $count ->
    [one] Rating in { $game } after { $count } game: from { $first } to { $last }.
   *[other] Rating in { $game } over { $count } games: from { $first } to { $last }.
}

# The poster at the end of a game. After a name: wins, loses; above names: what is said of all.
poster-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
poster-wins = wins with { $points }
poster-wins-against = wins, { $points } : { $other }
poster-loses = beaten, { $points } : { $other }
poster-tie = A shared victory, { $points } each
poster-together-won = A victory together, { $points } : { $other }
poster-together-lost = The game wins, { $other } : { $points }
poster-alt = Poster for the end of { $game }. { $said }. Places: { $places }. { $fact }
poster-said = { $name }: { $said }
poster-place = { $place } { $name }
poster-scored = { $place } { $name }: { $points }

# The cover at the start of a game. `cover-people` stands below its name, `cover-begins` after a name.
cover-people = { $count ->
    [one] alone
   *[other] a game for { $count }
}
cover-begins = begins
cover-first = { $name } (begins)
cover-alt = Cover of { $game }. Playing: { $names }. { $chosen }

command-table-review = See privately what computers would have played in your finished game
button-review = Review my game
button-before = Before move { $number }
review-queued = { $place ->
    [1] I'm looking at your moves. You'll get the review as a direct message in a few minutes; `/table review` shows it here too.
   *[other] I'll look at your moves; you are number { $place } in the queue. You'll get the review as a direct message; `/table review` shows it here too.
}
review-title = **Your game of { $game }, reviewed**
review-about = -# By computers that play decently, not brilliantly, and look one turn ahead; they knew only what you could know. A remark is a question, not a verdict.
review-about-exact = -# With these rules the computers know the exact chance of winning after each move.
review-none = I found no move that computers would clearly have played differently.
review-line-chance = - **Move { $number }**: { $played }. Better: { $better }. It would win { $loss } more of 100 such games.
review-line = - **Move { $number }**: { $played }. Computers: { $better } – { $why }.
review-line-bare = - **Move { $number }**: { $played }. Computers: { $better }.
review-before = Before move { $number }, as you saw it
review-played = 1 · Your move: { $played }
review-better = 2 · Better: { $better }
review-luck = { $side ->
    [1] Luck: throw by throw, the dice raised your chance of winning by { $count } percentage { $count ->
        [one] point
       *[other] points
    } in all. The moves did the rest.
    [-1] Luck: throw by throw, the dice lowered your chance of winning by { $count } percentage { $count ->
        [one] point
       *[other] points
    } in all. The moves did the rest.
   *[0] Luck: throw by throw, the dice favoured neither of you. The moves decided.
}
refused-no-review = I can't review this game: my computers are not good enough judges of it.
refused-reviews-off = I make no reviews: the person who runs this bot has switched them off.
refused-too-many-reviews = You can ask for { $count } reviews a day. Please try again tomorrow.
