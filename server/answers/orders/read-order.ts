// Turns a trader's terms into the integers of the engine; nothing is rounded, what does not fit is refused.
import type { Side } from '#lib/contract/enums.ts';
import { readBestSource } from '#lib/contract/wire/orders/best-source.ts';
import type { PositionTerms } from '#lib/contract/wire/orders/contract-order.ts';
import type { SpotOrderTerms } from '#lib/contract/wire/orders/spot-order.ts';
import { closesOnly } from '#server/engine/accounts/positions/holding.ts';
import { BestPrice, type PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, lots, parseDecimal, ticks, units, type Lots, type Units } from '#server/engine/units.ts';
import { readOrderExit } from '../plans/read-exit.ts';
import { readPrice } from '../amounts/read-price.ts';
import { refuse, Refusal, refuseField } from '../refusal/refusal.ts';

const isSafe = (value: bigint): boolean => value <= BigInt(Number.MAX_SAFE_INTEGER);

/** Positive, on the lot. */
export function readQuantity(text: string, market: MarketListing): Lots | Refusal {
  const value = parseDecimal(text, market.quantityDecimals);
  if (value === null || value === 0n) return refuse('invalidQuantity', { lotSize: formatDecimal(1, market.quantityDecimals) });
  if (isSafe(value)) return lots(Number(value));
  return refuse('quantityAboveMaximum', { maximum: formatDecimal(market.maxQuantityLots, market.quantityDecimals) });
}

/** The amount to spend or receive, in the quote coin. */
export function readAmount(text: string, market: MarketListing, listings: Listings): Units | Refusal {
  const decimals = listings.assetOf(market.quote)?.decimals ?? 0;
  const value = parseDecimal(text, decimals);
  if (value === null) return refuseField('delegateCount', `has more than ${decimals} decimals`);
  const limits = { minimum: market.minAmount, maximum: market.maxAmount, coin: market.quote };
  if (value === 0n) return refuse('amountBelowMinimum', limits);
  return isSafe(value) ? units(value) : refuse('amountAboveMaximum', limits);
}

type Trading = PositionTerms & { readonly side: Side };

const bestPrices = [BestPrice.counterparty1, BestPrice.counterparty5, BestPrice.queue1, BestPrice.queue5] as const;

/** The price that a source code from 62 to 77 means; null when it is that of the other side, or of an order that closes. */
function bestPriceOf(source: number, { side, holdSide, reduceOnly = false }: Trading): BestPrice | null {
  const best = readBestSource(source);
  if (best === null || best.side !== side) return null;
  return best.closes && !closesOnly(side, { reduceOnly, holdSide: holdSide ?? null }) ? null : (bestPrices[best.place] ?? null);
}

export function readOrder(
  terms: SpotOrderTerms & PositionTerms,
  market: MarketListing,
  listings: Listings,
): Omit<PlaceOrder, 'type' | 'accountId'> | Refusal {
  const { price, size, side, timeInForce, clientOid, selfTradePrevention, holdSide, reduceOnly = false } = terms;
  const bestPrice = terms.bestPrice === undefined ? undefined : bestPriceOf(terms.bestPrice, terms);
  if (bestPrice === null) return refuseField('businessSource', 'is of another side');
  if (bestPrice !== undefined && price === null) return refuseField('businessSource', 'is for limit orders');
  const exit = readOrderExit(terms.exit ?? null, market);
  if (exit instanceof Refusal) return exit;
  if (price !== null && 'amount' in size) return refuseField('tradeUnit', 'must be base in a limit order');
  if (price === '' && bestPrice === undefined) return refuseField('delegatePrice', 'is missing');
  const priceTicks = price === null || bestPrice !== undefined ? ticks(0) : readPrice(price, market);
  if (priceTicks instanceof Refusal) return priceTicks;
  const quantityLots = 'amount' in size ? lots(0) : readQuantity(size.quantity, market);
  if (quantityLots instanceof Refusal) return quantityLots;
  const amountUnits = 'amount' in size ? readAmount(size.amount, market, listings) : units(0n);
  if (amountUnits instanceof Refusal) return amountUnits;
  const kind = price === null ? 'market' : 'limit';
  return {
    marketId: market.marketId,
    side,
    kind,
    timeInForce,
    priceTicks,
    quantityLots,
    amountUnits,
    clientOid,
    selfTradePrevention,
    ...(bestPrice === undefined ? {} : { bestPrice }),
    ...(exit === null ? {} : { exit }),
    ...(reduceOnly ? { reduceOnly } : {}),
    ...(holdSide === undefined ? {} : { holdSide }),
  };
}
