// Who of those who are logged in may make a call: one table, read by the door of the exchange, by pages and by tests.

/** everybody: whoever has a session. main: no sub-account. registered: neither a sub-account nor a guest. sub: a sub-account alone. operator: who has entered the operator's desk. */
export const Audience = { everybody: 'everybody', main: 'main', registered: 'registered', sub: 'sub', operator: 'operator' } as const;
export type Audience = (typeof Audience)[keyof typeof Audience];

/** By the beginning of the path; the first that fits. What is in none is for everybody. */
const table: readonly (readonly [beginning: string, audience: Audience])[] = [
  // Out of a sub-account, and back to the main one.
  ['v1/user/subAccount/leave', Audience.sub],
  ['v1/user/subAccount/', Audience.registered],
  // The door and its locks are the main account's, whoever acts.
  ['v1/user/security/', Audience.main],
  ['v1/user/apiKey/', Audience.main],
  ['v1/user/inbox/', Audience.main],
  // What the site says is the operator's to write.
  ['v1/admin/', Audience.operator],
  // Coins come in and go out through the main account.
  ['v1/assets/deposit/', Audience.main],
  ['v1/assets/withdraw/', Audience.main],
  ['v1/testnet/', Audience.main],
];

export const audienceOf = (path: string): Audience => table.find(([beginning]) => path.startsWith(beginning))?.[1] ?? Audience.everybody;

/** Names the account that a page was made for: a call for another one than the session's is refused. */
export const accountHeader = 'user-account';
