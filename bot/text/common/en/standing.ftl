# Standing orders: what a player answers in advance.
command-orders = Answer questions in advance at this table; nobody else sees it
command-orders-set = Set how a kind of question is answered for you from now on
command-orders-show = See your standing orders at this table
command-orders-clear = Remove your standing orders, for one question or all
argument-order-question = The question
argument-order-answer = The answer
argument-order-about = What it applies to; everything if left out
argument-orders-delay = How long a question stays open for players with standing orders

orders-delay-2-10 = 2 to 10 minutes
orders-delay-1-3 = 1 to 3 minutes
orders-delay-10-30 = 10 to 30 minutes
orders-delay-none = none

orders-title = **Your standing orders at this table** (nobody else sees them)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (default)
orders-none = You have no standing orders here.
orders-waited = While you have orders, such a question is answered { $least } to { $most } minutes after it was asked. An answer you give yourself in that time waits just as long, so nobody sees a difference.
orders-unwaited = Such questions are answered at once.
orders-asked = You have standing orders, so your answer is given { $due }: by your orders, or what you choose before then.
orders-noted = Noted: { $move }. It will be played { $due }, just as your orders would be. Until then you can change it.
orders-offer = **{ $question }** · { $about }: what should the answer be from now on? `/orders set` offers finer choices, `/orders clear` removes it.
pick-answer = Answer …
button-advance = Answer in advance …

refused-nothing-to-order = There is nothing here that can be answered in advance.
refused-no-such-order = I don't know “{ $typed }” here. Choose from the list.
