# The tutorial: a word on each step of a short guided game. $do: before a verb in the room; $secret: for what is secret;
# $wolf: whom the pupil is told to look at.

lesson-begins = [lesson] This is a game for practice: you and five artificial players, and it counts for nothing. I explain each step. Leave whenever you like with { $do }leave. Your card is the Seer: by night you may look at one player’s card.
lesson-windows = [lesson] Here, in the window of the Moderator, you alone read what I say; the game itself is in another window, { $room }: look into both. In most programs Alt and a number, or a list at the side, changes the window.
lesson-seer = [lesson] It is night, and only you are asked. Whatever is asked of you is told to you alone, with what to type and for how long. Type: { $secret }see { $wolf }
lesson-see-answered = [lesson] Your answer was repeated: so you know that it counts. Until time is up you may change it. { $do }open tells at any time what is asked of you.
lesson-saw-wolf = [lesson] You have found the { -wolf }! Nobody else knows it. { $do }log tells again what you have learnt.
lesson-saw-nothing = [lesson] That was no { -wolf }, so now there is one suspect less. { $do }log tells again what you have learnt.
lesson-wolves = [lesson] Now the { -wolves } choose somebody to devour. You are asleep: nothing is asked of you, so just wait.
lesson-died = [lesson] The dead do not speak any more, but they win with their side. { $do }table shows who lives, { $do }role your own card.
lesson-dead = [lesson] You are dead: you read on, and your side may still win. Wait for the end, or type { $do }leave
lesson-discussion = [lesson] It is day: everybody may talk, just type in { $room } what you want to say. If you know something, say so, for example: I am the Seer, { $wolf } is a wolf. When you have nothing more to say, type { $do }end
lesson-vote = [lesson] Now all vote on who shall die. Type { $do }vote { $wolf }, or another number. Whoever has the most votes dies; you may change your vote until all have voted, or time is up.
lesson-vote-answered = [lesson] Your vote counts. When all have voted, the votes are told.
lesson-condemned = [lesson] All votes are told, and the village has decided. By the rules of a table the card is shown then, and whoever was condemned may say a last word.
lesson-over = [lesson] That is how a game goes: night, day, vote, until one side has won. Now you can play: { $do }join wolf takes a seat at the table “wolf”, { $do }bots 7 fills it with artificial players, { $do }ready begins. { $do }tutorial plays this lesson again.
lesson-left = [lesson] You have left the lesson. { $do }tutorial begins it anew, { $do }join wolf takes a seat at a real table.
aborted-lesson = The lesson is over.

help-tutorial = Play a short guided game with artificial players, in a room of your own: each step is explained. You may leave it at any time.
