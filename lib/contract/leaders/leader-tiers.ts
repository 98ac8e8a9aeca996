// The tiers of leaders and their places for copiers: what each asks for and allows, as data.

/** In rising order. `ownUsdt` is the worth of the leader's account of the line, `copiedUsdt` that of all copies of it, both at least. */
export const leaderTiers = [
  { tier: 'bronze', ownUsdt: 0, copiedUsdt: 0, maxSharePercent: 10, maxCopiers: 500 },
  { tier: 'silver', ownUsdt: 1000, copiedUsdt: 10_000, maxSharePercent: 10, maxCopiers: 500 },
  { tier: 'gold', ownUsdt: 5000, copiedUsdt: 50_000, maxSharePercent: 12, maxCopiers: 750 },
  { tier: 'platinum', ownUsdt: 10_000, copiedUsdt: 100_000, maxSharePercent: 14, maxCopiers: 750 },
  { tier: 'extraordinary', ownUsdt: 25_000, copiedUsdt: 250_000, maxSharePercent: 15, maxCopiers: 1000 },
  { tier: 'legend', ownUsdt: 50_000, copiedUsdt: 500_000, maxSharePercent: 20, maxCopiers: 1000 },
] as const;

export type LeaderTier = (typeof leaderTiers)[number];

/** In rising order: places for copiers from this worth of the leader's account on, in USDT. */
export const leaderSlots = [
  { ownUsdt: 0, copiers: 0 },
  { ownUsdt: 100, copiers: 100 },
  { ownUsdt: 1000, copiers: 300 },
  { ownUsdt: 5000, copiers: 500 },
] as const;

/** Nobody leads with less, in USDT. */
export const leastToLead = 100;

/** Copiers know of a higher share so long before it holds. A lower one holds at once. */
export const shareNoticeMs = 7 * 24 * 3_600_000;
