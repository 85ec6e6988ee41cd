"""Files that an operator names: read them, and report those that cannot be read."""

import errno
import stat
from pathlib import Path

MAX_SMALL_BYTES = 1024 * 1024
"""Maximum size of a small file, in bytes."""

MAX_BYTES = 64 * MAX_SMALL_BYTES
"""Maximum size of any other file, in bytes. The record of the longest game takes a hundredth of this."""

_WHY = {
    errno.ENOENT: "there is no such file",
    errno.ENOTDIR: "there is no such file",
    errno.EISDIR: "it is a folder, not a file",
    errno.EEXIST: "there is something else with this name",
    errno.ELOOP: "it is a link that leads back to itself",
    errno.EACCES: "the user whom this runs as may not use it",
    errno.EPERM: "the user whom this runs as may not use it",
    errno.ENOSPC: "the disk is full: make room there",
}


class Unreadable(Exception):
    """Raised for a file that cannot be read; the text names the file and the reason."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.why = why


def read_text(file: Path) -> str:
    """Return the text of a regular file, without the byte order mark that some editors add. Raises Unreadable."""
    return _text_up_to(MAX_BYTES, file)


def read_small_text(file: Path) -> str:
    """Return the text of a small regular file. Raises Unreadable."""
    return _text_up_to(MAX_SMALL_BYTES, file)


def _text_up_to(max_bytes: int, file: Path) -> str:
    """Return the text of a file of at most `max_bytes` bytes, without blocking on a pipe or a device."""
    try:
        mode = file.stat().st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, "", str(file))
        if not stat.S_ISREG(mode):
            raise Unreadable(file, "it is a pipe or a device, not a file")
        with file.open("rb") as stream:
            data = stream.read(max_bytes + 1)
    except OSError as error:
        raise Unreadable(file, reason_text(error)) from error
    if len(data) > max_bytes:
        raise Unreadable(file, f"it is larger than {max_bytes // 1024 // 1024} MiB")
    return _text(file, data)


def reason_text(error: OSError) -> str:
    """Return the reason for a file error, in words more helpful than the system's."""
    return _WHY.get(error.errno or 0) or (error.strerror or str(error)).lower()


def error_text(error: OSError) -> str:
    """Return the reason for a file error, preceded by the name of the file if the error has one."""
    return f"{error.filename}: {reason_text(error)}" if error.filename else reason_text(error)


def _text(file: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(file, "it is not text in UTF-8") from error
