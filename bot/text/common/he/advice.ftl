# העצה שבחלונית.
button-advise = למה אלה?

advice-heading = **המהלכים המבטיחים ביותר, הטוב ביותר ראשון:**
advice-line = **{ $number }** { $move } – { $why }
advice-bare = **{ $number }** { $move }
advice-then = -# ואז: { $then }
advice-yours = -# הבחירה בידיך: דבר לא ישוחק לפני לחיצה.
advice-none = אין לי עצה לשאלה הזאת.
advice-off = כאן לא מוצעים מהלכים. אם השולחן מתיר, `/settings proposals` מפעיל אותם.
