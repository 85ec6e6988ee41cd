# What is said when something around the bot fails.
unstored = I can't write to my database at the moment, so nothing has changed. Please try again in a few minutes; if this goes on, tell whoever runs this bot. Error code: { $reference }
