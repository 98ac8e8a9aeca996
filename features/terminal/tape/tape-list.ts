// The trades that the tape shows: those of at least a size, kept longer than the channel keeps them all.
import { scaledInteger } from '#components/trading/order-book/scaled-integer.ts';
import type { LiveTrades } from '#components/trading/trade-tape/trade-tape.tsx';
import type { PublicTrade, SpotMarket } from '#lib/contract/market.ts';
import type { ChannelStore } from '#lib/realtime/channel-data.ts';

/** Worth of a trade in the quote coin, whole coins. */
export const tapeSizes = [0, 100, 1000, 10_000, 100_000] as const;
export type TapeSize = (typeof tapeSizes)[number];

/**
 * True if price times quantity is at least so many of the quote coin.
 * @internal
 */
export function isOfSize({ price, quantity }: PublicTrade, min: TapeSize, market: SpotMarket): boolean {
  if (min === 0) return true;
  const [each, count] = [scaledInteger(price, market.pricePlace), scaledInteger(quantity, market.volumePlace)];
  if (each === null || count === null) return false;
  return BigInt(each) * BigInt(count) >= BigInt(min) * 10n ** BigInt(market.pricePlace + market.volumePlace);
}

const none: readonly PublicTrade[] = [];

/** Begins with what the channel knows; of what comes later, the last `kept` that are large enough. */
export function tapeList(channel: ChannelStore<readonly PublicTrade[]>, min: TapeSize, market: SpotMarket, kept: number): LiveTrades {
  let seen: readonly PublicTrade[] | null = null;
  let list = none;
  const trades = (): readonly PublicTrade[] => {
    const now = channel.getSnapshot().data ?? none;
    if (now === seen) return list;
    const newest = seen?.[0]?.tradeId;
    const known = newest === undefined ? -1 : now.findIndex(({ tradeId }) => tradeId === newest);
    seen = now;
    const fresh = (known < 0 ? now : now.slice(0, known)).filter((trade) => isOfSize(trade, min, market));
    // After a gap longer than the channel remembers, older large trades still stand below.
    if (fresh.length > 0) {
      const ids = new Set(fresh.map(({ tradeId }) => tradeId));
      list = [...fresh, ...list.filter(({ tradeId }) => !ids.has(tradeId))].slice(0, kept);
    }
    return list;
  };
  return { trades, subscribe: channel.subscribe };
}
