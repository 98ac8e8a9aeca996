// One market's tape at another venue: each trade once, in our ticks and lots, whatever the answers overlap.
import { Decimal } from 'decimal.js';

import type { MarketListing } from '#server/engine/listings.ts';

import type { LiveBook, LiveTrade } from './live-exchange.ts';
import { createTradeFit, type FitCounts, type RecordedTrade } from '../trade-fit.ts';

/** The nearest whole number of ticks or lots; a half goes up. */
const wholeOf = (value: number, decimals: number): number =>
  new Decimal(value).times(new Decimal(10).pow(decimals)).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

const isPositive = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value) && value > 0;

type Heard = { readonly key: string; readonly timeMs: number; readonly price: number; readonly amount: number; readonly side: string };

/** A trade without an id is named by what it is, and by how many such there were in the answer. What says not all is no trade. */
function hear(answer: readonly LiveTrade[]): Heard[] {
  const counts = new Map<string, number>();
  return answer
    .flatMap(({ id, timestamp, price, amount, side = '' }) => {
      if (!isPositive(timestamp) || !isPositive(price) || !isPositive(amount)) return [];
      const looks = `${timestamp} ${price} ${amount} ${side}`;
      const count = (counts.get(looks) ?? 0) + 1;
      counts.set(looks, count);
      return [{ key: id ?? `${looks} ${count}`, timeMs: timestamp, price, amount, side }];
    })
    .toSorted((a, b) => a.timeMs - b.timeMs);
}

export type LiveTape = {
  /** From when on trades are asked for. */
  readonly sinceMs: number;
  /**
   * The trades of an answer that were not heard before, oldest first, in our ticks and lots by the rule of trade-fit.ts. A trade that
   * says not all is left out.
   */
  take(answer: readonly LiveTrade[]): RecordedTrade[];
  /** The counts of what had to be done with the trades received. */
  readonly counts: FitCounts;
};

export function createLiveTape(market: MarketListing, fromMs: number): LiveTape {
  let sinceMs = fromMs;
  /** Heard at `sinceMs`: the next answer begins with them again. */
  let atSince = new Set<string>();
  const fit = createTradeFit(market);

  return {
    counts: fit.counts,
    get sinceMs() {
      return sinceMs;
    },
    take: (answer) => {
      const fresh = hear(answer).filter(({ timeMs, key }) => timeMs > sinceMs || (timeMs === sinceMs && !atSince.has(key)));
      const newestMs = fresh.at(-1)?.timeMs ?? sinceMs;
      const atNewest = fresh.filter(({ timeMs }) => timeMs === newestMs).map(({ key }) => key);
      atSince = new Set(newestMs === sinceMs ? [...atSince, ...atNewest] : atNewest);
      sinceMs = newestMs;
      return fresh.flatMap(({ timeMs, price, amount, side }) =>
        fit.take({ timeMs, price: new Decimal(price), amount: new Decimal(amount), side }),
      );
    },
  };
}

export type LiveTouch = { readonly centreTicks: number; readonly halfSpreadTicks: number };

/** The middle of the best prices and half of what lies between them, rounded to whole ticks; null: a side is empty. */
export function touchOf(market: MarketListing, { bids, asks }: LiveBook): LiveTouch | null {
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  if (!isPositive(bid) || !isPositive(ask) || bid > ask) return null;
  const [bidTicks, askTicks] = [wholeOf(bid, market.priceDecimals), wholeOf(ask, market.priceDecimals)];
  const halfSpreadTicks = Math.max(1, Math.ceil((askTicks - bidTicks) / 2));
  return { centreTicks: Math.max(halfSpreadTicks + 1, Math.round((askTicks + bidTicks) / 2)), halfSpreadTicks };
}
