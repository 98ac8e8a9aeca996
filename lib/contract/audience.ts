// The logged-in callers that a call allows: named by the call itself, read by the exchange's endpoint, by pages and by tests.

/** everybody: whoever has a session. main: no sub-account. registered: neither a sub-account nor a guest. sub: a sub-account alone. operator: who has logged in as an operator. */
export const Audience = { everybody: 'everybody', main: 'main', registered: 'registered', sub: 'sub', operator: 'operator' } as const;
export type Audience = (typeof Audience)[keyof typeof Audience];

/** Names the account that a page was made for: a call for another one than the session's is refused. */
export const accountHeader = 'user-account';
