# What is past: the log, positions, records, verdicts.
command-table = At a table: look back, decide together, take the record away
command-table-log = Read the whole log, page by page
command-table-show = See the board as it was after a move
command-table-export = Get the game as a file
command-table-verify = Check a finished game against the rules and its seed
command-game-replay = See the game so far as a moving picture

argument-page = Which page; the last one if you leave it out
argument-move = The move's number in the log; 0 is the first position

history-page = **What happened**, page { $number } of { $count }
history-position = { $number ->
    [0] The first position.
   *[other] After move { $number }.
}
history-export = The whole game with its seed; `dubsar verify` checks it.
history-export-open = The game so far. What is still secret stands as `…`, and the seed is told at the end: only then can it be checked.
history-replay = { $count ->
    [one] The game so far: { $count } move.
   *[other] The game so far: { $count } moves, one after another.
}
history-replay-failed = The moving picture could not be made, sorry. `/table show` shows the position after any move.
history-replay-soon = I am still drawing. The picture appears here as soon as it is done.
history-replay-late = This takes longer than an answer may. I go on drawing: ask again in a few minutes.

verdict-holds = It holds: the seed is the one promised at the start, and with the rules it leads to every position of this game. ({ $number ->
    [one] { $number } entry
   *[other] { $number } entries
})
verdict-broken = { $number ->
    [0] It does not hold: the seed is not the one promised, or it leads elsewhere.
   *[other] It does not hold: entry { $number } cannot be played there.
}
verdict-unsown = It holds from the position at which a newer version of the rules took it over; what came before cannot be checked any more. ({ $number ->
    [one] { $number } entry
   *[other] { $number } entries
})

refused-no-such-move = There is no move { $number } to see: it was taken back, or has not been played. `/table log` shows the numbers.
refused-still-open = That can be done when the game is over.

button-rematch = Play again
done-rematch = The table is open again with the same people; the next seat starts. Press Start when all are ready.

command-stats = How people have played in this server
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
stats-none = { $person } has finished no game here yet.
stats-unlisted = { $person } wants no results kept. `/settings stats` changes that for oneself.
stats-empty = No game has been finished here yet.

picture-rating = Rating in { $game }
picture-rating-alt = { $count ->
    [one] Rating in { $game } after { $count } game: from { $first } to { $last }.
   *[other] Rating in { $game } over { $count } games: from { $first } to { $last }.
}
