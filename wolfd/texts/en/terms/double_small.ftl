# Variant `double_small`: an open card and a bottom card.

dealt-twice = You play the { $role }, for all to see. Your bottom card, which nobody else sees, is: { $second }. { $does }
card-changed-twice = You play the { $role } from now on, and your bottom card is: { $second }. { $does }
card-of-two = { $who } { $role } ({ $second })
