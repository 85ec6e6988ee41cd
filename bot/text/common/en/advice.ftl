# The advice of the panel.
button-advise = Why these?

advice-heading = **The most promising moves, best first:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# follow up with: { $then }
advice-yours = -# The choice is yours: nothing is played until you press.
advice-none = I have no advice for this question.
advice-off = No moves are proposed here. Where the table allows it, `/settings proposals` turns them on.
command-table-why = See why a computer made its last move
why-line = `{ $number }` { $name }: { $move }. A player in that seat thinks: { $why }.
why-bare = `{ $number }` { $name }: { $move }. Nothing that everybody can see speaks for it.
why-beginner = -# A beginner takes any move that looks little worse than the best.
why-none = No computer has recently chosen a move here that I could explain.
