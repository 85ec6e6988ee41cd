# העצה שבחלונית.
button-advise = למה אלה?

advice-heading = **המהלכים המבטיחים ביותר, הטוב ביותר ראשון:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# ואז: { $then }
advice-yours = -# הבחירה בידיך: דבר לא ישוחק לפני לחיצה.
advice-none = אין לי עצה לשאלה הזאת.
advice-off = כאן לא מוצעים מהלכים. אם השולחן מתיר, `/settings proposals` מפעיל אותם.
command-table-why = הצגת הסיבה למהלך האחרון של מחשב
why-line = `{ $number }` { $name }: { $move }. מי שיושב במקום הזה חושב: { $why }.
why-bare = `{ $number }` { $name }: { $move }. שום דבר שגלוי לכולם לא תומך בזה.
why-beginner = -# מתחיל בוחר כל מהלך שנראה גרוע רק במעט מהטוב ביותר.
why-none = אף מחשב לא בחר כאן לאחרונה מהלך שאפשר להסביר.
