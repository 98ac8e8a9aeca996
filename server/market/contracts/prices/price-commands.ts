// Tells the core what positions are judged by and what a contract ends at, in whole ticks.
import { Amount, readPositive, ROUND_HALF_UP } from '#lib/order-math/amounts/amount.ts';
import type { SetMarkPrice, SettleDelivery } from '#server/engine/futures/contract-command.ts';
import { ticks, type Ticks } from '#server/engine/units.ts';

import type { ContractListing } from '#server/engine/listings.ts';

/** Half up to a tick, and never less than one. Null for what is no price or beyond every tick. */
function inTicks(price: string, decimals: number): Ticks | null {
  const count = readPositive(price)?.times(new Amount(10).pow(decimals)).toDecimalPlaces(0, ROUND_HALF_UP).toNumber() ?? Number.NaN;
  return Number.isSafeInteger(count) ? ticks(Math.max(1, count)) : null;
}

/** Null when there is no mark or no index: nothing is told, and the market has to halt. */
export function markCommand(
  { marketId, priceDecimals }: Pick<ContractListing, 'marketId' | 'priceDecimals'>,
  mark: string | null,
  index: string | null,
): SetMarkPrice | null {
  const [markTicks, indexTicks] = [inTicks(mark ?? '', priceDecimals), inTicks(index ?? '', priceDecimals)];
  return markTicks === null || indexTicks === null ? null : { type: 'set-mark-price', marketId, markTicks, indexTicks };
}

/** Ends a dated contract at its price. Null when there is none. */
export function deliveryCommand(
  { marketId, priceDecimals }: Pick<ContractListing, 'marketId' | 'priceDecimals'>,
  price: string | null,
): SettleDelivery | null {
  const priceTicks = inTicks(price ?? '', priceDecimals);
  return priceTicks === null ? null : { type: 'settle-delivery', marketId, priceTicks };
}
