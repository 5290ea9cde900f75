"""Every role of the game: the explicit list, in the order of the table 1.1, and the night's steps in call order (2.3)."""

from engine.roles import cupid, guard, hunter, seer, villager, werewolf, witch
from engine.rules import AskKind, Role, Step

ROLES: tuple[Role, ...] = (
    werewolf.ROLE,
    villager.ROLE,
    seer.ROLE,
    guard.ROLE,
    hunter.ROLE,
    witch.ROLE,
    cupid.ROLE,
)

STEPS: tuple[Step, ...] = (
    *cupid.STEPS,
    guard.STEP,
    seer.STEP,
    werewolf.STEP,
    witch.STEP,
)

KINDS: tuple[AskKind, ...] = (
    *cupid.KINDS,
    *guard.KINDS,
    *seer.KINDS,
    *werewolf.KINDS,
    *witch.KINDS,
    *hunter.KINDS,
)
