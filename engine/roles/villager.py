"""The Villager: no power; must sort true from false (VILL-1, VILL-2)."""

from engine.rules import Role

ROLE = Role("villager", "village", side="plain")
