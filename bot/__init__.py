"""The shell around the rules: Discord, SQLite and the clock. `docs/architecture.md` describes the layers and how a move
passes through them.

Glossary: the main meanings of words in code, tests and documents.

address         the content of a button's custom id: table, version, action and arguments
advice          help from the rules and a computer player with a person's moves: notes and proposals
agenda          the tasks that a game still has to carry out, the next one first
board message   the newest public message of a table; it has the picture and the controls
chair           one place at a table: mark, person or computer, name
change          the effect of one log entry on a game: position before, position after, events
consequences    the table record and the outgoing messages that a change causes
content         the tables of components with which a game is played: the bot's own or an owner's
daily digest    a direct message about the tables that wait for a person, once a day
decision        the choice for which a game waits: seats, kind of choice, public facts
digest          the first 8 hex digits of the SHA-256 of a canonical text
draft           a position that is being changed by one move
entrant         a person in a season of a league
entry           one line of a log: number, seat, words
event           something that happened in a game, for everybody or for some seats
fixture         a game of a season, with its entrants in the order of play
flag            the moment at which a person's time runs out
fold            the position to which a header and a log lead; to fold a log is to play it
guild           Discord's word for a server
hand            the things that a seat has and others do not see
held answer     an answer that is played only at a later time, so that its speed reveals nothing
interaction     Discord's word for one use of a command, button, menu or form
league          seasons of one game on one server
lobby           a table that gathers players and whose game has not begun
log             all entries of a table, oldest first, from which its game can be rebuilt
mark            the name of a seat in the record: a dynasty or a colour
move chain      several moves made with one press; each has its own entry in the log
outbox          the outgoing messages that are stored but not yet sent, and their sender
outgoing        a message to be sent to Discord, as a value
panel           the private message in which a person answers a table's question
played move     an entry of a log, with the events that it caused
proposal        a whole move that a computer player would consider instead of the person
record          a game as a text file (`.tablet`): header and log
roster          the chairs of a table in the order of the seats
row             a row of a database table; of the table of games, a TableRecord: the settings and state of a table
season          one round of a league: sign-up, games in groups, and final places
seat            the number of a place in the order of play, counted from 0
sign            an emoji in front of a word, such as that of a good; a reader can turn signs off
snapshot        the canonical text of a table's newest position
standing move   a move that was not taken back
standing order  an answer that a player gives in advance
starter         the message in the parent channel to which a table's thread is attached
table           one game in progress, in one channel or thread; a variable `table` is a LiveTable
tryout          a private game of one person, which continues from their view of a table
version         the number of the last log entry, which only grows
view            the part of a position that a seat may know; for None, the part that everybody may know
voice           formats catalog entries in a reader's language; a variable `voice` is a Voice
wait            the fact that a table waits for a person: since when, and when it reminds them
watcher         a person who follows a table without playing
words           a move, as the game knows it: a tuple of lower-case words
"""
