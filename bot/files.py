"""Files that an operator names: reading them, and the error for one that cannot be read."""

import errno
import stat
from pathlib import Path

SMALL = 1024 * 1024
"""Maximum size of a small file in bytes."""

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
    """Raised for a file that cannot be read; the text names it and says why."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file}: {why}")
        self.why = why


def text_of(file: Path) -> str:
    """Return what a file says, without the mark that some editors put first. Raises Unreadable."""
    try:
        return _text(file, file.read_bytes())
    except OSError as error:
        raise Unreadable(file, why(error)) from error


def small_text_of(file: Path) -> str:
    """Return what a small regular file says, without waiting for a pipe or a device. Raises Unreadable."""
    try:
        if not stat.S_ISREG(file.stat().st_mode):
            raise Unreadable(file, "it is a folder, a pipe or a device, not a file")
        with file.open("rb") as opened:
            data = opened.read(SMALL + 1)
    except OSError as error:
        raise Unreadable(file, why(error)) from error
    if len(data) > SMALL:
        raise Unreadable(file, f"it is larger than {SMALL // 1024 // 1024} MiB")
    return _text(file, data)


def why(error: OSError) -> str:
    """Return what is wrong with a file, in words that say more than the system's."""
    return _WHY.get(error.errno or 0) or (error.strerror or str(error)).lower()


def error_text(error: OSError) -> str:
    """Return the file at fault, where there is one, and what is wrong with it."""
    return f"{error.filename}: {why(error)}" if error.filename else why(error)


def _text(file: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(file, "it is not text in UTF-8") from error
