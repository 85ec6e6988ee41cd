# למה השולחן מחכה.
decision-throw = זריקת הקוביות: { $who }.
decision-move = הזזת כלי: { $who }. יצא { $count }.
