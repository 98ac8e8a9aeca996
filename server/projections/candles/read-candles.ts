// Reads candles of a market as bots and rules take them: in ticks and lots.
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { MarketListing } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { Projections } from '#server/projections/create-projections.ts';

/** 0: there is none. */
export const ticksOf = (text: string | null | undefined, { priceDecimals }: Pick<MarketListing, 'priceDecimals'>): number =>
  text === null || text === undefined ? 0 : Number(parseDecimal(text, priceDecimals) ?? 0n);

/** The newest ones, oldest first. `endMs`: only candles that open before; left out: the one that runs included. */
export async function readCandles(
  { candles }: Pick<Projections, 'candles'>,
  market: MarketListing,
  interval: KlineInterval,
  limit: number,
  endMs?: number,
) {
  const list = await candles.list(market.symbol, interval, endMs === undefined ? { limit } : { limit, endMs });
  return list.map(([openMs, open, high, low, close, volume]) => ({
    interval,
    openMs,
    open: ticksOf(open, market),
    high: ticksOf(high, market),
    low: ticksOf(low, market),
    close: ticksOf(close, market),
    volumeLots: Number(parseDecimal(volume, market.quantityDecimals) ?? 0n),
  }));
}
