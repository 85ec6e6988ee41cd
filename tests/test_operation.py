"""Operators' files: the image, the services of systemd and the document agree with the program."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot import __main__ as program
from tests.support.sources import ROOT

DOCUMENT = (ROOT / "docs" / "operating.md").read_text("utf-8")
IMAGE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
UNITS = {path.name: path.read_text("utf-8") for path in sorted((ROOT / "docs" / "systemd").iterdir())}
SERVICE = UNITS["dubsar.service"]
SERVICES = [SERVICE, UNITS["dubsar@.service"]]
CODES = {value for name, value in vars(program).items() if name.isupper() and type(value) is int}


def steps(name: str) -> list[str]:
    """What follows an instruction in the Dockerfile, each time."""
    return re.findall(rf"^{name}\s+(.+?)\s*$", IMAGE, re.MULTILINE)


def copied() -> list[str]:
    """The files and folders of the source that the image is built from."""
    return [name for step in steps("COPY") if "--from" not in step for name in step.split()[:-1]]


def setting(name: str, unit: str = SERVICE) -> str:
    """The value of a setting that a unit has once."""
    (value,) = re.findall(rf"^{name}=(.*)$", unit, re.MULTILINE)
    return str(value)


def test_every_exit_code_is_told() -> None:
    table = DOCUMENT[DOCUMENT.index("| exit code |") :].split("\n\n")[0]
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)} == CODES | {0, 1}
    assert len(CODES) == 5


@pytest.mark.parametrize("unit", SERVICES, ids=["one", "several"])
def test_a_service_is_not_started_again_where_that_helps_nobody(unit: str) -> None:
    assert setting("Restart", unit) == "on-failure"
    prevented = set(map(int, setting("RestartPreventExitStatus", unit).split()))
    assert prevented == {program.WRONG_SETTING, program.UNREADABLE}
    starts = int(setting("StartLimitBurst", unit))
    assert setting("StartLimitIntervalSec", unit) == "1h"
    assert 2 * starts * 24 < 1000, "sessions that Discord grants a bot each day, also where two processes share it"
    assert starts < 3600 / int(setting("RestartSec", unit)), "a limit that is never reached"


def test_closing_has_time_enough() -> None:
    from bot.app import CLOSE_TIMEOUT_SECONDS, INTERRUPT_TIMEOUT_SECONDS

    stops = [setting("TimeoutStopSec", unit) for unit in SERVICES]
    for given in (*stops, *re.findall(r"stop_grace_period: (\d+)s", COMPOSE)):
        assert int(given) >= 2 * (CLOSE_TIMEOUT_SECONDS + INTERRUPT_TIMEOUT_SECONDS)
    assert steps("STOPSIGNAL") == ["SIGTERM"]


def test_every_setting_that_they_make_is_one() -> None:
    told = (ROOT / "README.md").read_text("utf-8")
    known = set(re.findall(r"^\| `((?:DISCORD|DUBSAR)_\w+)` \|", told, re.MULTILINE))
    made = set(re.findall(r"\b(?:DISCORD|DUBSAR)_\w+", "\n".join([IMAGE, COMPOSE, *UNITS.values()])))
    assert {"DISCORD_TOKEN_FILE", "DUBSAR_DATABASE"} <= made <= known


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    for name, unit in UNITS.items():
        (tmp_path / name).write_text(unit.replace("/opt/dubsar/bin/dubsar", "/bin/true"), "utf-8")
    files = [str(tmp_path / name) for name in UNITS]
    done = subprocess.run(["systemd-analyze", "verify", *files], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "dubsar" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_image_is_built_from_what_is_there_and_sent_to_it() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for name in copied():
        assert (ROOT / name).exists()
        assert f"!{name}" in ignored
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    needed = {*project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"], "pyproject.toml"}
    needed |= {project["project"]["readme"], *project["project"]["license-files"], "requirements.txt"}
    assert set(copied()) == {*needed, "requirements-postgres.txt"}


def test_the_image_runs_as_a_user_that_may_write_one_folder() -> None:
    (number,) = re.findall(r"--uid (\d+)", IMAGE)
    assert steps("USER") == ["dubsar"]
    assert f"install -m 400 -o {number} /dev/stdin token" in DOCUMENT
    (folder,) = steps("VOLUME")
    assert f"DUBSAR_DATABASE={folder}/" in IMAGE
    assert f"- data:{folder}\n" in COMPOSE
    assert "file: ./token\n" in COMPOSE
    assert "token" in (ROOT / ".gitignore").read_text("utf-8").split()


def test_the_image_asks_the_bot_itself_how_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (asked,) = re.findall(r"CMD \[(.+)\]", steps("HEALTHCHECK")[0])
    command = [word.strip('" ') for word in asked.split(",")]
    assert command[:1] == shlex.split(steps("ENTRYPOINT")[0].strip('[]"'))
    assert "DUBSAR_HTTP_PORT=" in IMAGE
    monkeypatch.delenv("DUBSAR_HTTP_PORT", raising=False)
    assert program.main(command[1:]) == program.WRONG_SETTING
    assert "DUBSAR_HTTP_PORT" in capsys.readouterr().err


def test_a_servers_dependencies_are_pinned_as_for_the_tests() -> None:
    pinned, tested = ((ROOT / f"requirements-{name}.txt").read_text("utf-8") for name in ("postgres", "dev"))
    assert "psycopg==" in pinned
    assert pinned in tested


def test_two_processes_of_the_containers_share_what_they_are_and_the_single_one_stands_alone() -> None:
    services = dict(re.findall(r"^  ([a-z]+):\n((?:    .*\n)+)", COMPOSE.split("\nservices:\n")[1], re.MULTILINE))
    assert services["first"] == services["second"] == "    <<: *one-of-two\n"
    assert "profiles" not in services["bot"]
    shared = COMPOSE[COMPOSE.index("x-one-of-two:") : COMPOSE.index("\nservices:")]
    for part in (shared, services["database"]):
        assert "profiles:\n" in part
        assert "- postgres\n" in part
    for name in re.findall(r"file: \./(\w+)", COMPOSE):
        assert name in (ROOT / ".gitignore").read_text("utf-8").split()
    assert "docker compose up --build --detach first second" in DOCUMENT
    assert "@database/dubsar" in DOCUMENT


@pytest.mark.full
def test_the_files_of_the_image_make_the_program(tmp_path: Path) -> None:
    for name in copied():
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    made = [sys.executable, "-m", "pip", "--quiet", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "."]
    subprocess.run(made, check=True, cwd=tmp_path)
    (wheel,) = tmp_path.glob("dubsar-*.whl")
    with ZipFile(wheel) as archive:
        assert {"bot/__main__.py", "engine/registry.py", "render/service.py"} <= set(archive.namelist())
