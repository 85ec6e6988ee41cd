# Looking at a game that somebody brings as a file.
command-table-import = Look at a game that you have as a file, move by move, privately
argument-record = The game's record, a .tablet file as /table export makes it

button-first = First
button-on = On
button-last = Last
button-position = Board
button-log = Log
button-replay = Moving picture
button-verify = Check it

import-title = **{ $game }**, position { $number } of { $count }
import-until = **The record goes wrong further on**; up to there it can be looked at.
import-fault = { $line ->
    [0] { $text }
   *[other] Line { $line }: { $text }
}
import-gone = I no longer have this record. `/table import` with the file shows it again.
import-lost = The file did not arrive. Please try once more.
import-replaying = A moving picture for you is still being made. Please wait for it.
import-replay-failed = The moving picture could not be made, sorry. The buttons show every position.
import-holds = It holds: the seed in the file leads, by the rules, through { $count ->
    [one] its one entry
   *[other] all { $count } entries
} to the end of the game. This promise of the seed should be the one that was posted when the game began: `{ $commitment }`
import-holds-open = So far it holds: the seed in the file leads, by the rules, through { $count ->
    [one] its one entry
   *[other] all { $count } entries
}, but the game is not over. This promise of the seed should be the one that was posted when the game began: `{ $commitment }`
import-broken = It does not hold: { $count ->
    [0] not even its first entry can be played.
    [one] only its first entry can be played.
   *[other] only its first { $count } entries can be played.
}

record-too-large = The file is too large: a record has at most { $most } KiB.
record-too-long = A record may have at most { $most } entries.
record-no-text = This is no text in UTF-8. A record is a text file as `/table export` makes it.
record-no-line = I cannot read this. Before the moves each line begins with one of these words and a colon, each of them once: `{ $fields }`.
record-no-entry = This should be entry { $number }: the number, who plays, and the words of the move; so it begins with `{ $number }`.
record-no-seat = Nobody is called that here. Who plays is one of those in the line `seats:`, here `{ $seats }`.
record-no-undo = After `undo` stands the number of the first entry to take back, from 1 to { $last }.
record-no-field = The line `{ $field }:` is missing. A record has it before the moves.
record-seat-twice = In the line `seats:` everybody stands only once.
record-no-rules = After `game:` stand the game's name and the number of its rules.
record-no-seed = After `seed:` stand { $count } hex digits.
record-other-seed = This seed is not the one promised in the line `commitment:`. One of the two has been changed.
record-other-game = I do not know that game. I know: `{ $games }`.
record-other-rules = The record is of rules number { $number }, and I know number { $known }.
record-other-seats = The line `seats:` should name { $least } to { $most } of these: `{ $seats }`.
record-other-option = The game has no such option. It has: `{ $options }`.
record-unfinished = This is the record of a game that is not over: its secrets and its seed are left out, and without them I cannot tell what was played. Export it once more when the game is over.
record-positioned = It begins with a position of its own, which nobody can check. I read only games that begin with a seed.
record-no-position = The position cannot be read.
record-refused = Entry { $number } cannot be played there. { $text }
