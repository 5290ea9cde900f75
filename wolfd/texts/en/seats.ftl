# Seats and time: the bench, other people on a seat, the start, pauses, invitations, the lobby's list.
# $do: what the reader types before a verb. Every refusal has $do and $secret.

## Keys and names

key-hushed = That line has the key of a seat in it: nobody was shown it. The key is for the Moderator alone: { $secret }back KEY
