// The closed trades of a leader on spot: each sale beside the average cost of what he has bought since he leads.
import { afterTrade, nothingHeld, type SpotFill } from '../../spot/average-cost.ts';
import type { ClosedTrade } from './closed-trades.ts';

/** Oldest first. A sale is a trade as far as it sells what was bought since. */
export function spotSales(fills: readonly SpotFill[]): readonly ClosedTrade[] {
  let holding = nothingHeld;
  const trades: ClosedTrade[] = [];
  for (const fill of fills) {
    const { holding: next, covered } = afterTrade(holding, fill);
    holding = next;
    if (covered !== null)
      trades.push({ endedMs: fill.timeMs, netUnits: covered.brought - covered.cost, openedUnits: covered.cost, leverage: 1 });
  }
  return trades;
}
