# Preset `classic`: the words of its source.

role-hunter_lasttwo = Hunter
peaceful = The village awakes: there was no crime last night.
