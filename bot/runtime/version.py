"""The version of the bot."""

from importlib import metadata


def version() -> str:
    """Return the installed version; "dev" for a checkout that is run as it is."""
    try:
        return metadata.version("dubsar")
    except metadata.PackageNotFoundError:
        return "dev"
