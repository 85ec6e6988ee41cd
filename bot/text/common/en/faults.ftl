# What is said when something around the bot fails.
unstored = I cannot write to my database at the moment, so nothing has changed. Please try again in a few minutes; if it stays like this, tell whoever runs this bot. Reference: { $reference }
