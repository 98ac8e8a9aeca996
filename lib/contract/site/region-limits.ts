// The offers that may be withheld from a country. An operator says in which, in `regions.json` of the site's data; nothing is where nobody says so.

/**
 * register: opening an account there. spot, futures: opening orders of coins, of contracts, by who is there or has an identity of there.
 * location: opening anything while one is there. Looking, cancelling, closing, repaying and withdrawing go on everywhere.
 */
export const regionLimits = ['register', 'spot', 'futures', 'location'] as const;
export type RegionLimit = (typeof regionLimits)[number];
export type RegionTable = Readonly<Record<string, readonly RegionLimit[]>>;
