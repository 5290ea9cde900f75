"""Proof that the log is whole: every line, every segment against its header and sum, the chain of sums; or where not."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from wolfd.journal import form
from wolfd.journal.chain import Chain
from wolfd.journal.form import Checkpoint, Claim, Name, Opening, Resent
from wolfd.journal.reader import Damage, Record, Walk
from wolfd.journal.recovery import sum_of

AGAIN = 3
"""How often a log is looked at that changes its files each time."""
SOME = 1 << 20
"""Bytes that are read between two times that somebody hears of it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found."""

    damage: tuple[Damage, ...]
    torn: tuple[Damage, ...]
    """Last lines that were not written to their end and that no header accounts for yet: a crash, no damage."""
    notes: tuple[str, ...]
    """What is as it should be, but worth knowing."""
    segments: int
    records: int
    last: Checkpoint

    @property
    def code(self) -> int:
        """0 whole, 1 damaged, 2 torn and nothing else."""
        return 1 if self.damage else 2 if self.torn else 0


def verify(directory: Path, checkpoint: Checkpoint | None = None, on_bytes: Callable[[int], object] = bool) -> Verdict:
    """Read a whole log and check everything that it says of itself; `on_bytes` hears now and then how much was read.

    A server may write meanwhile, begin a file, or delete an old one: what seems wrong then is looked at again.
    """
    for _ in range(AGAIN):
        before = _listed(directory)
        verdict = _Proof(directory, checkpoint, on_bytes).run()
        if not verdict.damage or _listed(directory) == before:
            break
    return verdict


def _listed(directory: Path) -> tuple[list[Name], list[Name]]:
    return form.names(directory), form.names(directory, ".sum")


class _Proof:
    """One run of `verify`."""

    def __init__(self, directory: Path, checkpoint: Checkpoint | None, on_bytes: Callable[[int], object]) -> None:
        self._directory = directory
        self._checkpoint = checkpoint
        self._on_bytes = on_bytes
        self._reached = checkpoint is None
        self._chain = Chain()
        self._damage: list[Damage] = []
        self._notes: list[str] = []
        self._torn: list[Damage] = []
        self._open: list[Walk] = []  # segments that no header accounts for yet
        self._resent: list[Resent] = []
        self._repeated: dict[int, bytes] = {}  # by its own number, the hashed part of each record that is repeated
        self._begun: dict[str, bytes] = {}  # the hash that each segment goes on from
        self._ended: dict[str, tuple[int, str]] = {}  # how each segment ended, as the next one says
        self._log = ""
        self._sum = ""
        self._before: Damage | None = None
        self._segments = self._records = 0

    def run(self) -> Verdict:
        segments = set(form.names(self._directory))
        sums = set(form.names(self._directory, ".sum"))
        newest = max(segments, default=None)
        for name in sorted(segments | sums):
            if name in segments:
                self._segment(name, newest=name == newest)
            else:
                self._deleted(name)
        self._torn.extend(walk.end(f"the last line is torn, {walk.torn} bytes") for walk in self._open if walk.torn)
        self._finish()
        last = Checkpoint(self._log, self._chain.seq, self._chain.h.hex())
        damage = tuple(self._unexcused())
        return Verdict(damage, tuple(self._torn), tuple(self._notes), self._segments, self._records, last)

    def _segment(self, name: Name, *, newest: bool) -> None:
        walk = Walk(self._directory, name, self._chain, self._before)
        self._begun[name.segment] = self._chain.h
        first = self._chain.fresh
        self._segments += 1
        told = 0
        for item in walk:
            if isinstance(item, Record):
                self._record(item)
            elif not item.torn:
                self._damage.append(item)
            if walk.size - told >= SOME:
                self._on_bytes(walk.size - told)
                told = walk.size
        self._on_bytes(walk.size - told)
        if walk.opening:
            self._opening(walk, walk.opening, first=first)
        self._open.append(walk)
        self._check_sum(walk, needed=not newest)
        self._before = walk.end()

    def _record(self, record: Record) -> None:
        self._records += 1
        if record.head.dup is not None:
            with contextlib.suppress(ValueError):  # made by no writer
                self._repeated[record.head.dup] = form.original(record.line)
        resent = form.read_resent(record.line) if record.type == "log.resent" else None
        if resent is not None:
            self._resent.append(resent)
        if self._checkpoint and record.seq == self._checkpoint.seq and record.h == self._checkpoint.h:
            self._reached = True

    # --- headers --------------------------------------------------------------------------------------------------

    def _opening(self, walk: Walk, opening: Opening, *, first: bool) -> None:
        """Check a header against its own file, the file before, and what was left open."""
        self._log = self._log or opening.log
        if opening.segment != walk.name.segment:
            self._wrong(walk.name.segment, f"the file was {opening.segment} when it was written")
        if opening.log != self._log:
            self._wrong(walk.name.segment, f"the file is of another log, {opening.log}")
        before = self._before.file if self._before else None
        named = opening.prev.segment if opening.prev else None
        if opening.prev:
            self._ended[opening.prev.segment] = opening.prev.seq, opening.prev.h
        if named != before:
            self._wrong(walk.name.segment, f"the file before was {named}, and is {'missing' if first else before}")
        self._account(walk.name.segment, opening.recovered)

    def _account(self, header: str, claim: Claim | None) -> None:
        """Check what a header says of the files that were not closed; it must be exactly what they are."""
        claims = {each.file: each for each in (claim, *claim.also)} if claim else {}
        for walk in self._open:
            said = claims.pop(walk.name.segment, None)
            is_so = Claim(walk.name.segment, walk.size - walk.torn, walk.torn)
            if said is None and walk.torn:
                self._damage.append(walk.end(f"the last line is torn, and {header} does not account for it"))
            elif said and (said.valid_bytes, said.torn_bytes) != (is_so.valid_bytes, is_so.torn_bytes):
                was = f"{said.valid_bytes} bytes and {said.torn_bytes} torn ones when {header} was begun"
                self._damage.append(walk.end(f"the file had {was}"))
            elif walk.torn:
                self._notes.append(f"{walk.name.segment}: torn by a crash, {walk.torn} bytes; {header} accounts for it")
        for said in claims.values():
            if not form.path_of(self._directory, _sum_name(said.file)).exists():
                self._wrong(header, f"accounts for {said.file}, which is missing")
        self._open.clear()

    # --- sums -----------------------------------------------------------------------------------------------------

    def _check_sum(self, walk: Walk, *, needed: bool) -> None:
        """Check a segment's sum against the segment and the sum before; only the newest may have none."""
        content = self._sum_bytes(walk.name)
        right = sum_of(walk, self._log, self._sum).encoded()
        if content is None:
            content = right
            if needed:
                self._wrong(walk.name.sum, "the file is missing")
        if content != right and (needed or not right.startswith(content)):
            self._wrong(walk.name.sum, "the file does not fit its segment or the sum before")
            if walk.torn:
                self._damage.append(walk.end(f"the last line is torn, {walk.torn} bytes, and was not when the sum was made"))
        self._sum = sha256(content).hexdigest()

    def _deleted(self, name: Name) -> None:
        """Go on over a segment of which retention has left the sum."""
        content = self._sum_bytes(name) or b""
        found = form.read_sum(content)
        if self._segments:
            self._wrong(name.segment, "the file is missing, though older ones are there")
        if found is None or found.segment != name.segment or found.prev != self._sum:
            self._wrong(name.sum, "the file was changed, or the sum before is missing or was changed")
        self._sum = sha256(content).hexdigest()
        if found:
            self._go_over(name, found.log, found.last, found.h)
        self._before = Damage(name.segment, 0, 0, self._chain.seq + 1, "")

    def _go_over(self, name: Name, log: str, last: int, h: str) -> None:
        if not self._chain.fresh and name.first != self._chain.seq + 1:
            self._wrong(name.sum, f"begins with record {name.first} and should with {self._chain.seq + 1}")
        self._log = self._log or log
        self._chain.restart(last, bytes.fromhex(h))
        self._notes.append(f"{name.segment}: deleted; its sum is there")
        if self._checkpoint and (last, h) == (self._checkpoint.seq, self._checkpoint.h):
            self._reached = True

    def _sum_bytes(self, name: Name) -> bytes | None:
        try:
            return form.path_of(self._directory, name.sum).read_bytes()
        except FileNotFoundError:
            return None

    # --- the end --------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        if self._checkpoint and self._log and self._checkpoint.log != self._log:
            self._wrong(str(self._directory), f"the checkpoint is of another log; this is {self._log}")
        elif self._checkpoint and not self._reached:
            what = f"record {self._checkpoint.seq} is missing or not the one of the checkpoint"
            self._wrong(self._before.file if self._before else str(self._directory), what)

    def _unexcused(self) -> Iterator[Damage]:
        """All damage but that of records which the writer has repeated because a sync of theirs had failed."""
        for damage in self._damage:
            excuse = next((each for each in self._resent if self._excuses(each, damage)), None)
            if excuse is None:
                yield damage
            else:
                self._notes.append(f"{damage}; records {excuse.first} to {excuse.last} are repeated later")

    def _excuses(self, resent: Resent, damage: Damage) -> bool:
        if damage.file not in {resent.segment, _sum_name(resent.segment)} or not self._is_proved(resent):
            return False
        lost = [each for each in self._damage if each.file == resent.segment]
        if damage.file == _sum_name(resent.segment):
            return bool(lost) and all(each.byte >= resent.bytes for each in lost)
        return damage in lost and damage.byte >= resent.bytes

    def _is_proved(self, resent: Resent) -> bool:
        """Whether what is repeated is what was lost: its hashes lead from what is left to where the next segment goes on.

        Or whoever changes a record could say behind it that it was lost, and repeat it as he likes.
        """
        h = self._left(resent)
        for seq in range(resent.first, resent.last + 1):
            if h is None or seq not in self._repeated:
                return False
            h = form.link(h, self._repeated[seq])
        return h is not None and self._ended.get(resent.segment) == (resent.last, h.hex())

    def _left(self, resent: Resent) -> bytes | None:
        """The hash of the last record before those that are repeated, if it is there."""
        name = form.parse_name(resent.segment)
        if name is None or resent.bytes <= 0:
            return self._begun.get(resent.segment) if name and name.first == resent.first else None
        try:
            with form.path_of(self._directory, name.segment).open("rb") as file:
                line = file.read(resent.bytes).rpartition(b"\n")[0].rpartition(b"\n")[2] + b"\n"
        except OSError:
            return None
        parts, head = form.split(line), form.read_head(line)
        return bytes.fromhex(parts[1].decode()) if parts and head and head.seq == resent.first - 1 else None

    def _wrong(self, file: str, what: str) -> None:
        """Note damage of a file as a whole."""
        self._damage.append(Damage(file, 1, 0, self._chain.seq + 1, what))


def _sum_name(segment: str) -> str:
    name = form.parse_name(segment)
    return name.sum if name else segment
