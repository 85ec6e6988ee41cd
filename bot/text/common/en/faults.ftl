# What is said when something around the bot fails.
unstored = I can't reach my database at the moment, so I can't say whether this counted. In a few minutes `/game board` shows it; if it is missing there, please try again. If this goes on, tell whoever runs this bot. Error code: { $reference }
