// The command of time.

/** Does what is due at the time it is stamped with. */
export type ClockCommand = { readonly type: 'advance-clock' };
