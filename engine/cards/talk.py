"""Cards about how one speaks before the vote (16, 20, 22). Who breaks a rule of speech loses the day's vote."""

from dataclasses import replace

from engine import script
from engine.rules import Rules


def without_words(rules: Rules) -> Rules:
    """Nobody may say "me" or "wolf" (card 16)."""
    return replace(rules, speech_rules=lambda t: (*rules.speech_rules(t), "words"))


def in_order(rules: Rules) -> Rules:
    """All speak in the order of the day, without interruption (card 22)."""
    return replace(rules, speech_rules=lambda t: (*rules.speech_rules(t), "order"), speeches=script.in_turn)
