// The tier of a leader and the places for copiers, by what the leader's account and the copies of it are worth.
import { Decimal } from 'decimal.js';

import { leaderSlots, leaderTiers, type LeaderTier } from '#lib/contract/leaders/leader-tiers.ts';

type Worth = {
  /** The worth of the leader's account of the line, in USDT. */
  readonly ownUsdt: string;
  /** The worth of all copies that run, in USDT. */
  readonly copiedUsdt: string;
};

/** The highest tier that both worths reach. */
export function leaderTierOf({ ownUsdt, copiedUsdt }: Worth): LeaderTier {
  const own = new Decimal(ownUsdt);
  const copied = new Decimal(copiedUsdt);
  return leaderTiers.findLast((tier) => own.gte(tier.ownUsdt) && copied.gte(tier.copiedUsdt)) ?? leaderTiers[0];
}

/** The copiers that a leader may have: the places that the own worth gives, and no more than the tier allows. */
export function leaderPlaces(worth: Worth): number {
  const own = new Decimal(worth.ownUsdt);
  const byWorth = leaderSlots.findLast((slots) => own.gte(slots.ownUsdt))?.copiers ?? 0;
  return Math.min(byWorth, leaderTierOf(worth).maxCopiers);
}
