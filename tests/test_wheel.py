"""The program as people install it: from a built wheel, with no checkout in sight."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tests.support.sources import PACKAGES, ROOT

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
COMPILED = {"PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX"}
"""What tells Python where compiled files go, or that they go nowhere."""
RECORD = ROOT / "tests" / "golden" / "tigris" / "2-anybody-standard-no-no.tablet"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    built = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    subprocess.run(built, check=True, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    (path,) = folder.glob("dubsar-*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """A folder with the wheel's packages and its program."""
    place = wheel.parent / "installed"
    subprocess.run(
        (*PIP, "install", str(wheel), "--no-deps", "--no-index", "--no-compile", "--target", str(place)), check=True
    )
    return place


@pytest.fixture(scope="module")
def outside(installed: Path) -> dict[str, str]:
    """An environment in which the packages are found there and nowhere else. Python keeps compiled files beside them,
    as it does unless told otherwise."""
    told = {name: value for name, value in os.environ.items() if name not in COMPILED}
    return {**told, "PYTHONPATH": str(installed), "PATH": f"{installed / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def run(*command: str, outside: dict[str, str], cwd: Path) -> str:
    """What a command says."""
    done = subprocess.run(command, check=False, env=outside, cwd=cwd, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_wheel_has_every_file_of_the_packages_and_no_other(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = {path for package in PACKAGES for path in (ROOT / package).rglob("*") if path.is_file()}
    assert packed == {path.relative_to(ROOT).as_posix() for path in files if "__pycache__" not in path.parts}


def test_the_packages_come_from_there(outside: dict[str, str], installed: Path, tmp_path: Path) -> None:
    asked = "import bot, engine, render; print(bot.__file__, engine.__file__, render.__file__, sep='\\n')"
    told = run(sys.executable, "-c", asked, outside=outside, cwd=tmp_path).splitlines()
    assert all(Path(file).is_relative_to(installed) for file in told)


def test_only_the_address_of_a_server_needs_psycopg(outside: dict[str, str], tmp_path: Path) -> None:
    asked = (
        "import sys; sys.modules['psycopg'] = None; import bot.__main__, bot.app, bot.store.places as places;"
        "places.place_of('games.sqlite3'); places.place_of('postgresql://host/games')"
    )
    done = subprocess.run(
        (sys.executable, "-c", asked), check=False, env=outside, cwd=tmp_path, capture_output=True, text=True
    )
    assert "StoreError" in done.stderr
    assert "pip install 'dubsar[postgres]'" in done.stderr


def test_the_program_is_called_as_it_was_started(outside: dict[str, str], tmp_path: Path) -> None:
    assert run("dubsar", "--help", outside=outside, cwd=tmp_path).startswith("usage: dubsar ")
    module = run(sys.executable, "-m", "bot", "--help", outside=outside, cwd=tmp_path)
    assert module.startswith("usage: python -m bot ")


def test_the_wheel_has_the_version_that_the_program_says(wheel: Path, outside: dict[str, str], tmp_path: Path) -> None:
    said = run("dubsar", "--version", outside=outside, cwd=tmp_path)
    assert wheel.name.startswith(said.strip().replace(" ", "-"))


def test_a_record_is_drawn(outside: dict[str, str], tmp_path: Path) -> None:
    head = RECORD.read_text("utf-8").partition("\n2 ")[0]
    (tmp_path / "begun.tablet").write_text(f"{head}\n", "utf-8")
    told = run("dubsar", "replay", "begun.tablet", "--pictures", "drawn", outside=outside, cwd=tmp_path)
    assert "OK: " in told
    assert [path.suffix for path in (tmp_path / "drawn").iterdir()] == [".png"]


@pytest.fixture
def sandbox(outside: dict[str, str], tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`dubsar sandbox` as a process of its own."""
    command = ("dubsar", "sandbox", "--port", "0", "--database", str(tmp_path / "kept.sqlite3"))
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=outside, cwd=tmp_path, stdout=pipe, stderr=pipe, text=True) as process:
        yield process
        process.kill()


def test_the_sandbox_serves_its_page_and_stops(sandbox: subprocess.Popen[str]) -> None:
    assert sandbox.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", sandbox.stdout.readline())
    assert found is not None
    with urlopen(found[0]) as page:
        assert b"<html" in page.read()
    sandbox.send_signal(signal.SIGTERM)
    _, complaints = sandbox.communicate()
    assert (sandbox.returncode, complaints) == (0, "")
