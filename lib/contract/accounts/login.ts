// Logging in, as the history of it tells.

/** code: the second step, with the app or a recovery code. */
export const loginMethods = ['password', 'code', 'passkey'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** code-needed: the password was right, and the login waited for the second step. */
export const loginResults = ['entered', 'code-needed', 'refused'] as const;
export type LoginResult = (typeof loginResults)[number];
