// A price as a caller writes it, in the market's ticks.
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, parseDecimal, ticks, type Ticks } from '#server/engine/units.ts';
import { percent, refuse, type Refusal } from '../refusal/refusal.ts';

/** Positive, on the tick; nothing is rounded. */
export function readPrice(
  text: string,
  market: MarketListing,
  wrong: Extract<ErrorKey, 'invalidPrice' | 'invalidTrigger'> = 'invalidPrice',
): Ticks | Refusal {
  const value = parseDecimal(text, market.priceDecimals);
  if (value === null || value === 0n) return refuse(wrong, { tickSize: formatDecimal(1, market.priceDecimals) });
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? ticks(Number(value)) : refuse('priceHigh', { band: percent(market.priceBandPpm) });
}
