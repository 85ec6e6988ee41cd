# למה משהו לא נעשה, ומה היה נכון.
refused-by-rule = { $text } ({ $rule })
refused-not-your-turn = זה לא התור שלך: מחכים ל־{ $who }.
refused-game-over = המשחק הזה הסתיים. משחק חדש: `/game new`.
refused-unknown-verb = מהלך כזה לא מוכר לי. אפשר: { $verbs_or }.
refused-stale = המשחק התקדם בינתיים. נא להסתכל בלוח החדש ביותר ולנסות שוב.
refused-cannot-undo = אין מהלך שאפשר לבטל לבד: מאז מישהו כבר למד משהו או החליט משהו.
refused-other-game = בשולחן הזה משחקים משחק אחר. הפקודות שלו מתחילות ב־`/{ $game }`.
refused-no-such-option = למשחק { $game } אין אפשרות ״{ $option }״. נא להשמיט אותה.
