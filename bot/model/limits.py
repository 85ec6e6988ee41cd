"""Discord's limits, which the sandbox enforces, most with their documentation page. Those of the bot are in `guild`."""

MESSAGE_LENGTH = 2000
"""Maximum number of characters in a message (https://docs.discord.com/developers/resources/message#create-message)."""

LAYOUT_TEXT_LENGTH = 4000
"""Maximum number of characters in all texts of a layout
(https://docs.discord.com/developers/components/reference#text-display)."""

BUTTONS_IN_ROW, ROWS_IN_MESSAGE = 5, 5
"""Maximum number of buttons in a row, and of rows in a message
(https://docs.discord.com/developers/components/reference#action-row)."""

BUTTONS_IN_MESSAGE = BUTTONS_IN_ROW * ROWS_IN_MESSAGE
"""Maximum number of buttons in a message."""

BUTTON_LABEL_LENGTH = 80
"""Maximum number of characters on a button (https://docs.discord.com/developers/components/reference#button)."""

FILES_IN_MESSAGE = 10
"""Maximum number of files in a message (https://docs.discord.com/developers/resources/message#create-message)."""

OPTIONS_IN_MENU = 25
"""Maximum number of options in a menu (https://docs.discord.com/developers/components/reference#string-select)."""

OPTION_TEXT_LENGTH = 100
"""Maximum number of characters in an option, and in the text below it."""

MENU_HINT_LENGTH = 150
"""Maximum number of characters of the text that a menu shows while nothing is chosen."""

PEOPLE_IN_MENU = 25
"""Maximum number of people that a menu can select at once
(https://docs.discord.com/developers/components/reference#user-select)."""

CUSTOM_ID_LENGTH = 100
"""Maximum number of characters in a custom id
(https://docs.discord.com/developers/components/reference#anatomy-of-a-component)."""

DESCRIPTION_LENGTH = 100
"""Maximum number of characters in the description of a command or of an argument, on the same page."""

SUGGESTIONS_FOR_ARGUMENT = 25
"""Maximum number of suggestions for an argument

(https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-choice-structure)."""

SUGGESTION_LENGTH = 100
"""Maximum number of characters in the name of a suggestion, and in its value."""

TAGS_ON_POST = 5
"""Maximum number of tags on a forum post (https://docs.discord.com/developers/resources/channel#channel-object)."""

THREAD_NAME_LENGTH = 100
"""Maximum number of characters in the name of a thread
(https://docs.discord.com/developers/resources/channel#channel-object)."""
