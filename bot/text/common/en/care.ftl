# What is stored of a person, and how it is deleted.
command-privacy = What I store about you, and how to delete it
command-privacy-about = Read what I store about you
command-privacy-export = Get everything that I store about you as a file
command-privacy-delete = Delete everything that I store about you
privacy-about =
    ## What I store
    - { privacy-ids }
    - { privacy-names }
    - { privacy-settings }
    - { privacy-invitations }
    - { privacy-moves }
    - { privacy-orders }
    - { privacy-results }
    - { privacy-reviews }
    - { privacy-leagues }
    - { privacy-absences }
    - { privacy-votes }
    - { privacy-watching }
    - { privacy-messages }
    - { privacy-servers }
    - { privacy-deletion }
    { "" }
    What you write to me directly I read as a move; I keep the move, not the message. I read no other messages. `/privacy export` gives you all of it as a file. `/privacy delete` deletes it: computers take over your seats, and finished games keep their moves without your name.
    When I am removed from a server, its settings and tables are deleted after 30 days.
privacy-ids = the Discord IDs of you, your server and its channels
privacy-names = the name under which you joined a table
privacy-settings = your settings: language, look, quiet hours with your time zone, and what I may send you, with the time of your daily list
privacy-invitations = the tables to which others invited you
privacy-moves = your moves, and when you made them
privacy-orders = the standing orders you left at tables still in play
privacy-results = the results of your games and your ratings, or that you want none kept
privacy-reviews = the reviews of your games that you asked for
privacy-leagues = the leagues you have signed up for, and your places in them
privacy-absences = when you are away, how much time your turns have left, and which seat you left
privacy-votes = how you vote
privacy-watching = which tables you watch
privacy-messages = which of my private messages to you I keep up to date, up to which of your direct messages I have read, and whether I am about to send you your daily list
privacy-servers = your server's settings; of its tables, what was chosen and what I wrote there last
privacy-deletion = that you want your data deleted, until it is
privacy-exported = This is everything that I store about you. Only you see this message.
privacy-confirm = Delete everything that I store about you? Computers take over your seats in games still in play; in finished games you become “{ former-player }”. This cannot be undone. `/privacy export` gives you a copy first.
privacy-deleted = Deleted. What I wrote in channels stays there until somebody deletes the messages.
button-forget = Delete everything
former-player = Former player

command-admin = For server managers
command-admin-health = See how the bot is doing
health-version = Version { $version }
health-gateway = Connection to Discord: { $milliseconds } ms
health-outbox = Messages waiting: { $owed }, the oldest for { $seconds } s; undeliverable: { $parked }
health-tables = Tables: { $playing } in play, { $lobbies } waiting for players
health-pictures = Pictures since the start: { $drawn } drawn, { $failed } failed
health-database = Database: { $kilobytes } KiB
