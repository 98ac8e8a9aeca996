// The market as it is this moment, in memory: books, tickers and the newest trades.
import type { EventRecord } from '#server/engine/event.ts';
import type { MarketId } from '#server/engine/ids.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { BookSource } from '../depth/book-source.ts';
import { createDepth, type DepthReader } from '../depth/create-depth.ts';
import { createTickers, type TickerReader, type Tickers } from '../tickers/create-tickers.ts';
import { createRecentTrades, type RecentTrades } from '../trades/recent-trades.ts';
import { createMarketStates, type MarketStates } from './market-states.ts';
import type { MarketStart } from './start-state.ts';

/** Symbols whose book moved, and whose tape did; a ticker moves with either. */
type MarketChanges = { readonly depth: ReadonlySet<string>; readonly trades: ReadonlySet<string> };

export type LiveMarket = DepthReader &
  TickerReader &
  Pick<RecentTrades, 'publicTrades'> &
  Pick<MarketStates, 'stateOf'> &
  Pick<Tickers, 'setContractFigures'> & {
    apply(records: readonly EventRecord[]): void;
    /** Begins to read what `start` waits for: beside the threads that are being opened. May be left out. */
    readAhead(readState: () => AsyncIterable<readonly MarketStart[]>): void;
    /** Called once. Records may come before, meanwhile and after: each counts once. */
    start(books: BookSource, readState: () => AsyncIterable<readonly MarketStart[]>): Promise<void>;
    /** Told after every run of records, when anything moved. Returns how to stop listening. */
    onChanged(listener: (changes: MarketChanges) => void): () => void;
  };

type Early = { readonly trade: TradeExecuted; readonly sequence: number; readonly timeMs: number };

export function createLiveMarket(listings: Listings, now: () => number): LiveMarket {
  const listeners = new Set<(changes: MarketChanges) => void>();
  let touched = { depth: new Set<string>(), trades: new Set<string>() };
  const depth = createDepth(listings, now, (market) => touched.depth.add(market.symbol));
  const tickers = createTickers(listings, depth.best, now);
  const tape = createRecentTrades(listings);
  const states = createMarketStates(listings);
  /** Null once started: then trades count at once. */
  let early: Early[] | null = [];
  let seen = 0;

  const addTrade = (trade: TradeExecuted, timeMs: number): void => {
    tickers.addTrade(trade, timeMs);
    tape.add({ ...trade, timeMs });
    touched.trades.add(listings.market(trade.marketId).symbol);
  };
  /** By market, the sequence up to which its minutes and its tape have everything. */
  const counted = new Map<MarketId, number>();
  let newestCounted = 0;
  const read = async (readState: () => AsyncIterable<readonly MarketStart[]>): Promise<void> => {
    for await (const some of readState())
      for (const { market, sequence, minutes, tape: newest } of some) {
        counted.set(market.marketId, sequence);
        newestCounted = sequence;
        tickers.addMinutes(market.marketId, minutes);
        for (const trade of newest) tape.add(trade);
        touched.trades.add(market.symbol);
      }
  };
  let reading: Promise<void> | null = null;
  const tell = (): void => {
    if (touched.depth.size === 0 && touched.trades.size === 0) return;
    const changes = touched;
    touched = { depth: new Set(), trades: new Set() };
    for (const listener of listeners) listener(changes);
  };

  return {
    depth: depth.depth,
    ticker: tickers.ticker,
    tickers: tickers.tickers,
    publicTrades: tape.publicTrades,
    stateOf: states.stateOf,
    setContractFigures: tickers.setContractFigures,
    apply: (records) => {
      for (const record of records) {
        if (record.sequence <= seen) continue;
        seen = record.sequence;
        depth.apply(record);
        states.apply(record);
        for (const event of record.events) {
          if (event.type === 'reference-price-set') tickers.setIndexPrice(event);
          if (event.type === 'mark-price-set') tickers.setMarkPrice(event);
          if (event.type !== 'trade-executed') continue;
          if (early === null) addTrade(event, record.timeMs);
          else early.push({ trade: event, sequence: record.sequence, timeMs: record.timeMs });
        }
      }
      tell();
    },
    readAhead: (readState) => {
      reading = read(readState);
      // Whoever starts is told.
      reading.catch(() => undefined);
    },
    start: async (books, readState) => {
      await Promise.all([(reading ??= read(readState)), depth.start(books), states.start(books)]);
      const waited = early ?? [];
      early = null;
      for (const { trade, sequence, timeMs } of waited)
        if (sequence > (counted.get(trade.marketId) ?? newestCounted)) addTrade(trade, timeMs);
      tell();
    },
    onChanged: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
