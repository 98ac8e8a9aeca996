// A market's running candle of one interval, grown trade by trade.
import type { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import type { Candle } from '#lib/contract/market.ts';
import type { MarketNews } from '../batch.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { formatDecimal, formatFixed, parseDecimal } from '#server/engine/units.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';

type Running = {
  readonly openTimeMs: number;
  readonly open: number;
  high: number;
  low: number;
  close: number;
  lots: bigint;
  quoteUnits: bigint;
};

/** The most readings of the snapshot; it is read again when trades happened while it was being read. */
const readingsAtMost = 5;

export function candleTopic(readers: ChannelReaders, listings: Listings, market: MarketListing, interval: KlineInterval): Topic {
  const quoteDecimals = listings.asset(listings.rules(market).quoteAssetId).decimals;
  let running: Running | null = null;
  let told: readonly Candle[] = [];
  const changed = new Map<number, Running>();
  let seen = 0;

  const read = (candle: Candle): Running => {
    const ticks = (text: string): number => Number(parseDecimal(text, market.priceDecimals) ?? 0n);
    const [openTimeMs, open, high, low, close, base, quote] = candle;
    const lots = parseDecimal(base, market.quantityDecimals) ?? 0n;
    return {
      openTimeMs,
      open: ticks(open),
      high: ticks(high),
      low: ticks(low),
      close: ticks(close),
      lots,
      quoteUnits: parseDecimal(quote, quoteDecimals) ?? 0n,
    };
  };
  const write = (candle: Running): Candle => {
    const price = (ticks: number): string => listings.priceText(market, ticks);
    const base = formatFixed(candle.lots, market.quantityDecimals);
    return [
      candle.openTimeMs,
      price(candle.open),
      price(candle.high),
      price(candle.low),
      price(candle.close),
      base,
      formatDecimal(candle.quoteUnits, quoteDecimals),
    ];
  };

  const grow = ({ trade, timeMs }: MarketNews['trades'][number]): void => {
    const openTimeMs = bucketStart(interval, timeMs);
    const price = trade.priceTicks;
    if (running === null || openTimeMs > running.openTimeMs) {
      running = { openTimeMs, open: price, high: price, low: price, close: price, lots: 0n, quoteUnits: 0n };
    }
    running.high = Math.max(running.high, price);
    running.low = Math.min(running.low, price);
    running.close = price;
    running.lots += BigInt(trade.quantityLots);
    running.quoteUnits += trade.notionalUnits;
    changed.set(running.openTimeMs, running);
  };

  return {
    follows: 'market',
    marketId: market.marketId,
    ready: async () => {
      // A candle read while trades happen may or may not hold them: only a reading in a quiet moment is exact.
      for (let reading = 1; reading <= readingsAtMost; reading += 1) {
        const before = seen;
        const [last] = await readers.candles(market.symbol, interval, { limit: 1 });
        running = last === undefined ? null : read(last);
        told = last === undefined ? [] : [last];
        changed.clear();
        if (seen === before) return;
      }
    },
    see: ({ trades }) => {
      seen += trades.length;
      for (const news of trades) grow(news);
    },
    snapshot: () => told,
    take: () => {
      if (changed.size === 0) return null;
      const candles = [...changed.values()].map(write);
      changed.clear();
      told = candles.slice(-1);
      return candles;
    },
  };
}
