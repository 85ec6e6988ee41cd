"""Which version of the bot this is."""

from importlib import metadata


def version() -> str:
    """The installed version; a checkout that is run as it is has none."""
    try:
        return metadata.version("dubsar")
    except metadata.PackageNotFoundError:
        return "dev"
