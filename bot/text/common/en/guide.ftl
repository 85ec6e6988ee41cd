# The guide of a first game, and how to turn it off.
button-known = I know this game
guide-off = I'll stop explaining this game's questions. `/settings guide` brings the explanations back.
guide-on = I'll explain the questions of this game the first few times they come up.
