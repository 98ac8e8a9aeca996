// The crowd of the simulated market: takes the orders that the price has moved through, and trades a little beside.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { venueAccounts } from '../opening/open-venue.ts';
import { normalAt, uniformAt } from '../paths/noise.ts';
import { lotsWorth, type MarketMoment } from './market-moment.ts';

const stepsPerMinute = 240;
/**
 * A market that has stood still for longer, in steps, is traded with twice, once on each side and deeper into its book: all that would have
 * changed hands meanwhile comes at once.
 */
const longestAlone = 120;
/** Typical distances between levels that a trade reaches beyond the spread, usually and after a long pause. */
const levelsReached = { usual: 3, late: 12 } as const;
/** The spread of trades' sizes, as the standard deviation of their logarithm. */
const sizeSpread = 1.1;

type Move = {
  /** Ticks since the move before. */
  readonly drift: number;
  /** Steps since the move before. */
  readonly every: number;
  readonly isWatched: boolean;
};

const take = (market: MarketListing, side: Side, priceTicks: number, quantityLots: number): Command => ({
  type: 'place-order',
  accountId: venueAccounts.houseTaker,
  marketId: market.marketId,
  side,
  kind: 'limit',
  timeInForce: TimeInForce.ioc,
  priceTicks: ticks(Math.max(1, priceTicks)),
  quantityLots: lots(Math.min(market.maxQuantityLots, quantityLots)),
  amountUnits: units(0n),
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
});

/** Orders that the price has moved through are traded with, a part at a time, as a crowd would. */
export function sweep(moment: MarketMoment, best: { readonly bid: number | null; readonly ask: number | null }): Command[] {
  const { market, profile, noise, centre, step } = moment;
  const { bid, ask } = best;
  const quantity = lotsWorth(moment, profile.levelAmount * (0.1 + uniformAt(noise, step, 11) * 0.8));
  if (bid !== null && bid >= centre) return [take(market, Side.sell, centre, quantity)];
  if (ask !== null && ask <= centre) return [take(market, Side.buy, centre, quantity)];
  return [];
}

export function crowd(moment: MarketMoment, { drift, every, isWatched }: Move): Command[] {
  const { market, profile, noise, centre, step, minuteAmount } = moment;
  const { halfSpreadTicks, stepTicks, pieceAmount } = profile;
  const roll = uniformAt(noise, step, 1);
  const worth = (minuteAmount * every) / stepsPerMinute;
  const average = Math.min(1, worth / pieceAmount);
  // Four fifths come alone, the others in bursts of four.
  const count = roll < average * 0.8 ? 1 : roll < average * 0.85 ? 4 : 0;
  const isLate = !isWatched && every > longestAlone;
  const unwatchedCount = isLate ? 2 : 1;
  // Watched or not, the same worth changes hands in the same time.
  const mean = worth / (isWatched ? average : unwatchedCount);
  return Array.from({ length: isWatched ? count : unwatchedCount }, (_, at) => {
    // The crowd buys more when the price has just risen, and sells more when it has fallen.
    const lean = 0.5 + Math.max(-0.35, Math.min(0.35, drift / (halfSpreadTicks * 8 + 1)));
    const isBuy = uniformAt(noise, step, isLate ? 20 : 20 + at) < lean;
    const side = (isLate && at === 1 ? !isBuy : isBuy) ? Side.buy : Side.sell;
    const amount = Math.max(
      1.5 * Number(market.minAmount),
      mean * Math.exp(normalAt(noise, step, 40 + at) * sizeSpread - sizeSpread ** 2 / 2),
    );
    const reach = halfSpreadTicks + stepTicks * (isLate ? levelsReached.late : levelsReached.usual);
    return take(market, side, side === Side.buy ? centre + reach : centre - reach, lotsWorth(moment, amount));
  });
}
