UPDATE debts SET debt = json_set(debt, '$.debt."is"', CASE json_extract(debt, '$.debt."is"')
    WHEN 'Post' THEN 'PostBoard'
    WHEN 'Renew' THEN 'EditBoard'
    WHEN 'Strip' THEN 'RetireBoard'
    WHEN 'Ask' THEN 'SendHand'
    WHEN 'Tell' THEN 'PostText'
    WHEN 'Publish' THEN 'PostRecord'
    WHEN 'Nudge' THEN 'PingPlayer'
    WHEN 'Notice' THEN 'PostAbsenceNotice'
    WHEN 'Poll' THEN 'PostVote'
    WHEN 'Sight' THEN 'SendWatcherUpdate'
    WHEN 'Invite' THEN 'InviteToThread'
    WHEN 'Signpost' THEN 'EditThreadStarter'
    WHEN 'Opening' THEN 'OpenThread'
    ELSE json_extract(debt, '$.debt."is"')
END);
