# What is said when something around the bot fails.
unstored = I can't reach my database at the moment, so I don't know whether this counted. In a few minutes `/game board` shows it; if it is missing there, please try again. If this goes on, please ask the person who runs this bot. Error code: { $reference }
discord-lost = I lost my connection to Discord for a moment, so I don't know whether this counted. `/game board` shows it; if it is missing there, please try again.
discord-later = Discord can't take this at the moment. `/game board` shows whether it counted; if not, please try again in a minute.
discord-archived = This thread is archived. Write a message in it to open it again, then try once more.
discord-gone = The channel or thread that this belongs to was deleted, so I can't do anything there any more.
discord-closed = Discord doesn't let me do that here. Please ask someone who manages the server to give me the permissions View Channel, Send Messages, Send Messages in Threads and Attach Files in this channel.
discord-unseen = I can't see this channel. Please ask someone who manages it to give me the permission View Channel. In a private thread, mention me to let me in.
discord-lacking = Discord doesn't let me do that here. I still need: { $permissions }. Please ask someone who manages the channel.
discord-locked = This thread is locked. Please ask someone who manages threads here to unlock it, then try once more.
