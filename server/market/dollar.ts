/** Everything is priced in it: it has no path of its own. */
export const dollar = 'USD';
