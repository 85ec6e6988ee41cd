# What is stored of a person, and how it is deleted.
command-privacy = What I store about you, and how to delete it
command-privacy-about = Read what I store about you
command-privacy-export = Get everything that I store about you as a file
command-privacy-delete = Delete everything that I store about you
privacy-about =
    ## What I store
    - the numbers that Discord gives to you, your server and your channels
    - the name under which you joined a table
    - your settings: your language, and whether I may write to you
    - your moves, and when you made them
    - what you have ordered in advance at tables that go on
    { "" }
    I read no other messages. `/privacy export` gives you all of it as a file. `/privacy delete` deletes it: computers take over your seats, finished games keep their moves without your name.
    When I am removed from a server, its tables are deleted after 30 days.
privacy-exported = This is everything that I store about you. Only you see this message.
privacy-confirm = Delete everything that I store about you? Computers take over your seats in games that go on; in finished games you become “{ former-player }”. This cannot be undone. `/privacy export` gives you a copy first.
privacy-deleted = It is deleted. What I have written in channels stays there until somebody deletes the messages.
button-forget = Delete everything
former-player = Former player

command-admin = For those who look after the server
command-admin-health = See how the bot is doing
health-version = Version { $version }
health-gateway = Connection to Discord: { $milliseconds } ms
health-outbox = Messages waiting: { $owed }, the oldest for { $seconds } s; channels that refuse them: { $parked } messages
health-tables = Tables: { $playing } in play, { $lobbies } gathering players
health-pictures = Pictures since the start: { $drawn } drawn, { $failed } failed
health-database = Database: { $kilobytes } KiB
