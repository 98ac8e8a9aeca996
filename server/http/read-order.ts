// Turns a trader's terms into the integers of the engine; nothing is rounded, what does not fit is refused.
import type { SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';
import type { PlaceOrder } from '#server/engine/command.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, lots, parseDecimal, ticks, units, type Lots, type Ticks, type Units } from '#server/engine/units.ts';
import { refuse, Refusal, refuseField } from './refusal.ts';

const isSafe = (value: bigint): boolean => value <= BigInt(Number.MAX_SAFE_INTEGER);

/** Positive, on the tick. */
export function readPrice(text: string, market: MarketListing): Ticks | Refusal {
  const value = parseDecimal(text, market.priceDecimals);
  if (value === null || value === 0n) return refuse('invalidPrice', { tickSize: formatDecimal(1, market.priceDecimals) });
  return isSafe(value) ? ticks(Number(value)) : refuse('priceHigh');
}

/** Positive, on the lot. */
export function readQuantity(text: string, market: MarketListing): Lots | Refusal {
  const value = parseDecimal(text, market.quantityDecimals);
  if (value === null || value === 0n) return refuse('invalidQuantity', { lotSize: formatDecimal(1, market.quantityDecimals) });
  if (isSafe(value)) return lots(Number(value));
  return refuse('quantityAboveMaximum', { maximum: formatDecimal(market.maxQuantityLots, market.quantityDecimals) });
}

/** What to spend or receive, in the quote coin. */
function readAmount(text: string, market: MarketListing, listings: Listings): Units | Refusal {
  const decimals = listings.assetOf(market.quote)?.decimals ?? 0;
  const value = parseDecimal(text, decimals);
  if (value === null) return refuseField('delegateCount', `has more than ${decimals} decimals`);
  const limits = { minimum: market.minAmount, maximum: market.maxAmount, coin: market.quote };
  if (value === 0n) return refuse('amountBelowMinimum', limits);
  return isSafe(value) ? units(value) : refuse('amountAboveMaximum', limits);
}

export function readOrder(
  terms: SpotOrderTerms,
  market: MarketListing,
  listings: Listings,
): Omit<PlaceOrder, 'type' | 'accountId'> | Refusal {
  const { price, size, side, timeInForce, clientOrderId, selfTradePrevention } = terms;
  if (price !== null && 'amount' in size) return refuseField('tradeUnit', 'must be base in a limit order');
  if (price === '') return refuseField('delegatePrice', 'is missing');
  const priceTicks = price === null ? ticks(0) : readPrice(price, market);
  if (priceTicks instanceof Refusal) return priceTicks;
  const quantityLots = 'amount' in size ? lots(0) : readQuantity(size.quantity, market);
  if (quantityLots instanceof Refusal) return quantityLots;
  const amountUnits = 'amount' in size ? readAmount(size.amount, market, listings) : units(0n);
  if (amountUnits instanceof Refusal) return amountUnits;
  const kind = price === null ? 'market' : 'limit';
  return { marketId: market.marketId, side, kind, timeInForce, priceTicks, quantityLots, amountUnits, clientOrderId, selfTradePrevention };
}
