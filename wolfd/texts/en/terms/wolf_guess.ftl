# Option `girl_detection=wolf_guess`: the wolves name whom they suspect of peeking.

ask-catch = Do you suspect somebody of peeking? { $choices }. If all of you name the same player, and she did peek, she is caught. You have { $seconds } s: { $do }catch { $one }, or { $do }pass.
answered-catch = You suspect { $targets }.
passed-catch = You suspect nobody.
not-catch = You cannot suspect { $seat }.
