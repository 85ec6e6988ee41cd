# Servers: where tables are opened, by whom, how, and how many.
command-admin-setup = Choose where, by whom and how many tables are opened; without options, shows the settings
argument-setup-channel = The channel where tables are opened, or a forum: each post can have a table
argument-setup-threads = Whether each table gets a thread of its own
argument-setup-role = A role that may open tables, added to those already chosen
argument-setup-remove-role = A role that may no longer open tables
argument-setup-seats = How many unfinished games one person may play in; 0: no limit
argument-setup-lobbies = How many tables may wait for players at once; 0: no limit
argument-setup-unset = What to reset
unset-channel = the channel: anywhere
unset-roles = the roles: everybody may open tables
unset-defaults = the default options
unset-everything = everything

server-title = ## Tables on this server
server-changed = ## Tables on this server, from now on
server-channel = - Tables are opened in { $channel }.
server-channel-deleted = - The channel for tables has been deleted: until you name another, tables can be opened anywhere.
server-anywhere = - Tables are opened in any channel.
server-threads = - Each table gets a thread of its own.
server-no-threads = - A table is played in the channel where it is opened.
server-roles = - Tables can be opened by { $roles }, and by those who may manage the server.
server-role-deleted = (a deleted role)
server-everybody = - Everybody may open tables.
server-seats = - { $count ->
    [0] One person may play in any number of unfinished games.
    [one] One person may play in one unfinished game.
   *[other] One person may play in { $count } unfinished games.
}
server-lobbies = - { $count ->
    [0] Any number of tables may wait for players at once.
    [one] One table may wait for players at a time.
   *[other] { $count } tables may wait for players at once.
}
server-defaults = - Unless something else is chosen: { $choices }
server-no-defaults = - New tables have no default options.
server-lacking = ⚠️ In { $channel } I still need: { $permissions }.

choice-reminders = Reminders
choice-auto-end = Automatic end of turn
choice-theme = Pictures
choice-content = Components
content-house = our own, not the published ones ({ $content })
content-copy = from a copy of the game ({ $content })
argument-content = Which component tables to play with
choice-orders-delay = Delay of standing orders
choice-proposals = Proposed moves
choice-computers = Computer players
computers-normal = normal
computers-beginner = beginners
computers-easy = easy
choice-language = Language
lobby-choices = Table: { $choices }

thread-name = { $game } · { $host }
signpost-new = **{ $game }**: a table is being set up.
signpost-lobby = The table is in { $link }.
signpost-open = **{ $game }**: { $names } – in progress in { $link }.
signpost-over = **{ $game }**: { $names } – finished in { $link }.
signpost-cancelled = **{ $game }**: this table is closed.
done-new-thread = Your table is open in { $link }, and you have a seat. Others press **Join** there; **Start** begins the game.
done-new-soon = The table gets a thread of its own as soon as Discord lets me create one.
done-reopened = The thread was archived; it's open again.

refused-no-thread = Discord didn't let me create a thread here, so there is no table. Please try again, or ask somebody who manages the server.
refused-wrong-channel = On this server tables are opened in { $channel }. Type `/game new` there.
refused-wrong-role = On this server only { $roles } can open tables. Ask one of them to open one, and join it.
refused-roles-gone = The roles that could open tables here have been deleted. Somebody who manages the server can name others with `/admin setup`.
refused-too-many-seats = { $most ->
    [one] You're already in an unfinished game: { $places }. This server allows one for each person.
   *[other] You're already in these unfinished games: { $places }. This server allows { $most } for each person.
} Finish or leave one first.
refused-too-many-lobbies = { $most ->
    [one] A table is already waiting for players: { $places }. This server allows one at once.
   *[other] These tables are already waiting for players: { $places }. This server allows { $most } at once.
} Join one, or wait until one starts.
refused-tables-elsewhere = There is no game in this channel itself. Its tables are in threads: { $places }. Use the command there.

word-view-channel = View Channel
word-read-message-history = Read Message History
word-send-messages = Send Messages
word-send-messages-in-threads = Send Messages in Threads
word-create-public-threads = Create Public Threads
word-embed-links = Embed Links
word-attach-files = Attach Files
word-manage-guild = Manage Server
word-manage-messages = Manage Messages
argument-setup-lobby-days = After how many days without a change a table looking for players closes; 0: never
argument-setup-call-role = A role that the host of a table may call when players are missing
argument-setup-call-limit = How many times a day players may be called on this server
unset-call-role = the role for calling players
server-lobby-days = - { $count ->
    [0] A table looking for players stays open until somebody closes it.
    [one] A table looking for players closes after one day without a change; its host is asked first.
   *[other] A table looking for players closes after { $count } days without a change; its host is asked first.
}
server-calls = - A host may call { $role } to a table, { $count ->
    [one] once a day on this server.
   *[other] { $count } times a day on this server.
}
choice-seats = Seats
argument-seats = How many can play at most
seats-any = as many as the game allows
choice-start = Start
argument-start = Whether the host starts the game, or it starts when all seats are taken
start-host = when somebody presses { button-start }
start-full = when all seats are taken
refused-no-call-role = No role can be called here. Somebody who manages the server can name one with `/admin setup`, as `call-role`.
refused-role-not-mentionable = I may not mention { $role }. Somebody who manages the server can let everyone mention it, or give me the permission Mention @everyone, @here and All Roles.
refused-already-called = Players have already been called to this table. **{ pick-people }** asks somebody by name.
refused-too-many-calls = { $most ->
    [one] Players can be called once a day on this server, and somebody has done that. Try again tomorrow, or invite people by name.
   *[other] Players can be called { $most } times a day on this server, and today's are used up. Try again tomorrow, or invite people by name.
}
argument-setup-tag-open = The tag for posts whose table looks for players
argument-setup-tag-running = The tag for posts whose game is in play
unset-tags = the tags: none
server-forum = - Tables are opened in posts of { $channel }: type `/game new` in a post.
server-tag-open = - A post whose table looks for players has the tag **{ $tag }**.
server-tag-running = - A post whose game is in play has the tag **{ $tag }**.
server-tag-deleted = (a deleted tag)
refused-wrong-forum = On this server tables are opened in posts of { $channel }. Make a post there and type `/game new` in it.
refused-no-forum = Only posts of a forum have tags. Name a forum as `channel` first.
word-manage-threads = Manage Threads
refused-no-such-tag = The forum has no tag “{ $typed }”. It has: { $tags }.
refused-no-tags = The forum has no tags yet. Make them in its settings first.
