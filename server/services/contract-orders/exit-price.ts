// The price of a position's take-profit or stop-loss that was given as a return or as money: by the formula that the form shows.
import { tpslPrice } from '#lib/order-math/prices/tpsl-price.ts';
import type { ContractPosition } from '#lib/contract/position.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { contractAs } from './contract-as.ts';

/** return: a share of the margin at entry, 0.5 is 50 %. pnl: of the margin coin, for all of the position. Without a sign. */
export type ExitRequest = { readonly by: 'return' | 'pnl'; readonly amount: string };

/** Snapped down to the tick; null where no price brings it. */
export function exitPrice(
  market: ContractListing,
  { holdSide, averageOpenPrice, leverage, total }: ContractPosition,
  leg: 'take-profit' | 'stop-loss',
  { by, amount }: ExitRequest,
  indexPrice: string | null,
): string | null {
  return tpslPrice({
    contract: contractAs(market, indexPrice),
    side: holdSide,
    entryPrice: averageOpenPrice,
    leverage: String(leverage),
    size: total,
    by,
    leg,
    amount,
    tickSize: formatDecimal(1, market.priceDecimals),
  });
}
