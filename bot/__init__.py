"""The shell around the rules: Discord, SQLite and the clock. `docs/architecture.md` has the layers and a move's way.

Glossary. One word, one meaning, in code, tests and documents.

address         what a button's custom id says: table, version, action and arguments
advice          what the rules and a computer player say of a person's moves: notes and proposals
agenda          the tasks that a game still has to do, the next one first
board message   the newest public message of a table; it carries the picture and the controls
chair           one place at a table: mark, person or computer, name
change          what one log entry does to a game: position before, position after, events
consequences    the table record and the outgoing messages that a change causes
content         the tables of components with which a game is played: the house's or an owner's
decision        what a game waits for: seats, kind of choice, public facts
digest          first 8 hex digits of the SHA-256 of a canonical text
draft           a position while one move changes it
entrant         a person in a season of a league
entry           one line of a log: number, seat, words
event           something that happened in a game, for everybody or for some seats
fixture         a game of a season, with its entrants in the order of play
fold            the position to which a header and a log lead; to fold is to play a log
guild           Discord's word for a server
hand            what a seat holds and others do not see
held answer     an answer in advance that waits for its time, so that its speed tells nothing
interaction     Discord's word for one use of a command, button, menu or form
league          seasons of one game on one server
lobby           a table that gathers players; its game has not begun
log             all entries of a table, oldest first; the truth about its game
mark            what a seat is called in the record: a dynasty or a colour
move chain      several moves in one press; the log keeps each by itself
outbox          the outgoing messages that are stored and not yet sent, and their sender
outgoing        a message that is to be sent to Discord, as a value
panel           the private message in which a person answers a table's question: buttons, menus, pictures
played move     an entry of a log with the events that it caused
proposal        a whole move that a computer player would consider in a person's place
record          a game as a text file (`.tablet`): header and log
roster          the chairs of a table in the order of the seats
season          one round of a league: signing up, games in groups, and everybody's place
seat            number of a place in the order of play, from 0
snapshot        canonical text of the newest position of a table
standing order  an answer that a player gives in advance
starter         the message in the parent channel on which a table's thread hangs
table           one game in progress, in one channel or thread; a variable `table` is a LiveTable
tryout          a private game of one person, which goes on from what they know of a table
version         number of the last log entry; it only grows
view            what a seat may know of a position (None: what everybody may know)
voice           says catalog entries in a reader's language; a variable `voice` is a Voice
wait            that a table waits for a person: since when, and when they are reminded
watcher         a person who follows a table without playing
words           a move, as the game knows it: a tuple of lower-case words
"""
