# Why a move was not made, and what would be right.
refused-incomplete = Something is missing from “{ $verb }”, or there is too much. Choose it step by step with the buttons.
refused-unknown-leader = There is no leader “{ $word }”. Choose { $leaders_or }.
refused-another-question = The action is not finished yet. First: { $verbs_or }.
refused-nothing-to-answer = That is not being asked now. You can: { $verbs_or }.
refused-no-actions-left = Both your actions are used. End the turn, or take one back.
