"""Discord's limits, each with its documentation page. The sandbox enforces them."""

MESSAGE = 2000
"""Characters of a message (https://docs.discord.com/developers/resources/message#create-message)."""

LAYOUT_TEXT = 4000
"""Characters of all texts of a layout
(https://docs.discord.com/developers/components/reference#text-display)."""

ROW, ROWS = 5, 5
"""Buttons in a row and rows in a message (https://docs.discord.com/developers/components/reference#action-row)."""

BUTTONS = ROW * ROWS
"""Buttons of a message."""

BUTTON_LABEL = 80
"""Characters of a button (https://docs.discord.com/developers/components/reference#button)."""

FILES = 10
"""Files of a message (https://docs.discord.com/developers/resources/message#create-message)."""

OPTIONS = 25
"""Options of a menu (https://docs.discord.com/developers/components/reference#string-select)."""

OPTION_TEXT = 100
"""Characters of an option, and of the text under it."""

HINT = 150
"""Characters of a menu's text while nothing is chosen."""

PEOPLE = 25
"""People that a menu can select at once (https://docs.discord.com/developers/components/reference#user-select)."""

CUSTOM_ID = 100
"""Characters of a custom id (https://docs.discord.com/developers/components/reference#anatomy-of-a-component)."""

DESCRIPTION = 100
"""Characters of the description of a command or an argument, on the same page."""

SUGGESTIONS = 25
"""Suggestions for an argument
(https://docs.discord.com/developers/interactions/application-commands#application-command-object-application-command-option-choice-structure)."""

SUGGESTION = 100
"""Characters of a suggestion's name, and of its value."""

APPLIED_TAGS = 5
"""Tags of a forum post (https://docs.discord.com/developers/resources/channel#channel-object)."""

THREAD_NAME = 100
"""Characters of a thread's name (https://docs.discord.com/developers/resources/channel#channel-object)."""
