# Help by task, and who the bot is.
help =
    ## Playing with me
    One channel or thread is one table. Take your time: a game may last days, and I tell whoever is to move.
    { "" }
    ### Start a game
    1. `/game new` opens a table in this channel.
    2. Everyone who plays presses **Join**. **Add a computer** fills empty seats.
    3. **Start** shuffles the seats and deals.
    { "" }
    ### Your first turn
    1. When it is your turn, I mention you under the newest board.
    2. Press **My hand**: only you see what it shows.
    3. Press **Move** and choose step by step. A picture shows which places are possible. Nothing is played before your last choice.
    4. Something is wrong? **Undo** takes your move back as long as nobody has learned anything from it.
    5. Finish with the button that ends the turn.
    { "" }
    ### Good to know
    - If somebody else's move asks you something secret, I send you a direct message. Closed direct messages? **My hand** leads to the same question.
    - `/game board` shows the board, `/game log` what happened, `/game rules` the rules in short.
    - `/settings language`, `/settings dm` and `/settings theme` change how I talk with you.
    - `/orders set` answers some questions in advance; nobody else can tell.
    - `/game leave` and `/game cancel` end it for you or for all.
    { "" }
    ### Moves as commands
help-play = - Press **Move**, or type `/{ $group }`.
about = Dubsar { $version }, a scribe for board games of ancient Mesopotamia. I know: { $games }. My code is free, under the MIT licence. `/help` tells how to play.
