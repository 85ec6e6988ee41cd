# Buttons and menus.
button-move = Move
button-hand = My hand
button-undo = Undo
button-back = Back
button-done = Done
button-join = Join
button-leave = Leave
button-computer = Add a computer player
button-dismiss = Remove a computer player
button-start = Start
button-start-alone = Start alone
button-explain = What do the options mean?
button-options = Options
button-page = Page { $number }

pick-verb = What would you like to do?
pick-other-ways = { $verb }: other ways
pick-in-menu = { $verb } …
pick-in-menu-more = { $verb } with extras …
pick-in-menu-part = { $verb } … ({ $number } of { $count })
pick-game = Choose a game …
pick-mark = Join as …

button-more = More
panel-page = Page { $number } of { $count }.
panel-moved-on = The game has moved on, and what you had begun is no longer possible.
panel-have = You have: { $goods_numbered }.
panel-effect = **{ $numbers } { $name }**: { $text }
panel-lacking = ✗ { $name }: { $text }
mark-final = · can't be undone
sign-asks = ▸
picture-choices = Your choices:
picture-proposals = Proposals: { $proposals }
picture-places = Possible places: { $places }
look-closer = Look closer …
panel-until = -# This panel works until { $time }; then press **Move** for a new one.
pick-people = Invite people …
