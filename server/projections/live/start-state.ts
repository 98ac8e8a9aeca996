// The initial state of tickers and tape: the last day as it is written down, each market at one moment of history.
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';

import type { MarketId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { liveMarkets } from './live-markets.ts';
import type { CandleHistory } from '../candles/candle-history.ts';
import { joinAtGenesis } from '../candles/candle-source.ts';
import { flatCandle, type TickCandle } from '../candles/tick-candle.ts';
import type { TapeTrade } from '../trades/to-public-trade.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;
const tapeLength = 200;
/** Markets that are read before others have their turn at the database, whose embedded form serves one at a time. */
const marketsAtOnce = 16;

export type MarketStart = {
  readonly market: MarketListing;
  /** Everything up to this sequence is in it, nothing after it. */
  readonly sequence: number;
  readonly minutes: readonly TickCandle[];
  readonly tape: readonly TapeTrade[];
};

const whole = z.coerce.number();
const large = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number) => BigInt(value)),
);
const sequenceRow = z.object({ sequence: whole });
const closeRow = z.object({ market: whole, close: z.nullable(whole) });
const minuteRow = z.object({
  market: whole,
  at: whole,
  open: whole,
  high: whole,
  low: whole,
  close: whole,
  lots: large,
  units: large,
});
const tradeRow = z.object({ market: whole, at: whole, id: whole, price: whole, quantity: whole, side: z.enum(['buy', 'sell']) });

type Written = {
  readonly sequence: number;
  readonly minutes: Map<MarketId, TickCandle[]>;
  /** The close of the last minute before the day. */
  readonly closes: Map<MarketId, number>;
  readonly tapes: Map<MarketId, TapeTrade[]>;
};

function addTo<Row>(lists: Map<number, Row[]>, key: number, row: Row): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [row]);
  else known.push(row);
}

/** Of some markets, at one moment. */
function readWritten(db: Store['db'], marketIds: readonly MarketId[], fromMs: number, toMs: number): Promise<Written> {
  const ids = sql`unnest(${sql.param(marketIds)}::integer[]) as wanted(id)`;
  const newest = marketIds.map(
    (marketId) => sql`select * from (
      select market_id as market, time_ms as at, trade_id as id, price_ticks as price, quantity_lots as quantity, taker_side as side
      from trades where market_id = ${marketId} order by time_ms desc, trade_id desc limit ${tapeLength}) as newest`,
  );
  return db.transaction(
    async (tx) => {
      const [checkpoint] = (await tx.execute(sql`select sequence from projection_checkpoints order by name limit 1`)).rows;
      const minutes = await tx.execute(sql`
        select market_id as market, open_time_ms as at, open_ticks as open, high_ticks as high, low_ticks as low,
          close_ticks as close, base_lots as lots, quote_units as units
        from ${ids} join candles on market_id = wanted.id and "interval" = '1m' and open_time_ms >= ${fromMs} and open_time_ms < ${toMs}
        order by market_id, open_time_ms`);
      const closes = await tx.execute(sql`
        select wanted.id as market, (
          select close_ticks from candles where market_id = wanted.id and "interval" = '1m' and open_time_ms < ${fromMs}
          order by open_time_ms desc limit 1) as close
        from ${ids}`);
      const tapes = await tx.execute(sql`${sql.join(newest, sql` union all `)} order by at desc, id desc`);
      const written: Written = {
        sequence: checkpoint === undefined ? 0 : sequenceRow.parse(checkpoint).sequence,
        minutes: new Map(),
        closes: new Map(
          closes.rows.map((row) => closeRow.parse(row)).flatMap(({ market, close }) => (close === null ? [] : [[market, close]])),
        ),
        tapes: new Map(),
      };
      for (const row of minutes.rows) {
        const { market, at, open, high, low, close, lots, units } = minuteRow.parse(row);
        const candle = { openTimeMs: at, openTicks: open, highTicks: high, lowTicks: low, closeTicks: close };
        addTo(written.minutes, market, { ...candle, baseLots: lots, quoteUnits: units });
      }
      for (const row of tapes.rows.toReversed()) {
        const { market, at, id, price, quantity, side } = tradeRow.parse(row);
        addTo(written.tapes, market, {
          marketId: market,
          tradeId: id,
          priceTicks: price,
          quantityLots: quantity,
          takerSide: side,
          timeMs: at,
        });
      }
      return written;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export async function* readStartState(
  db: Store['db'],
  listings: Listings,
  history: CandleHistory,
  nowMs: number,
): AsyncGenerator<readonly MarketStart[]> {
  const fromMs = bucketStart('1m', nowMs) - day;
  const past = (market: MarketListing, from: number, to: number): TickCandle[] => {
    const end = Math.min(to, history.genesisMs);
    return from < end ? history.candles(market.symbol, '1m', Math.max(from, 0), end) : [];
  };
  const markets = liveMarkets(listings, nowMs);
  for (let at = 0; at < markets.length; at += marketsAtOnce) {
    const some = markets.slice(at, at + marketsAtOnce);
    const written = await readWritten(
      db,
      some.map(({ marketId }) => marketId),
      fromMs,
      nowMs + day,
    );
    yield some.map((market) => {
      const minutes = joinAtGenesis(past(market, fromMs, nowMs + day), written.minutes.get(market.marketId) ?? []);
      const before =
        minutes[0]?.openTimeMs === fromMs
          ? null
          : (written.closes.get(market.marketId) ?? past(market, fromMs - 2 * minute, fromMs).at(-1)?.closeTicks ?? null);
      const standing = before === null ? [] : [flatCandle(fromMs - minute, before)];
      return { market, sequence: written.sequence, minutes: [...standing, ...minutes], tape: written.tapes.get(market.marketId) ?? [] };
    });
  }
}
