"""Generic irctest server controller, driven by environment variables.

It starts any IRC server from a command template, so that a server under
development can be put through irctest (https://github.com/progval/irctest)
without editing irctest itself.

How to load it
--------------
Either put this folder on PYTHONPATH and name the module directly::

    PYTHONPATH=../shared/irctest \
        python -m pytest --controller wolfd ...

or link it into the irctest checkout and use the usual name::

    ln -s ../shared/irctest/wolfd.py irctest/controllers/wolfd.py
    python -m pytest --controller irctest.controllers.wolfd ...

What the server is told
-----------------------
Nothing is passed implicitly.  There are four channels, use any mix of them:

1. ``WOLFD_COMMAND``: the command line, split with shlex, then every word is
   run through ``str.format`` with the placeholders listed below.
2. Conditional words, appended only when a test needs them:
   ``WOLFD_ARGS_PASSWORD`` (the test sets a connection password),
   ``WOLFD_ARGS_SSL`` / ``WOLFD_ARGS_PLAIN`` (TLS wanted / not wanted),
   ``WOLFD_ARGS_WEBSOCKET`` (the test opens a second, WebSocket, port),
   ``WOLFD_ARGS_HISTORY`` (CHATHISTORY wanted),
   ``WOLFD_ARGS_REGISTER_BEFORE_CONNECT``, ``WOLFD_ARGS_REGISTER_EMAIL``,
   ``WOLFD_ARGS_DEBUG`` (IRCTEST_DEBUG_LOGS=1).
3. ``{json}`` = ``<config_dir>/irctest.json``, always written; it holds every
   setting (schema below).  Its path is also exported to the server as
   ``$IRCTEST_JSON``.
4. A config file of the server's own format, made from that JSON by either
   ``WOLFD_CONFIG_TEMPLATE`` (path of a ``string.Template`` file: ``${port}``;
   rendered to ``<config_dir>/<its name minus .in>``, available as ``{config}``)
   or ``WOLFD_CONFIG_HOOK`` (``package.module:function``; called as
   ``function(settings: dict, config_dir: pathlib.Path)``; may return a dict of
   extra placeholders, e.g. ``{"config": "/path/server.toml"}``).

Placeholders: {hostname} {port} {password} {ssl} (1/0) {cert} {key} {dh}
{config_dir} {config} {json} {motd} {servername} {network} {websocket_hostname}
{websocket_port} {history} (1/0) {oper_name} {oper_password} {debug} (1/0)
{python} (sys.executable) and whatever the hook returned.  {password} and the
websocket ones are empty strings when not wanted.

irctest.json
------------
::

    {"server_name": "My.Little.Server", "network": "wolfdtest",
     "listen": {"host": "127.0.0.1", "port": 40001, "tls": false},
     "websocket": null | {"host": "127.0.0.1", "port": 40002},
     "tls": null | {"cert": "...pem", "key": "...key", "dh": "...pem"},
     "password": null | "testpassword",
     "motd_file": ".../motd.txt",
     "opers": [{"name": "operuser", "password": "operpassword"}],
     "services": true|false,          # the test registers/uses accounts
     "history": true|false,           # CHATHISTORY etc. must be on
     "register_before_connect": bool, # draft/account-registration
     "register_requires_email": bool,
     # the next four are set only by a handful of tests
     "casemapping": null | "precis", "always_on": null | "opt-out",
     "default_user_modes": null | "+i", "proxy_protocol": false | true,
     "limits": {"no_throttle": true, "no_fakelag": true,
                "connections_per_ip": 1000, "registration_timeout": 10,
                "ping_interval": 90, "ping_timeout": 30,
                "recvq": 40960, "nicklen": 32, "channellen": 64,
                "topiclen": 390, "kicklen": 390, "awaylen": 200,
                "list_modes": 60, "monitor": 100, "whowas": 100,
                "chathistory_max": 100}}

What a test run needs from the server (else everything times out)
-----------------------------------------------------------------
* no flood control, connection throttle or per-IP limit for loopback;
* ``QUIT`` before registration answered with ``ERROR`` and a close;
* an oper block ``operuser`` / ``operpassword`` (OPER, KILL, WALLOPS tests);
* no ident/DNS look-ups (or at least none that delay 001);
* cheap password hashing (a few ms) when ``services`` is true.

What this controller declares
-----------------------------
``WOLFD_SASL``      SASL mechanisms, e.g. ``PLAIN SCRAM-SHA-256`` (default: none,
                    so that SASL mechanism tests are skipped)
``WOLFD_CAPS``      capabilities that MUST be there (a CAP NAK then fails the
                    test instead of skipping it); ``all`` = all irctest knows
``WOLFD_OPTIONAL``  names from irctest.specifications.OptionalBehaviors whose
                    absence is a failure, e.g. ``MULTI_JOIN ELIST_U``; ``all``
``WOLFD_ISUPPORT``  JSON object of 005 tokens that must be there with that
                    value (null: no value; "*": any value)
``WOLFD_REGISTER``  how accounts are made for SASL/services tests:
                    ``nickserv`` (PRIVMSG NickServ :REGISTER <pw> <email>),
                    ``ns`` (NS REGISTER <pw>), ``register``
                    (draft/account-registration: REGISTER * <email> <pw>),
                    ``command`` (runs WOLFD_REGISTER_COMMAND, a template with
                    {username} {account_password} and all the above), or
                    unset: those tests are skipped
``WOLFD_FEATURES``  any of ``websocket faketime history email``; a test needing one
                    that is not named is skipped (faketime: runs untimed)
``WOLFD_NAME``      software name in reports (default ``wolfd``)
``WOLFD_EXTBAN_MUTE`` letter of the mute extban, if any
``WOLFD_CWD``       working directory of the server (default: config_dir)
``WOLFD_START_TIMEOUT`` seconds to wait for the port (default 20)
``WOLFD_LOG_DIR``   keep one stdout+stderr log per server start there
``WOLFD_KEEP``      1: keep the temporary config directories
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import json
import os
import shlex
import shutil
import socket
import string
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

from irctest import patma
from irctest.basecontrollers import (
    BaseServerController,
    DirectoryBasedController,
    ProcessStopped,
)
from irctest.runner import NotImplementedByController
from irctest.specifications import Capabilities, OptionalBehaviors

TYPED = 400
"""Letters of a password that a line of IRC has room for; a longer one is given to the command."""
OPER_NAME, OPER_PASSWORD = "operuser", "operpassword"

LIMITS: dict[str, Any] = {
    "no_throttle": True,
    "no_fakelag": True,
    "connections_per_ip": 1000,
    "registration_timeout": 10,
    "ping_interval": 90,
    "ping_timeout": 30,
    "recvq": 40960,
    "nicklen": 32,
    "channellen": 64,
    "topiclen": 390,
    "kicklen": 390,
    "awaylen": 200,
    "list_modes": 60,
    "monitor": 100,
    "whowas": 100,
    "chathistory_max": 100,
}


def _env(name: str, default: str = "") -> str:
    return os.environ.get("WOLFD_" + name, default)


def _words(name: str) -> list[str]:
    return _env(name).replace(",", " ").split()


def _capabilities() -> frozenset:
    words = _words("CAPS")
    if words == ["all"]:
        return frozenset(Capabilities)
    return frozenset(Capabilities.from_name(w) for w in words)


def _optional_behaviors() -> frozenset:
    words = _words("OPTIONAL")
    if words == ["all"]:
        return frozenset(OptionalBehaviors)
    return frozenset(OptionalBehaviors[w.upper()] for w in words)


def _isupport() -> dict[str, Any]:
    raw = json.loads(_env("ISUPPORT") or "{}")
    return {k: patma.ANYSTR if v == "*" else v for k, v in raw.items()}


class WolfdController(BaseServerController, DirectoryBasedController):
    software_name = _env("NAME", "wolfd")
    software_version = None
    _port_wait_interval = 0.02
    supports_sts = False
    supported_sasl_mechanisms: ClassVar[set[str]] = set(_words("SASL"))
    capabilities = _capabilities()
    optional_behaviors = _optional_behaviors()
    isupport = _isupport()
    extban_mute_char = _env("EXTBAN_MUTE") or None

    # -- ports: loopback only, whatever the irctest checkout does ------------

    def get_hostname_and_port(self) -> tuple[str, int]:
        (hostname, port) = super().get_hostname_and_port()
        # irctest books ("0.0.0.0", port); keep its book-keeping, but listen
        # on (and connect to) loopback only.
        return ("127.0.0.1" if hostname in ("0.0.0.0", "") else hostname, port)

    # -- start ---------------------------------------------------------------

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
        command = _env("COMMAND")
        if not command:
            raise RuntimeError("WOLFD_COMMAND is not set")
        features = set(_words("FEATURES"))
        websocket = websocket_port is not None
        self._skip_what_is_not_there(features, websocket, run_services)

        assert self.proc is None
        self._kill_leftover()
        WolfdController._live = self
        self.hostname, self.port = hostname, port
        self.websocket_address = (
            (websocket_hostname, websocket_port) if websocket else None
        )
        self.create_config()
        assert self.directory

        tls_paths = None
        if ssl:
            self.gen_ssl()
            tls_paths = {
                "cert": str(self.pem_path),
                "key": str(self.key_path),
                "dh": str(self.dh_path),
            }
        motd = self.directory / "motd.txt"
        motd.write_text("Welcome to the irctest run.\n")

        # A few tests state what they need as a function over Ergo's config.
        # Run it on a stub and translate what it asked for.
        probe: dict[str, Any] = {
            "server": {"listeners": {"main": None}},
            "accounts": {"multiclient": {}, "nick-reservation": {}, "registration": {}},
            "channels": {"registration": {}},
            "limits": {},
            "history": {},
        }
        if self.test_config.ergo_config:
            with contextlib.suppress(KeyError):
                self.test_config.ergo_config(probe)

        settings: dict[str, Any] = {
            "server_name": "My.Little.Server",
            "network": "wolfdtest",
            "listen": {"host": hostname, "port": port, "tls": ssl},
            "websocket": (
                {"host": websocket_hostname, "port": websocket_port}
                if websocket
                else None
            ),
            "tls": tls_paths,
            "password": password,
            "motd_file": str(motd),
            "opers": [{"name": OPER_NAME, "password": OPER_PASSWORD}],
            "services": run_services,
            "history": self.test_config.chathistory,
            "register_before_connect": (
                self.test_config.account_registration_before_connect
            ),
            "register_requires_email": (
                self.test_config.account_registration_requires_email
            ),
            "casemapping": probe["server"].get("casemapping"),
            "always_on": probe["accounts"]["multiclient"].get("always-on"),
            "default_user_modes": probe["accounts"].get("default-user-modes"),
            "proxy_protocol": bool(
                (probe["server"]["listeners"]["main"] or {}).get("proxy")
            ),
            "limits": LIMITS,
        }
        json_path = self.directory / "irctest.json"
        json_path.write_text(json.dumps(settings, indent=1))

        values: dict[str, Any] = {
            "hostname": hostname,
            "port": port,
            "password": password or "",
            "ssl": int(ssl),
            "cert": (tls_paths or {}).get("cert", ""),
            "key": (tls_paths or {}).get("key", ""),
            "dh": (tls_paths or {}).get("dh", ""),
            "config_dir": self.directory,
            "config": json_path,
            "json": json_path,
            "motd": motd,
            "servername": settings["server_name"],
            "network": settings["network"],
            "websocket_hostname": websocket_hostname or "",
            "websocket_port": websocket_port or "",
            "history": int(self.test_config.chathistory),
            "oper_name": OPER_NAME,
            "oper_password": OPER_PASSWORD,
            "debug": int(self.debug_mode),
            "python": sys.executable,
        }
        self._render_config(settings, values)
        self._values = values

        words = shlex.split(command)
        conditional = {
            "PASSWORD": password is not None,
            "SSL": ssl,
            "PLAIN": not ssl,
            "WEBSOCKET": websocket,
            "HISTORY": self.test_config.chathistory,
            "REGISTER_BEFORE_CONNECT": settings["register_before_connect"],
            "REGISTER_EMAIL": settings["register_requires_email"],
            "DEBUG": self.debug_mode,
        }
        for name, wanted in conditional.items():
            if wanted:
                words += shlex.split(_env("ARGS_" + name))
        argv = [word.format_map(values) for word in words]

        if faketime and "faketime" in features and shutil.which("faketime"):
            argv = ["faketime", "-f", faketime, *argv]
            self.faketime_enabled = True

        self._argv = argv
        self._start()

    def _skip_what_is_not_there(self, features: set[str], websocket: bool, services: bool) -> None:
        """Skip a test of a feature that is not declared."""
        if websocket and "websocket" not in features:
            raise NotImplementedByController("Websocket")
        if self.test_config.chathistory and "history" not in features:
            raise NotImplementedByController("chathistory")
        if self.test_config.account_registration_requires_email and "email" not in features:
            raise NotImplementedByController("registration by email")
        if services and not _env("REGISTER"):
            raise NotImplementedByController("account registration")

    def _render_config(self, settings: dict[str, Any], values: dict[str, Any]) -> None:
        assert self.directory
        template = _env("CONFIG_TEMPLATE")
        if template:
            text = string.Template(Path(template).read_text()).substitute(
                {k: str(v) for k, v in values.items()}
            )
            name = Path(template).name
            target = self.directory / (name.removesuffix(".in"))
            target.write_text(text)
            values["config"] = target
        hook = _env("CONFIG_HOOK")
        if hook:
            module_name, _, function_name = hook.partition(":")
            function = getattr(importlib.import_module(module_name), function_name)
            values.update(function(settings, self.directory) or {})

    def _start(self) -> None:
        assert self.directory
        env = dict(os.environ, IRCTEST_JSON=str(self._values["json"]))
        env.setdefault("PYTHONUNBUFFERED", "1")
        kwargs: dict[str, Any] = {"env": env, "cwd": _env("CWD") or self.directory}
        log_dir = _env("LOG_DIR")
        log = None
        if log_dir and not self.debug_mode:
            Path(log_dir).mkdir(parents=True, exist_ok=True)
            log = (Path(log_dir) / f"server-{self.port}.log").open("ab")
            log.write((" ".join(map(shlex.quote, self._argv)) + "\n").encode())
            log.flush()
            kwargs.update(stdout=log, stderr=log)
        self.proc = self.execute(self._argv, proc_name=self.software_name, **kwargs)
        if log is not None:
            log.close()  # the child has its own copy

    def restart(self) -> None:
        """Used by tests of persistence: same config, same data directory."""
        self.kill_proc()
        self.port_open = False
        self._start()
        self.wait_for_port()

    def kill(self) -> None:
        if _env("KEEP") == "1" and self.directory:
            print("kept configuration in", self.directory)
            self.directory = None
        super().kill()

    _live: WolfdController | None = None

    @staticmethod
    def _kill_leftover() -> None:
        """Some irctest classes skip (or fail) in setUp, after the server was
        started; pytest then calls no tearDown, and the server would stay.  A
        pytest process runs one test at a time, so the previous one can go."""
        leftover, WolfdController._live = WolfdController._live, None
        if leftover is not None and leftover.proc is not None:
            leftover.kill()

    # -- readiness -----------------------------------------------------------

    def wait_for_port(self) -> None:
        """Like irctest's, but quicker, and without spinning on servers that
        neither answer nor close after an early QUIT."""
        deadline = time.monotonic() + float(_env("START_TIMEOUT", "20"))
        while not self.port_open:
            self.check_is_alive()
            try:
                conn = socket.create_connection((self.hostname, self.port), timeout=1)
            except OSError:
                if time.monotonic() > deadline:
                    raise ProcessStopped("the server does not open its port") from None
                time.sleep(self._port_wait_interval)
                continue
            with conn:
                conn.settimeout(0.5)
                try:
                    # say goodbye properly, so that LUSERS counts are right
                    conn.sendall(b"QUIT :chkport\r\n")
                    data = b""
                    while chunk := conn.recv(4096):
                        data += chunk
                        if b"ERROR" in data:
                            break
                except OSError:
                    pass
            # irctest does not wait for the WebSocket port; it may open later
            while self.websocket_address is not None:
                self.check_is_alive()
                try:
                    socket.create_connection(self.websocket_address, 1).close()
                    break
                except OSError:
                    if time.monotonic() > deadline:
                        raise ProcessStopped("the WebSocket port does not open") from None
                    time.sleep(self._port_wait_interval)
            self.port_open = True

    def wait_for_services(self) -> None:
        self.wait_for_port()  # accounts are built in

    # -- accounts ------------------------------------------------------------

    def registerUser(  # noqa: N802 (irctest's name)
        self, case: Any, username: str, password: str | None = None
    ) -> None:
        method = _env("REGISTER")
        if not method:
            raise NotImplementedByController("account registration")
        if not case.run_services:
            raise ValueError("test registers an account without run_services")
        assert password
        if method == "command" or len(password) > TYPED:
            self.wait_for_port()
            values = dict(self._values, username=username, account_password=password)
            argv = [
                word.format_map(values)
                for word in shlex.split(_env("REGISTER_COMMAND"))
            ]
            subprocess.run(argv, check=True, cwd=self.directory)
            return

        client = case.addClient(show_io=True)
        case.sendLine(client, "CAP LS 302")
        if method == "register":
            case.getCapLs(client)
            case.requestCapabilities(client, ["draft/account-registration"])
        case.sendLine(client, "NICK " + username)
        case.sendLine(client, "USER r e g :user")
        case.sendLine(client, "CAP END")
        while case.getRegistrationMessage(client).command != "001":
            pass
        case.getMessages(client)
        case.sendLine(
            client,
            {
                "nickserv": f"PRIVMSG NickServ :REGISTER {password} foo@example.org",
                "ns": f"NS REGISTER {password}",
                "register": f"REGISTER * foo@example.org :{password}",
            }[method],
        )
        # Look for the success marker: 900 / REGISTER SUCCESS / a service notice
        for _ in range(50):
            messages = case.getMessages(client)
            if any(m.command in ("900", "920", "REGISTER", "NOTICE") for m in messages):
                break
            if any(m.command == "FAIL" for m in messages):
                raise AssertionError(f"could not register {username}: {messages}")
            time.sleep(0.05)
        else:
            raise AssertionError(f"no answer to the registration of {username}")
        case.sendLine(client, "QUIT")
        case.assertDisconnected(client)


atexit.register(WolfdController._kill_leftover)


def get_irctest_controller_class() -> type[WolfdController]:
    return WolfdController
