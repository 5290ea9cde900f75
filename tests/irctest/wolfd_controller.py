"""How irctest starts a wolfd for each of its tests, and makes accounts there: `pytest --controller wolfd_controller`.

What a test wants is written to `irctest.json`, which `wolfd --irctest` serves (`wolfd/running/irctest.py` tells its form).
`run` beside this sets WOLFD_PYTHON, a Python that has what wolfd needs.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any, ClassVar

from irctest import patma
from irctest.basecontrollers import BaseServerController, DirectoryBasedController, ProcessStopped
from irctest.runner import NotImplementedByController
from irctest.specifications import Capabilities, OptionalBehaviors

# What wolfd declares: a test of one of these that finds it missing fails, and is not skipped. This only grows.
CAPABILITIES = (
    "account-notify", "account-tag", "away-notify", "batch", "echo-message", "extended-join", "extended-monitor",
    "labeled-response", "message-tags", "multi-prefix", "server-time", "setname", "draft/read-marker",
)  # fmt: skip
BEHAVIOURS = (
    "BAN_EXCEPTION_MODE", "CAP_REQ_MINUS", "INVITE_OVERRIDES_LIMIT", "INVITE_EXCEPTION_MODE", "INVITE_LIST", "MULTI_JOIN",
    "MULTI_KICK", "MULTI_PRIVMSG", "MULTI_NAMES_COMMAND", "NO_CTCP", "ELIST_U", "ELIST_M", "ELIST_N", "ELIST_C", "ELIST_T",
    "SASL_AFTER_REGISTRATION",
)  # fmt: skip
ISUPPORT = {"CASEMAPPING": "ascii", "UTF8ONLY": None, "WHOX": None, "MONITOR": patma.ANYSTR, "BOT": "B", "INVEX": patma.ANYSTR}

PYTHON = os.environ.get("WOLFD_PYTHON", "python3")
OPENING, GLANCE = 20.0, 0.02
"""Seconds in which the server must open, and between two looks whether it has."""
REGISTRATION = 10
"""Seconds in which a client must register: some tests wait for the end of them."""
TYPED = 400
"""Letters of a password that a line of IRC has room for; a longer one is given to `register.py`."""


class WolfdController(BaseServerController, DirectoryBasedController):
    """One server."""

    software_name = "wolfd"
    software_version = None
    supports_sts = False
    supported_sasl_mechanisms: ClassVar[set[str]] = {"PLAIN", "SCRAM-SHA-256"}
    capabilities = frozenset(map(Capabilities.from_name, CAPABILITIES))
    optional_behaviors = frozenset(OptionalBehaviors[name] for name in BEHAVIOURS)
    isupport = ISUPPORT
    extban_mute_char = "m"

    _live: ClassVar[WolfdController | None] = None

    def get_hostname_and_port(self) -> tuple[str, int]:
        """On loopback only, whatever irctest proposes."""
        _, port = super().get_hostname_and_port()
        return "127.0.0.1", port

    def run(
        self,
        hostname: str,
        port: int,
        *,
        password: str | None,
        ssl: bool,
        run_services: bool,
        faketime: str | None,
        websocket_hostname: str | None = None,
        websocket_port: int | None = None,
    ) -> None:
        if self.test_config.account_registration_requires_email:
            raise NotImplementedByController("registration by email")
        assert self.proc is None
        self._end_the_last()
        WolfdController._live = self
        self.hostname, self.port = hostname, port
        self.websocket_address = (websocket_hostname, websocket_port) if websocket_port is not None else None
        self.create_config()
        wish = self._folder / "irctest.json"
        wish.write_text(json.dumps(self._wish(password, ssl=ssl)))
        self._argv = [PYTHON, "-P", "-m", "wolfd", "--irctest", str(wish)]
        if faketime and shutil.which("faketime"):
            self._argv = ["faketime", "-f", faketime, *self._argv]
            self.faketime_enabled = True
        self._start()

    @property
    def _folder(self) -> Path:
        assert self.directory
        return Path(self.directory)

    def _wish(self, password: str | None, *, ssl: bool) -> dict[str, Any]:
        """What the test wants."""
        if ssl:
            self.gen_ssl()
        motd = self._folder / "motd.txt"
        motd.write_text("Welcome to the irctest run.\n")
        web = self.websocket_address
        return {
            "server_name": "My.Little.Server",
            "network": "wolfdtest",
            "listen": {"host": self.hostname, "port": self.port, "tls": ssl},
            "websocket": {"host": web[0], "port": web[1]} if web else None,
            "tls": {"cert": str(self.pem_path), "key": str(self.key_path)} if ssl else None,
            "password": password,
            "motd_file": str(motd),
            "opers": [{"name": "operuser", "password": "operpassword"}],
            "register_before_connect": self.test_config.account_registration_before_connect,
            "limits": {"registration_timeout": REGISTRATION},
        }

    def _start(self) -> None:
        self.proc = self.execute(self._argv, proc_name=self.software_name, cwd=self._folder)

    def restart(self) -> None:
        """Once more with the same state."""
        self.kill_proc()
        self.port_open = False
        self._start()
        self.wait_for_port()

    @staticmethod
    def _end_the_last() -> None:
        """Some tests skip themselves or fail after the server was started, and their end is never told to it."""
        last, WolfdController._live = WolfdController._live, None
        if last is not None and last.proc is not None:
            last.kill()

    def wait_for_port(self) -> None:
        """Wait for the port, and for that of WebSocket, which irctest does not know."""
        end = time.monotonic() + OPENING
        while not self.port_open:
            self.check_is_alive()
            with contextlib.suppress(OSError):
                self._say_goodbye()
                if self.websocket_address is not None:
                    socket.create_connection(self.websocket_address, 1).close()
                self.port_open = True
                return
            if time.monotonic() > end:
                raise ProcessStopped("the server does not open its ports")
            time.sleep(GLANCE)

    def _say_goodbye(self) -> None:
        """Connect and go in good order, so that LUSERS counts right."""
        with socket.create_connection((self.hostname, self.port), timeout=1) as conn:
            conn.sendall(b"QUIT :chkport\r\n")
            with contextlib.suppress(OSError):  # where there is TLS nothing is understood
                while conn.recv(4096):
                    pass

    def wait_for_services(self) -> None:
        self.wait_for_port()

    def registerUser(self, case: Any, username: str, password: str | None = None) -> None:  # noqa: N802 (irctest's name)
        """Make an account: as people do, unless no line has room for the password."""
        assert password
        if len(password) > TYPED:
            self.wait_for_port()
            script = Path(__file__).with_name("register.py")
            subprocess.run([PYTHON, script, self._folder / "state", username, password], check=True)
            return
        client = case.addClient(show_io=True)
        case.sendLine(client, f"NICK {username}")
        case.sendLine(client, "USER r e g :user")
        while case.getRegistrationMessage(client).command != "001":
            pass
        case.getMessages(client)
        case.sendLine(client, f"PRIVMSG NickServ :REGISTER {password} foo@example.org")
        while "NOTICE" not in [message.command for message in case.getMessages(client)]:
            time.sleep(GLANCE)
        case.sendLine(client, "QUIT")
        case.assertDisconnected(client)


atexit.register(WolfdController._end_the_last)


def get_irctest_controller_class() -> type[WolfdController]:
    return WolfdController
