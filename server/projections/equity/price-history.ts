// The prices of coins and the marks of contracts at the ends of hours, as this venue wrote them down.
import type { Decimal } from 'decimal.js';
import type { Pool } from 'pg';
import { z } from 'zod/mini';

import type { Listings } from '#server/engine/listings.ts';
import type { CoinLines } from './coin-lines.ts';
import { Exact, type Past } from './value-history.ts';

/** By a number: the moments that are wanted of it. */
export type Moments = ReadonlyMap<number, ReadonlySet<number>>;

const closeRows = z.array(z.object({ market_id: z.number(), at_ms: z.coerce.number(), close_ticks: z.nullable(z.coerce.number()) }));
const markRows = z.array(
  z.object({ market_id: z.number(), at_ms: z.coerce.number(), mark_ticks: z.coerce.number(), index_ticks: z.coerce.number() }),
);

const wanted = 'unnest($1::integer[], $2::bigint[]) as wanted(market_id, at_ms)';

/** The hour that is not over is closed at its last trade so far. */
const closesQuery = `select wanted.market_id, wanted.at_ms, (
  select close_ticks from candles as c where c.market_id = wanted.market_id and c."interval" = '1H' and c.open_time_ms < wanted.at_ms
  order by c.open_time_ms desc limit 1) as close_ticks from ${wanted}`;
const marksQuery = `select wanted.market_id, wanted.at_ms, m.mark_ticks, m.index_ticks from ${wanted} join hour_marks as m
  on m.market_id = wanted.market_id and m.hour_ms = (
    select max(hour_ms) from hour_marks as h where h.market_id = wanted.market_id and h.hour_ms < wanted.at_ms)`;

const keyOf = (marketId: number, atMs: number): string => `${marketId} ${atMs}`;

async function ask(pool: Pool, query: string, moments: Moments): Promise<unknown[]> {
  const places = [...moments].flatMap(([marketId, times]) => [...times].map((atMs) => ({ marketId, atMs })));
  if (places.length === 0) return [];
  const { rows } = await pool.query(query, [places.map(({ marketId }) => marketId), places.map(({ atMs }) => atMs)]);
  return rows;
}

/** The spot markets through which a coin's price in USDT is found; null: there are none. */
function chainOf(listings: Listings, coin: string): readonly string[] | null {
  if (coin === 'USDT' || coin === 'USD') return [];
  if (listings.marketOf(`${coin}USDT`) !== undefined) return [`${coin}USDT`];
  return listings.marketOf(`${coin}USDC`) === undefined ? null : [`${coin}USDC`, 'USDCUSDT'];
}

/** The worth of these coins at these moments. Play money is worth what it stands for; a coin without a market nothing. */
export async function readUnitWorth(pool: Pool, listings: Listings, lines: CoinLines, moments: Moments): Promise<Past['unitWorth']> {
  const chains = new Map<number, readonly string[] | null>();
  const ofMarkets = new Map<number, Set<number>>();
  for (const [assetId, times] of moments) {
    const { code } = listings.asset(assetId);
    const chain = chainOf(listings, lines.standsFor(code) ?? code);
    chains.set(assetId, chain);
    for (const symbol of chain ?? []) {
      const marketId = listings.marketOf(symbol)?.marketId;
      if (marketId !== undefined) ofMarkets.set(marketId, new Set([...(ofMarkets.get(marketId) ?? []), ...times]));
    }
  }
  const closes = new Map(closeRows.parse(await ask(pool, closesQuery, ofMarkets)).map((row) => [keyOf(row.market_id, row.at_ms), row]));
  const priceAt = (symbol: string, atMs: number): Decimal => {
    const market = listings.marketOf(symbol);
    const close = market === undefined ? undefined : closes.get(keyOf(market.marketId, atMs));
    const ticks = close?.close_ticks ?? null;
    return market === undefined || ticks === null ? new Exact(0) : new Exact(listings.priceText(market, ticks));
  };
  return (assetId, atMs) => {
    const chain = chains.get(assetId) ?? null;
    if (chain === null) return new Exact(0);
    const price = chain.reduce((product, symbol) => product.times(priceAt(symbol, atMs)), new Exact(1));
    return price.div(new Exact(10).pow(listings.asset(assetId).decimals));
  };
}

/** The marks of these contracts at these moments. */
export async function readMarks(pool: Pool, moments: Moments): Promise<Past['markAt']> {
  const rows = markRows.parse(await ask(pool, marksQuery, moments));
  const marks = new Map(rows.map((row) => [keyOf(row.market_id, row.at_ms), { markTicks: row.mark_ticks, indexTicks: row.index_ticks }]));
  return (marketId, atMs) => marks.get(keyOf(marketId, atMs)) ?? null;
}
