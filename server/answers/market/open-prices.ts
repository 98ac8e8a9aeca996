// The price at which each market opened a day. Once known it never changes, so it is asked for once.
import type { CandleReader } from '#server/projections/candles/create-candle-reader.ts';

export type OpenPrice = { readonly symbol: string; readonly openPrice: string };

/** Days of a few time zones at once. */
const maxDays = 48;
const known = new WeakMap<CandleReader, Map<number, Map<string, string>>>();

/** Markets that have not traded since are left out. */
export async function openPrices(reader: CandleReader, symbols: readonly string[], dayStartMs: number): Promise<readonly OpenPrice[]> {
  const days = known.get(reader) ?? new Map<number, Map<string, string>>();
  known.set(reader, days);
  const day = days.get(dayStartMs) ?? new Map<string, string>();
  days.set(dayStartMs, day);
  const [oldest] = days.keys();
  if (days.size > maxDays && oldest !== undefined) days.delete(oldest);
  for (const symbol of symbols) {
    if (day.has(symbol)) continue;
    const price = await reader.openingPrice(symbol, dayStartMs);
    if (price !== null) day.set(symbol, price);
  }
  return symbols.flatMap((symbol) => {
    const openPrice = day.get(symbol);
    return openPrice === undefined ? [] : [{ symbol, openPrice }];
  });
}
