# Looking at a game that somebody brings as a file.
command-table-import = Look at a game that you have as a file, move by move, privately
argument-record = The game's record, a .tablet file as /table export makes it

button-first = First
button-on = Next
button-last = Last
button-position = Board
button-log = Log
button-replay = Animation
button-verify = Check it

import-title = **{ $game }**, position { $number } of { $count }
import-until = **The record has an error further on**; you can look at everything before it.
import-fault = { $line ->
    [0] { $text }
   *[other] Line { $line }: { $text }
}
import-gone = I no longer have this record. Send the file again with `/table import`.
import-lost = The file did not arrive. Please try again.
import-replaying = I'm still making an animation for you. Please wait for it.
import-replay-failed = Sorry, the animation could not be made. The buttons show every position.
import-holds = Verified: by the rules, the seed in the file leads through { $count ->
    [one] its one entry
   *[other] all { $count } entries
} to the end of the game. The proof posted when the game began should read `{ $commitment }`.
import-holds-open = Verified so far: by the rules, the seed in the file leads through { $count ->
    [one] its one entry
   *[other] all { $count } entries
}, but the game is not over. The proof posted when the game began should read `{ $commitment }`.
import-broken = Not verified: { $count ->
    [0] not even its first entry can be played.
    [one] only its first entry can be played.
   *[other] only its first { $count } entries can be played.
}

record-too-large = The file is too large: a record has at most { $most } KiB.
record-too-long = A record may have at most { $most } entries.
record-no-text = This is not UTF-8 text. A record is a text file as made by `/table export`.
record-no-line = I can't read this. Before the moves each line begins with one of these words and a colon, each of them once: `{ $fields }`.
record-no-entry = This should be entry { $number }: the number, who plays, and the words of the move; so it begins with `{ $number }`.
record-no-seat = There is no player of that name. The line `seats:` lists the players, here `{ $seats }`.
record-no-undo = `undo` must be followed by the number of the first entry to take back, from 1 to { $last }.
record-no-field = The line `{ $field }:` is missing. A record has it before the moves.
record-seat-twice = Each player may appear only once in the line `seats:`.
record-no-rules = `game:` must be followed by the game's name and the number of its rules.
record-no-seed = `seed:` must be followed by { $count } hex digits.
record-other-seed = This seed is not the one promised in the line `commitment:`. One of the two has been changed.
record-other-game = I don't know that game. I know: `{ $games }`.
record-other-rules = The record uses rules number { $number }; I know number { $known }.
record-other-seats = The line `seats:` should name { $least } to { $most } of these: `{ $seats }`.
record-other-option = The game has no such option. It has: `{ $options }`.
record-other-content = This game was played with other component tables (`{ $content }`) than mine (`{ $known }`). Only a bot that has those tables can read it.
record-unfinished = This is the record of a game that is not over: its secrets and its seed are left out, and without them I don't know what was played. Export it once more when the game is over.
record-positioned = This record begins with a position of its own, which nobody can check. I only read games that begin with a seed.
record-no-position = The position cannot be read.
record-refused = Entry { $number } is not a legal move at that point. { $text }
