# How pictures look, and the position in words.
command-settings-theme = Choose how your pictures look
argument-theme = The look of pictures
theme-standard = standard
theme-high-contrast = high contrast
theme-auto = the same as the table's
done-theme = Your pictures now use this look: { $theme }.
argument-text = Get the whole position as text instead of a picture
twin-file = The position as a text file.
twin-moves = Your possible moves as a text file.

argument-show = What to show instead of the board: a player, or another picture
look-at = Look at …
look-board = The board
look-key = Icon key
picture-key = { $game }: what the signs mean
refused-no-such-picture = I don't know “{ $typed }” here. Choose from the list.
