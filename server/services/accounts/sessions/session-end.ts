// The time at which a session is over in any case, however much it is used: whoever it is of logs in again.

/** From its login on. */
export const longestSessionMs = 90 * 24 * 60 * 60_000;

/** Guests could not log in again: theirs end without use alone. */
export const endOfSession = (session: { readonly createdAt: Date; readonly expiresAt: Date }, isGuest: boolean): number =>
  isGuest ? session.expiresAt.getTime() : Math.min(session.expiresAt.getTime(), session.createdAt.getTime() + longestSessionMs);
