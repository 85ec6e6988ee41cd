"""Discord's error answers: HTTP status, JSON error code, message and, for forms, the faults by field.

Codes: https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

from bot.sandbox.json_types import Json

STATUS_AND_TEXT = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20028: (429, "The write action you are performing on the channel has hit the write rate limit"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """Raised to refuse a request with one of Discord's error codes."""

    def __init__(self, code: int, errors: Json | None = None, retry_after: float | None = None) -> None:
        self.status, self.message = STATUS_AND_TEXT[code]
        super().__init__(f"{self.status} {code}: {self.message}")
        self.code = code
        self.errors = errors
        self.retry_after = retry_after

    def body(self) -> Json:
        """Return the error as the JSON that a client receives."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body
