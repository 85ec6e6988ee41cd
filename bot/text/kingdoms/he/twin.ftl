# כל המצב על הלוח במילים.
twin-turn = התור של { $who }. פעולות שנותרו: { $left }.
twin-task-act = פעולה או סיום התור
twin-added = מהיד: { $count }
twin-undecided = מהיד: עוד לא הוחלט
twin-winner = הניצחון של { $winner }.
twin-player = { $who }, שושלת: { $dynasty }.
twin-agenda = מה שנשאר לעשות, לפי הסדר: { $tasks }.
