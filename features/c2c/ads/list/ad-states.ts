// The states by which one's own ads are listed.
export const adStates = ['all', 'online', 'paused', 'closed'] as const;
export type AdState = (typeof adStates)[number];

export const adsPerPage = 24;

/** Anything else in an address lists all of them. */
export const adStateOf = (text: string | undefined): AdState => adStates.find((state) => state === text) ?? 'all';
