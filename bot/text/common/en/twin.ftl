# How pictures look, and the position in words.
command-settings-theme = Choose how pictures for you are painted
argument-theme = How pictures are painted
theme-standard = standard
theme-high-contrast = high contrast
theme-auto = as the table's
done-theme = Pictures for you are painted like this from now on: { $theme }.
argument-text = Read the whole position as text instead of a picture
picker-choices = Possible: { $words }.
twin-file = The position as a text file.
