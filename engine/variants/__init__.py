"""The variants: the explicit list, and which of them do not go together (rulebook 4.0).

A variant is a function from rules to rules that holds only the difference; they are applied in this order. Whatever
pair is not listed as forbidden combines.
"""

from engine.variants import black_death, double, fascination, harvest, new_moon, sit_down
from engine.variants.facts import Variant

VARIANTS: dict[str, Variant] = {
    variant.id: variant
    for variant in (
        sit_down.VARIANT,
        double.SMALL,
        double.GREAT,
        harvest.VARIANT,
        black_death.VARIANT,
        fascination.VARIANT,
        new_moon.VARIANT,
    )
}

FORBIDDEN = (
    ("VAR-1", "double_small", "double_great"),
    ("VAR-2", "double_small", "harvest"),
    ("VAR-3", "double_great", "harvest"),
    ("VAR-4", "double_small", "black_death"),
    ("VAR-5", "double_small", "fascination"),
    ("VAR-6", "black_death", "harvest"),
    ("VAR-7", "black_death", "fascination"),
    ("VAR-8", "black_death", "new_moon"),
)
"""(rule, one, other): refused together, with the reason under the rule's id."""
