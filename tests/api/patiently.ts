// For tests that wait until something of itself has happened: a machine that does other work beside is slow, not wrong.

/** In milliseconds. */
export const patiently = { timeout: 60_000, interval: 50 };
