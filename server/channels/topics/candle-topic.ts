// A market's running candle of one interval, grown trade by trade.
import type { KlineInterval } from '#lib/contract/enums.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import type { Candle } from '#lib/contract/market.ts';
import type { MarketNews } from '../batch.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { ChannelReaders } from '../ports.ts';
import type { Topic } from '../topic.ts';
import { candleUnits, growCandle, openCandle, type RunningCandle } from './running-candle.ts';

/** The most readings of the snapshot; it is read again when trades happened while it was being read. */
const maxReadings = 5;

export function candleTopic(readers: ChannelReaders, listings: Listings, market: MarketListing, interval: KlineInterval): Topic {
  const { read, write } = candleUnits(listings, market);
  let running: RunningCandle | null = null;
  let told: readonly Candle[] = [];
  const changed = new Map<number, RunningCandle>();
  let seen = 0;

  const grow = ({ trade, timeMs }: MarketNews['trades'][number]): void => {
    const openTimeMs = bucketStart(interval, timeMs);
    if (running === null || openTimeMs > running.openTimeMs) running = openCandle(openTimeMs, trade.priceTicks);
    growCandle(running, trade);
    changed.set(running.openTimeMs, running);
  };

  return {
    follows: 'market',
    marketId: market.marketId,
    ready: async () => {
      // A candle read while trades happen may or may not hold them: only a reading in a quiet moment is exact.
      for (let reading = 1; reading <= maxReadings; reading += 1) {
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
