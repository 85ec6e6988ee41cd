# הוראות קבועות: מענה מראש על שאלות.
command-orders = שאלות שיש לך עליהן תשובה מראש בשולחן הזה; אף אחד אחר לא רואה אותן
command-orders-set = איך לענות בשמך על שאלה כזאת מעכשיו
command-orders-show = אילו הוראות השארת בשולחן הזה
command-orders-clear = למחוק את ההוראות שלך לשאלה אחת או את כולן
argument-order-question = השאלה
argument-order-answer = מה לענות
argument-order-about = במה היא עוסקת; בלי בחירה, בכול
argument-orders-delay = כמה זמן שאלה נשארת פתוחה למי שהשאיר הוראות

orders-delay-2-10 = 2 עד 10 דקות
orders-delay-1-3 = דקה עד 3 דקות
orders-delay-10-30 = 10 עד 30 דקות
orders-delay-none = בלי המתנה: מיד

orders-title = **ההוראות הקבועות שלך בשולחן הזה** (אף אחד אחר לא רואה אותן)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (ברירת מחדל)
orders-none = אין לך הוראות כאן.
orders-waited = כל עוד יש לך הוראות, התשובה לשאלה כזאת ניתנת { $least } עד { $most } דקות אחרי השאלה. גם תשובה שלך בזמן הזה ממתינה עד אז, כך שאי אפשר להבדיל בין השתיים.
orders-unwaited = התשובה לשאלה כזאת ניתנת מיד.
orders-asked = השארת הוראות, ולכן התשובה שלך תבוא { $due }: לפי ההוראות, או מה שייאמר עד אז.
orders-noted = נרשם: { $move }. המהלך ישוחק { $due }, בזמן של ההוראות שלך. עד אז אפשר לענות אחרת.
orders-offer = **{ $question }** · { $about }: מה לענות מעכשיו? `/orders set` מכיר גם מקרים צרים יותר, `/orders clear` מבטל.
pick-answer = לענות …
button-advance = לענות מראש …

refused-nothing-to-order = אין כאן שאלה שאפשר לענות עליה מראש.
refused-no-such-order = אני לא מכיר כאן ”{ $typed }“. יש לבחור מהרשימה.
