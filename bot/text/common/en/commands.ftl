# Slash commands: at most 100 characters each.
command-game = Tables: open, watch and leave them
command-game-new = Open a table in this channel
command-game-board = See the board and who is to move
command-game-hand = See your hand; nobody else sees it
command-game-log = See what happened last
command-game-rules = Read a short summary of the rules
command-game-undo = Take back your last move
command-game-leave = Leave the table
command-game-cancel = Cancel the game in this channel
command-help = How to play with me
command-about = Who I am and which games I know
command-settings = How I talk with you
command-settings-language = Choose the language I use with you
command-settings-dm = Choose whether I send you direct messages
command-play = Moves in { $group }

argument-game = The game to play
argument-language = The language
argument-dm = Whether I may send you direct messages
argument-auto-end = Whether I end a turn by myself, a minute after nothing else can be done
