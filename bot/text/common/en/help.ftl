# Help by task, and who the bot is.
help =
    ## How to play
    One channel or thread is one table. Take your time: a game may last days, and I let you know when it's your turn.
    { "" }
    ### Start a game
    1. `/game new` opens a table in this channel.
    2. Everyone who wants to play presses **Join**. **Invite people** asks others, **Add a computer player** fills empty seats.
    3. **Start** shuffles the seats and deals.
    { "" }
    ### Your first turn
    1. When it is your turn, I mention you under the newest board.
    2. Press { $buttons_or }: only you see what it shows.
    3. Press **Move** and choose step by step. A picture shows the possible places. Nothing is played before your last choice. **{ button-advise }** recommends moves and gives the reasons.
    4. Made a mistake? **Undo** takes back your last move until somebody else moves, unless somebody drew because of it or it revealed something you didn't know.
    5. Finish with the button that ends the turn.
    { "" }
    ### Good to know
    - If another player's move asks you a secret question, I send you a direct message. Direct messages turned off? { $buttons_or } leads to the same question.
    - `/game board` shows the board, `/game log` the whole log, `/game rules` a short summary of the rules, `/game card` what a card, tile or place does.
    - `/settings` changes your language, pictures, direct messages, proposed moves and invitations; `/settings quiet` sets hours in which I don't ping you.
    - `/orders set` answers some questions in advance; nobody else notices.
    - Some games have a goal of their own: it stands above the board and in the panel you move with.
    - `/try` tries moves out, for you alone.
    - `/game leave` leaves the game; `/game cancel` ends it for everybody, by a vote once others have moved.
    { "" }
    ### Moves without buttons
    - `/move` plays a move by any part of it, such as `f g9`.
    - In a direct message to me `f g9` will do; `?` brings this help, `tables` your tables, `? T02` shows what T02 does.
help-play = - Or take the game's own command: { $groups_or }.
about = Dubsar { $version }, a scribe for board games of Mesopotamia. Games: { $games }. Free software under the MIT licence. `/help` explains how to play.
typed-help = help, how to play
typed-fillers = and, to, on, at, in, into, onto, the, a, an, with, from, by, put, place, play, move, my, now, then, please
typed-two = two
