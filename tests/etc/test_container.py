"""The Containerfile's steps done by hand in a plain directory, as no builder of images may be here: copied, installed, run, asked, stopped."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sockets.conftest import Client, free_port

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "etc/container/Containerfile").read_text()
BUILD, RUN = TEXT.rsplit("\nFROM ", 1)
pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]


def words(step: str, text: str = RUN) -> list[list[str]]:
    """What follows a step, of each that there is: as JSON or as a shell reads it."""
    found = re.findall(rf"^{step} (?:--\w+=\S+ )*(.+)$", text, re.MULTILINE)
    return [json.loads(each[each.index("["):]) if "[" in each and step != "RUN" else shlex.split(each) for each in found]


@pytest.fixture
def image(tmp_path):
    """The file system that the steps make, below a directory."""
    for *copied, to in words("COPY", BUILD):
        place = tmp_path / to[1:]
        for name in copied:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, place)
    (made,) = re.findall(r"^RUN (python -m venv .+)$", BUILD, re.MULTILINE)
    script = made.replace("python -m", f"{sys.executable} -m").replace("/opt/", f"{tmp_path}/opt/").replace('"/src', f'"{tmp_path}/src')
    subprocess.run(["sh", "-ec", script], check=True, capture_output=True, env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"})
    (tmp_path / "var/lib/wolfd").mkdir(parents=True)
    return tmp_path


def test_the_steps(image):
    user = ("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups") if os.geteuid() == 0 else ()
    if user:
        for place in (image, *image.parents):
            place.chmod(place.stat().st_mode | 0o055) if place.owner() == "root" and place != Path("/") else None
        shutil.chown(image / "var/lib/wolfd", "nobody")
    port = free_port()
    environment = {"PATH": f"{image}/opt/wolfd/bin:{os.environ['PATH']}", "PYTHONUNBUFFERED": "1", "HOME": str(image / "var/lib/wolfd")}
    entry, command, check = ([word.replace("/opt/", f"{image}/opt/").replace("/var/", f"{image}/var/") for word in found[0]]
                             for found in (words("ENTRYPOINT"), words("CMD"), words("HEALTHCHECK")))
    process = subprocess.Popen([*user, *entry, *command, "--irc", f"0.0.0.0:{port}", "--telnet", "off"], env=environment, cwd="/",
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout.readline().startswith("wolfd is open")
        ann = Client(port)
        ann.register("Ann")
        asked = subprocess.run([*user, *check], env=environment, cwd="/", capture_output=True, text=True, check=False)
        assert (asked.returncode, asked.stderr) == (0, "")
        assert re.search(r"^people +1$", asked.stdout, re.MULTILINE)
        process.send_signal({"SIGTERM": 15}[words("STOPSIGNAL")[0][0]])
        assert "ERROR :" in ann.rest()
        ann.close()
        assert process.communicate(timeout=30)[1] == ""
        assert process.returncode == 0
    finally:
        process.kill()
        process.communicate()
    asked = subprocess.run([*user, *check], env=environment, cwd="/", capture_output=True, text=True, check=False)
    assert asked.returncode == 69, "a container whose server is gone is not healthy"
