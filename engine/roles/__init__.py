"""Every role of the game: the explicit list, in the order of the table 1.1, and the night's steps in call order (2.3).

A file a role; `pace` says how long their turns take.
"""

from engine.roles import (
    cobbler,
    cupid,
    elder,
    hunter,
    hybrid,
    idiot,
    little_girl,
    mason,
    overlays,
    piper,
    priest,
    protector,
    scapegoat,
    seer,
    thief,
    villager,
    werewolf,
    witch,
)
from engine.rules import AskKind, Role, Step

ROLES: tuple[Role, ...] = (
    werewolf.ROLE,
    villager.ROLE,
    seer.ROLE,
    mason.ROLE,
    cobbler.ROLE,
    protector.ANGEL,
    protector.BODYGUARD,
    protector.GUARD,
    hunter.LAST_TWO,
    hunter.ROLE,
    priest.ROLE,
    overlays.TINKER,
    overlays.MEDIUM,
    little_girl.ROLE,
    witch.ROLE,
    cupid.ROLE,
    elder.ROLE,
    idiot.ROLE,
    scapegoat.ROLE,
    piper.ROLE,
    thief.ROLE,
    hybrid.ROLE,
)

STEPS: tuple[Step, ...] = (
    thief.STEP,
    *cupid.STEPS,
    mason.STEP,
    *protector.STEPS,
    seer.STEP,
    werewolf.STEP,
    witch.STEP,
    priest.STEP,
    *piper.STEPS,
)

S0_ORDER = ("thief", "cupid", "mason", "guard", "bodyguard", "angel", "werewolf", "seer", "witch", "priest", "piper")
"""Source S0's night: the wolves before the Seer (C01)."""

KINDS: tuple[AskKind, ...] = (
    *hybrid.KINDS,
    *thief.KINDS,
    *cupid.KINDS,
    *protector.KINDS,
    *seer.KINDS,
    *werewolf.KINDS,
    *little_girl.KINDS,
    *witch.KINDS,
    *piper.KINDS,
    *hunter.KINDS,
    *idiot.KINDS,
    *scapegoat.KINDS,
    *overlays.KINDS,
)
