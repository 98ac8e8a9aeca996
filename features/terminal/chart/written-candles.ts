// The text form in which the first candles travel with the page: one short text, since there are hundreds of them.
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { Candle } from '#lib/contract/market.ts';

const candleEnd = ';';
const numberEnd = ',';

/**
 * The text that `readBars` reads, in order: milliseconds since the candle before (the first: since 1970), then open, high, low,
 * close and base volume as the exchange wrote them. An open that is the last close is left out, and so is the quote volume: no chart draws it.
 */
export function writeCandles(candles: readonly Candle[]): string {
  let [lastMs, lastClose] = [0, ''];
  return candles
    .map(([timeMs, open, high, low, close, volume]) => {
      const written = [timeMs - lastMs, open === lastClose ? '' : open, high, low, close, volume].join(numberEnd);
      [lastMs, lastClose] = [timeMs, close];
      return written;
    })
    .join(candleEnd);
}

/** The other end of `writeCandles`, in the same build. */
export function readBars(text: string): readonly Bar[] {
  if (text === '') return [];
  let [timeMs, lastClose] = [0, 0];
  return text.split(candleEnd).map((written) => {
    const [sinceMs, open, high, low, close, volume] = written.split(numberEnd);
    timeMs += Number(sinceMs);
    const bar = {
      timeMs,
      open: open === '' ? lastClose : Number(open),
      high: Number(high),
      low: Number(low),
      close: Number(close),
      volume: Number(volume),
    };
    lastClose = bar.close;
    return bar;
  });
}
