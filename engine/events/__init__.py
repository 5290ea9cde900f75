"""Every fact of a game, under the class of those who may know it. Data only: no rule lives here.

`Public` is for all, watchers too; `Told` for the seats in `to`; `Pack` for the living wolves; `Sealed` for the log and
a human moderator alone. A public event has no field that could hold a secret. The table is the fold of these.
"""

from engine.events.audiences import *
from engine.events.cards import *
from engine.events.chance import *
from engine.events.course import *
from engine.events.days import *
from engine.events.deaths import *
from engine.events.nights import *
from engine.events.questions import *
from engine.events.variants import *
