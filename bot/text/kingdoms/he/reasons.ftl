# מדוע מומלץ מהלך: ממה יהיה לשחקן יותר אחריו.
reason-points = נקודות בצבע שחסר לך
reason-turn = התור שלך נמשך
reason-leaders = מנהיגים שמביאים נקודות
reason-safety = מנהיגים מוגנים יותר
reason-rivals = פחות לאחרים
reason-conflict = סיכויים טובים יותר בסכסוכים
