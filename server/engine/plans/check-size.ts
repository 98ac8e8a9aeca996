// The size of a plan within the limits of its market.
import { closesOnly } from '../accounts/positions/holding.ts';
import type { Market } from '../markets/market.ts';
import { RejectReason } from '../reject.ts';
import type { PlanRequest } from './plan-request.ts';

/** Quantity, amount and notional within the market's limits; null when they are kept. `judgedTicks`: the prices at which its notional is judged. */
export function checkSizeAt(
  market: Market,
  { side, quantityLots, amountUnits, ...words }: Omit<PlanRequest, 'terms'>,
  judgedTicks: readonly number[],
): RejectReason | null {
  const { rules, maxNotional } = market;
  // However little is left of a position, it can be closed.
  const closes = closesOnly(side, words);
  const minNotional = closes ? 0 : market.minNotional;
  // All of a position.
  if (market.contract !== null && quantityLots === 0) return null;
  if (amountUnits > 0) {
    if (amountUnits < minNotional) return RejectReason.notionalBelowMinimum;
    return amountUnits > maxNotional ? RejectReason.notionalAboveMaximum : null;
  }
  if (quantityLots < rules.minQuantityLots && !closes) return RejectReason.quantityBelowMinimum;
  if (quantityLots > rules.maxQuantityLots) return RejectReason.quantityAboveMaximum;
  for (const price of judgedTicks) {
    if (price === 0) return RejectReason.noWatchedPrice;
    const notional = price * quantityLots * rules.tickLotUnits;
    if (notional < minNotional) return RejectReason.notionalBelowMinimum;
    if (notional > maxNotional) return RejectReason.notionalAboveMaximum;
  }
  return null;
}
