// The recordings that an operator plays: one per market, read whole, as one run of trades in the order of time.
import type { Listings, MarketListing } from '#server/engine/listings.ts';

import type { ReplaySpan } from './replay-clock.ts';
import { readRecording } from './replay-file.ts';
import type { RecordedTrade } from '../trade-fit.ts';

export type Recording = { readonly symbol: string; readonly file: string };

export type MarketTrade = { readonly market: MarketListing; readonly trade: RecordedTrade };

export type Recordings = {
  readonly markets: readonly MarketListing[];
  /** The trades of all markets; those of one moment in the order in which the markets were given. */
  readonly trades: readonly MarketTrade[];
  /** From the beginning of the first trade's minute to the last trade. */
  readonly span: ReplaySpan;
  /** A note on what was read of each file, for the log. */
  readonly notes: readonly string[];
};

const minuteMs = 60_000;

/** Refuses (Error) a market that is not listed or given twice, and a file that readRecording refuses. */
export function readRecordings(listings: Listings, given: readonly Recording[]): Recordings {
  const markets = given.map(({ symbol }) => {
    const market = listings.marketOf(symbol);
    if (market === undefined) throw new Error(`REPLAY: ${symbol} is not listed`);
    if (given.filter((one) => one.symbol === symbol).length > 1) throw new Error(`REPLAY: ${symbol} is given twice`);
    return market;
  });
  const notes: string[] = [];
  const trades = given
    .flatMap(({ file }, place) => {
      const market = markets[place];
      if (market === undefined) return [];
      const read = readRecording(file, market);
      notes.push(read.note);
      return read.trades.map((trade) => ({ market, trade }));
    })
    .toSorted((a, b) => a.trade.timeMs - b.trade.timeMs);
  const [first, last] = [trades[0], trades.at(-1)];
  if (first === undefined || last === undefined) throw new Error('REPLAY: no recording is given');
  const span = { fromMs: Math.floor(first.trade.timeMs / minuteMs) * minuteMs, toMs: last.trade.timeMs };
  return { markets, trades, span, notes };
}

/**
 * The factor for the made-up past of each recorded market, so that it ends where its recording begins: a chart should
 * not fall off a cliff between the two.
 */
export function pastScale(
  { markets, trades }: Recordings,
  pathTicks: (market: MarketListing) => number,
): (market: MarketListing) => number {
  const scales = new Map(
    markets.map((market) => {
      const first = trades.find((one) => one.market === market)?.trade.priceTicks;
      return [market.symbol, first === undefined ? 1 : first / pathTicks(market)];
    }),
  );
  return ({ symbol }) => scales.get(symbol) ?? 1;
}

/** The index at which trades at or after a recorded moment begin. */
export function placeAt(trades: readonly MarketTrade[], recordedMs: number): number {
  let [low, high] = [0, trades.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((trades[middle]?.trade.timeMs ?? 0) < recordedMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
