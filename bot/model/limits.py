"""Discord's limits, each with its documentation page, which the sandbox enforces. Those of the bot are in `guild`."""

MESSAGE = 2000
"""Maximum number of characters in a message (https://docs.discord.com/developers/resources/message#create-message)."""

LAYOUT_TEXT = 4000
"""Maximum number of characters in all texts of a layout
(https://docs.discord.com/developers/components/reference#text-display)."""

ROW, ROWS = 5, 5
"""Maximum number of buttons in a row, and of rows in a message
(https://docs.discord.com/developers/components/reference#action-row)."""

BUTTONS = ROW * ROWS
"""Maximum number of buttons in a message."""

BUTTON_LABEL = 80
"""Maximum number of characters on a button (https://docs.discord.com/developers/components/reference#button)."""

FILES = 10
"""Maximum number of files in a message (https://docs.discord.com/developers/resources/message#create-message)."""

OPTIONS = 25
"""Maximum number of options in a menu (https://docs.discord.com/developers/components/reference#string-select)."""

OPTION_TEXT = 100
"""Maximum number of characters in an option, and in the text below it."""

HINT = 150
"""Maximum number of characters of the text that a menu shows while nothing is chosen."""

PEOPLE = 25
"""Maximum number of people that a menu can select at once
(https://docs.discord.com/developers/components/reference#user-select)."""

CUSTOM_ID = 100
"""Maximum number of characters in a custom id
(https://docs.discord.com/developers/components/reference#anatomy-of-a-component)."""

DESCRIPTION = 100
"""Maximum number of characters in the description of a command or of an argument, on the same page."""

SUGGESTIONS = 25
"""Maximum number of suggestions for an argument

(https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-choice-structure)."""

SUGGESTION = 100
"""Maximum number of characters in the name of a suggestion, and in its value."""

APPLIED_TAGS = 5
"""Maximum number of tags on a forum post (https://docs.discord.com/developers/resources/channel#channel-object)."""

THREAD_NAME = 100
"""Maximum number of characters in the name of a thread
(https://docs.discord.com/developers/resources/channel#channel-object)."""
