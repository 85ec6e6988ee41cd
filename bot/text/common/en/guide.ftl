# The guide of a first game, and how to turn it off.
button-known = I know this game
guide-line = > { $text }
guide-off = I won't explain the questions of this game to you any more. `/settings guide` brings the explanations back.
guide-on = I'll explain the questions of this game the first few times they come up.
