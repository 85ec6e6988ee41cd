# תשובות פרטיות למי שלחץ או כתב משהו.
done-move = בוצע: { $move }.
done-undo = המהלך בוטל.
done-over = המשחק הסתיים.
done-join = המקום שלך שמור. כשכולם כאן, מישהו לוחץ על התחלה.
done-leave = המקום שלך פנוי שוב.
done-computer = שחקן מחשב הצטרף.
done-dismiss = שחקן מחשב עזב.
done-start = המשחק מתחיל!
done-cancel = המשחק בוטל.
done-new = השולחן פתוח. מי שרוצה לשחק לוחץ על הצטרפות.
done-language = מעכשיו השפה שלי איתך: { $language }.
done-dm-on = היד והשאלות שלך יישלחו אליך בהודעה פרטית.
done-dm-off = לא אשלח לך הודעות פרטיות. היד שלך תמיד בכפתור ״היד שלי״.

picker-so-far = עד כאן: { $move }
your-hand = היד שלך.
no-hand = אין ביד שלך שום דבר סודי.
board-link = הלוח: { $link }
log-empty = עדיין לא קרה דבר.
log-title = מה קרה לאחרונה:
stale-now = הכפתור הזה שייך לרגע קודם. זה המצב עכשיו:
waits-for-you = מחכים לך:
rules-none = אין לי תקציר חוקים למשחק הזה.

unknown-control = הכפתור הזה שייך לגרסה ישנה שלי. כפתורים חדשים: `/game board`.
unknown-command = הפקודה הזאת כבר לא קיימת. טעינה מחדש של דיסקורד (Ctrl+R) תציג את החדשות.
unknown-modal = תוקף הטופס פג. נא להתחיל שוב.
closing = אני בדיוק מופעל מחדש. נא לנסות שוב בעוד דקה.
unexpected = משהו השתבש אצלי, סליחה. מצב המשחק: `/game board`. מספר הפנייה: { $reference }
missing-permission = בערוץ הזה חסרה לי ההרשאה ״{ $permission }״.
guild-only = זה עובד רק בערוץ של שרת.
