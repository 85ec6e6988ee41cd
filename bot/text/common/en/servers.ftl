# Servers: where tables are opened, by whom, how, and how many.
command-admin-setup = Choose where tables are opened here, by whom, and how many; alone it shows what holds
argument-setup-channel = The channel where tables are opened
argument-setup-threads = Whether each table gets a thread of its own
argument-setup-role = A role that may open tables, besides those that may already
argument-setup-remove-role = A role that may no longer open tables
argument-setup-seats = How many unfinished tables a person may sit at; 0: any number
argument-setup-lobbies = How many tables may gather players at once; 0: any number
argument-setup-unset = What to put back to how it was in the beginning
unset-channel = the channel: anywhere
unset-roles = the roles: everybody may open tables
unset-defaults = the default options
unset-everything = everything

server-title = ## Tables on this server
server-changed = ## Tables on this server, from now on
server-channel = - Tables are opened in { $channel }.
server-channel-deleted = - The channel for tables is deleted: until you name another, tables are opened anywhere.
server-anywhere = - Tables are opened in any channel.
server-threads = - Each table gets a thread of its own.
server-no-threads = - A table is played in the channel where it is opened.
server-roles = - Tables are opened by { $roles }, and by those who may manage the server.
server-role-deleted = (a deleted role)
server-everybody = - Everybody may open tables.
server-seats = - { $count ->
    [0] A person may sit at any number of unfinished tables.
    [one] A person may sit at one unfinished table.
   *[other] A person may sit at { $count } unfinished tables.
}
server-lobbies = - { $count ->
    [0] Any number of tables may gather players at once.
    [one] One table may gather players at once.
   *[other] { $count } tables may gather players at once.
}
server-defaults = - Unless something else is chosen: { $choices }
server-no-defaults = - Nothing is chosen beforehand for new tables.
server-lacking = ⚠️ In { $channel } I still need: { $permissions }.

choice-reminders = Reminders
choice-auto-end = Turns end by themselves
choice-theme = Pictures
choice-orders-delay = Answers by order
choice-language = Language
lobby-choices = Table: { $choices }

thread-name = { $game } · { $host }
signpost-new = **{ $game }**: a table is being set up.
signpost-lobby = The table is in { $link }.
signpost-open = **{ $game }**: { $names } play in { $link }.
signpost-over = **{ $game }**: { $names } have played in { $link }.
signpost-cancelled = **{ $game }**: this table is closed.
done-new-thread = The table is open in { $link }. Whoever wants to play presses Join.
done-new-soon = The table comes into a thread of its own as soon as Discord lets me make one.

refused-no-thread = Discord let me make no thread here, so there is no table. Please try again, or ask somebody who manages the server.
refused-wrong-channel = On this server tables are opened in { $channel }. Type `/game new` there.
refused-wrong-role = On this server tables are opened by { $roles }. One of them can open one; you can join it.
refused-roles-gone = The roles that might open tables here are deleted. Somebody who manages the server can name others with `/admin setup`.
refused-too-many-seats = { $most ->
    [one] You sit at an unfinished table already: { $places }. This server allows one to each person.
   *[other] You sit at these unfinished tables: { $places }. This server allows { $most } to each person.
} Finish or leave one first.
refused-too-many-lobbies = { $most ->
    [one] There is a table that gathers players already: { $places }. This server allows one at once.
   *[other] These tables gather players already: { $places }. This server allows { $most } at once.
} Join one, or wait until one starts.
refused-tables-elsewhere = There is no game in this channel itself. Its tables are in threads: { $places }. Type it there.

word-view-channel = View Channel
word-read-message-history = Read Message History
word-send-messages = Send Messages
word-send-messages-in-threads = Send Messages in Threads
word-create-public-threads = Create Public Threads
word-embed-links = Embed Links
word-attach-files = Attach Files
