# מדוע מומלץ מהלך: ממה יהיה לשחקן יותר אחריו.
reason-home = כלי מגיע הביתה
reason-way = הכלים שלך מתקדמים
reason-safety = הכלים שלך בטוחים יותר
reason-rival = היריב נסוג
reason-turn = זורקים שוב
reason-chance = הסיכוי לנצח גדל
