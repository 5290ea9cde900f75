# Option `seance_target=vote`: first a seance is moved, then the dead one is chosen by vote.

ask-seance = Do you move for a seance? You have { $seconds } s: { $do }seance, or { $do }pass.
answered-seance = You want to call one of the dead.
