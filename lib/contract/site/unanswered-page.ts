// What a page says of the calls that it was made with, to the server that sends it: the status of an answer is not the page's to choose.

/** The channel of `node:diagnostics_channel` by which it is said, with one of the words below. */
export const unansweredChannel = 'meridian:unanswered';

/** A call got no answer; the page may do without it. Or all that the page can show is that it got none. */
export type Unanswered = 'call' | 'page';

/** Whoever is told that a page cannot be made now may ask again after this. */
export const retryAfterSeconds = 5;
