// The closed trades of a leader on spot: each sale beside the average cost of what he has bought since he leads.
import { divideDown, divideUp } from '../../amounts/divide-whole.ts';
import type { ClosedTrade } from './closed-trades.ts';

/** A fill of a market, oldest first. */
export type SpotFill = {
  readonly timeMs: number;
  readonly side: 'buy' | 'sell';
  /** Units of the coin that moved; a purchase has those that came in after the fee, where the fee was taken in the coin. */
  readonly baseUnits: bigint;
  /** Price times quantity; of a sale what came in after the fee. */
  readonly quoteUnits: bigint;
};

/**
 * Purchases merge to one average cost. A sale takes its part of it, rounded up, and is a trade as far as it sells what was bought since:
 * coins from before have no cost that anybody could check. What a sale brought is divided by quantity, rounded down.
 */
export function spotSales(fills: readonly SpotFill[]): readonly ClosedTrade[] {
  let [held, cost] = [0n, 0n];
  const trades: ClosedTrade[] = [];
  for (const { timeMs, side, baseUnits, quoteUnits } of fills) {
    if (side === 'buy') {
      held += baseUnits;
      cost += quoteUnits;
      continue;
    }
    const sold = baseUnits < held ? baseUnits : held;
    if (sold <= 0n) continue;
    const part = sold === held ? cost : divideUp(cost * sold, held);
    const brought = divideDown(quoteUnits * sold, baseUnits);
    trades.push({ endedMs: timeMs, netUnits: brought - part, openedUnits: part, leverage: 1 });
    held -= sold;
    cost -= part;
  }
  return trades;
}
