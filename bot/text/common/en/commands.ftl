# Slash commands: at most 100 characters each.
command-game = Open, watch and leave tables
command-game-new = Open a table in this channel
command-game-board = See the board and who is to move
command-game-card = See what a card, tile or place does
command-game-hand = See your hand; nobody else sees it
command-game-log = Read the whole log, page by page
command-game-rules = Read a short summary of the rules
command-game-undo = Take back your last move
command-game-leave = Leave the table
command-game-cancel = Cancel the game in this channel
command-help = Read how to play
command-about = Read about this bot and its games
command-settings = Your settings
command-settings-language = Choose your language
command-settings-dm = Turn direct messages on or off
command-play = Moves in { $group }

argument-game = The game to play
argument-rules-game = The game whose rules you want
argument-component = What it is called: a name, such as Courier, or a code, such as T02
argument-options = The game's own options, such as map=advanced
argument-language = The language of my messages
argument-dm = Whether the bot may send you direct messages
argument-auto-end = End a turn automatically, a minute after nothing else can be done

command-move = Play a move by typing any part of it, such as “f g9”
argument-typed = Any part of the move: pieces, cells, numbers, shortened as you like
command-settings-proposals = Choose whether good moves are proposed to you
argument-own-proposals = Whether your panel proposes moves
command-settings-guide = Choose whether the questions of a game are explained to you
argument-guided-game = In which game
argument-guide = Whether I explain them the first few times they come up
argument-proposals = Whether players may have moves proposed to them
argument-computers = How well computer players play: normal, easy (they slip now and then) or like beginners
command-settings-end = Choose whether your turn ends by itself once only optional actions are left
argument-end = Whether your turn ends by itself, a minute after only optional actions are left
command-settings-signs = Choose whether small pictures stand before the words on buttons and in lists
argument-signs = Whether small pictures stand before words; turn them off if you listen to the screen
command-settings-invitations = Choose whether others may invite you to tables
argument-invitations = Whether I may mention you to invite you
