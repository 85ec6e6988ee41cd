# Words that all games share, and the names of the languages.
word-no-side = no side chosen yet
word-on = on
word-off = off
word-yes = yes
word-no = no

language-en = English
language-cs = Czech
language-fi = Finnish
language-he = Hebrew
language-auto = the same as in Discord
