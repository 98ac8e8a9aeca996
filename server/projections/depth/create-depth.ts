// The public order book of every market, mirrored in memory from what the exchange tells.
import type { DepthSnapshot } from '#lib/contract/market.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { LevelChanged } from '#server/engine/orders/order-event.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { BookSource } from './book-source.ts';
import { liveMarkets } from '../live/live-markets.ts';
import { createMarketDepth } from './market-depth.ts';

/** More levels than a book can have: the mirror needs all of them, since what stands deep today is the top tomorrow. */
const everyLevel = 1_000_000;
const usualLevels = 100;

/** The wire's snapshot but for its checksum, which belongs to the channel. */
type DepthView = Omit<DepthSnapshot, 'checksum'>;

export type DepthReader = {
  /** The best `levels` of each side, 100 when left out, every one when Infinity. Null: no such market. */
  depth(symbol: string, levels?: number): DepthView | null;
};

export type Depth = DepthReader & {
  /** Asks the exchange for each book. Changes that arrive before or meanwhile are neither lost nor applied twice. */
  start(source: BookSource): Promise<void>;
  apply(record: EventRecord): void;
  best(marketId: MarketId): { readonly bidTicks: number | null; readonly askTicks: number | null };
};

/** `touched` is told of every market whose book moved. */
export function createDepth(listings: Listings, now: () => number, touched: (market: MarketListing) => void): Depth {
  const books = new Map(liveMarkets(listings).map((market) => [market.marketId, createMarketDepth()]));
  /** A market that is listed while the venue runs begins with an empty book. */
  const listed = (marketId: MarketId, sequence: number, timeMs: number): void => {
    if (books.has(marketId)) return;
    const book = createMarketDepth();
    book.start({ sequence, bids: [], asks: [] }, timeMs);
    books.set(marketId, book);
  };
  return {
    start: async (source) => {
      await Promise.all(
        [...books].map(async ([marketId, book]) => {
          if (book.isStarted()) return;
          book.start(await source.book(marketId, everyLevel), now());
          touched(listings.market(marketId));
        }),
      );
    },
    apply: ({ sequence, timeMs, events }) => {
      const byMarket = new Map<MarketId, LevelChanged[]>();
      for (const event of events) {
        if (event.type === 'market-listed') listed(event.rules.marketId, sequence, timeMs);
        if (event.type !== 'level-changed') continue;
        const changes = byMarket.get(event.marketId);
        if (changes === undefined) byMarket.set(event.marketId, [event]);
        else changes.push(event);
      }
      for (const [marketId, changes] of byMarket) {
        if (books.get(marketId)?.apply(changes, sequence, timeMs) === true) touched(listings.market(marketId));
      }
    },
    best: (marketId) => {
      const book = books.get(marketId);
      return { bidTicks: book?.bids(1)[0]?.[0] ?? null, askTicks: book?.asks(1)[0]?.[0] ?? null };
    },
    depth: (symbol, levels = usualLevels) => {
      const market = listings.marketOf(symbol);
      const book = market === undefined ? undefined : books.get(market.marketId);
      if (market === undefined || book === undefined) return null;
      const count = Math.max(1, levels);
      const text = ([priceTicks, quantityLots]: readonly [number, number]): [string, string] => [
        listings.priceText(market, priceTicks),
        listings.quantityText(market, quantityLots),
      ];
      return {
        symbol,
        sequence: book.updates(),
        timeMs: book.timeMs(),
        bids: book.bids(count).map(text),
        asks: book.asks(count).map(text),
      };
    },
  };
}
