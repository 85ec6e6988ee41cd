# Standing orders: what a player answers in advance.
command-orders = Questions that you answer in advance at this table; nobody else sees them
command-orders-set = Say how I answer such a question for you from now on
command-orders-show = See what you have ordered at this table
command-orders-clear = Forget what you have ordered, for one question or for all
argument-order-question = The question
argument-order-answer = What I answer
argument-order-about = What it is about; everything if you leave it out
argument-orders-delay = How long a question stays open for those who have left orders

orders-delay-2-10 = 2 to 10 minutes
orders-delay-1-3 = 1 to 3 minutes
orders-delay-10-30 = 10 to 30 minutes
orders-delay-none = no time: at once

orders-title = **Your standing orders at this table** (nobody else sees them)
orders-line = - **{ $question }** · { $about }: { $answer }
orders-line-usual = - **{ $question }** · { $about }: { $answer } (usual)
orders-none = You have left none.
orders-waited = As long as you have orders, such a question is answered { $least } to { $most } minutes after it was asked. What you answer yourself in that time waits as long, so that nobody can tell the one from the other.
orders-unwaited = Such a question is answered at once.
orders-asked = You have left orders, so your answer comes { $due }: theirs, or what you say until then.
orders-noted = Noted: { $move }. It is played { $due }, when your orders would be. Until then you can say something else.
orders-offer = **{ $question }** · { $about }: what shall I answer from now on? `/orders set` knows narrower cases, `/orders clear` ends it.
pick-answer = Answer …
button-advance = Answer in advance …

refused-nothing-to-order = There is nothing here that can be answered in advance.
refused-no-such-order = I do not know “{ $typed }” here. Choose from the list.
