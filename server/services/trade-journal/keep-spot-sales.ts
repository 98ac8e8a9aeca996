// Works out an account's sales on spot from its fills, from where it was the last time: what is kept is read by pages, however many fills there are.
import { and, asc, eq, gt, lt, max, sql } from 'drizzle-orm';

import { afterTrade, nothingHeld, type SpotHolding } from '#lib/order-math/spot/average-cost.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';
import { toTraded } from '#server/projections/fills/to-traded.ts';
import type { Store } from '#server/store/open-store.ts';
import { fills } from '#server/store/schema/fills.ts';
import { spotHoldings, type spotSales } from '#server/store/schema/spot/spot-sales.ts';

type Sale = typeof spotSales.$inferSelect;
type Fill = typeof fills.$inferSelect;
type Step = Parameters<Parameters<Store['db']['transaction']>[0]>[0];

/** So many fills are read at a time: an account that is read for the first time may have very many. */
const fillsAtATime = 5000;

/** Beyond the places that the changes of a record take, so that no position ends at the same one. */
const besidePositions = 1n << 19n;

const started = (fill: Fill): Sale => ({
  orderId: fill.orderId,
  accountId: fill.accountId,
  marketId: fill.marketId,
  endedId: 0n,
  startedAtMs: fill.timeMs,
  endedAtMs: fill.timeMs,
  soldUnits: 0n,
  notionalUnits: 0n,
  feeUnits: 0n,
  coveredUnits: 0n,
  receivedUnits: 0n,
  costUnits: 0n,
});

/** The holdings after some fills, and the sales among them, an order's as one. */
function afterFills(rows: readonly Fill[], before: ReadonlyMap<MarketId, SpotHolding>, listings: Listings) {
  const holdings = new Map<MarketId, SpotHolding & { readonly lastFillId: bigint }>();
  const sales = new Map<number, Sale>();
  for (const row of rows) {
    const { marketId, id, orderId } = row;
    const was = holdings.get(marketId) ?? before.get(marketId) ?? nothingHeld;
    // Coins that were borrowed for a margin trade are no part of one's own.
    if (row.wallet !== null) {
      holdings.set(marketId, { ...was, lastFillId: id });
      continue;
    }
    const fill = toTraded(row, listings.rules(listings.market(marketId)));
    const { holding, covered } = afterTrade(was, fill);
    holdings.set(marketId, { ...holding, lastFillId: id });
    if (fill.side === 'buy') continue;
    const sale = sales.get(orderId) ?? started(row);
    sales.set(orderId, {
      ...sale,
      endedId: id + besidePositions,
      endedAtMs: row.timeMs,
      soldUnits: sale.soldUnits + fill.baseUnits,
      notionalUnits: sale.notionalUnits + row.notionalUnits,
      feeUnits: sale.feeUnits + row.feeUnits,
      coveredUnits: sale.coveredUnits + (covered?.sold ?? 0n),
      receivedUnits: sale.receivedUnits + (covered?.brought ?? 0n),
      costUnits: sale.costUnits + (covered?.cost ?? 0n),
    });
  }
  return { holdings, sales };
}

const saleColumns = [
  ['order_id', 'bigint', (sale: Sale) => sale.orderId],
  ['account_id', 'integer', (sale: Sale) => sale.accountId],
  ['market_id', 'integer', (sale: Sale) => sale.marketId],
  ['ended_id', 'bigint', (sale: Sale) => sale.endedId],
  ['started_at_ms', 'bigint', (sale: Sale) => sale.startedAtMs],
  ['ended_at_ms', 'bigint', (sale: Sale) => sale.endedAtMs],
  ['sold_units', 'numeric', (sale: Sale) => sale.soldUnits],
  ['notional_units', 'numeric', (sale: Sale) => sale.notionalUnits],
  ['fee_units', 'numeric', (sale: Sale) => sale.feeUnits],
  ['covered_units', 'numeric', (sale: Sale) => sale.coveredUnits],
  ['received_units', 'numeric', (sale: Sale) => sale.receivedUnits],
  ['cost_units', 'numeric', (sale: Sale) => sale.costUnits],
] as const;

/** An order that sold before goes on: its sums grow. One array for each column, so that very many rows are one short statement. */
async function writeSales(step: Step, sales: readonly Sale[]): Promise<void> {
  const arrays = saleColumns.map(([, type, of]) => sql`${sql.param(sales.map((sale) => String(of(sale))))}::${sql.raw(type)}[]`);
  const names = saleColumns.map(([name]) => sql.raw(name));
  const newest = ['ended_id', 'ended_at_ms'].map((name) => sql.raw(`${name} = excluded.${name}`));
  const grown = saleColumns.flatMap(([name, type]) => (type === 'numeric' ? [sql.raw(`${name} = s.${name} + excluded.${name}`)] : []));
  await step.execute(sql`
    insert into spot_sales as s (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(arrays, sql`, `)})
    on conflict (order_id) do update set ${sql.join([...newest, ...grown], sql`, `)}`);
}

/** False: there are no more fills. */
async function readOn(step: Step, accountId: AccountId, listings: Listings): Promise<boolean> {
  const own = eq(spotHoldings.accountId, accountId);
  // Another reader of the same account goes on after this.
  await step.execute(sql`select pg_advisory_xact_lock(hashtext('spot_sales'), ${accountId})`);
  const [read] = await step
    .select({ last: max(spotHoldings.lastFillId) })
    .from(spotHoldings)
    .where(own);
  const rows = await step
    .select()
    .from(fills)
    .where(and(eq(fills.accountId, accountId), lt(fills.marketId, firstContractId), gt(fills.id, BigInt(read?.last ?? -1n))))
    .orderBy(asc(fills.id))
    .limit(fillsAtATime);
  if (rows.length === 0) return false;
  const known = await step.select().from(spotHoldings).where(own);
  const before = new Map(known.map(({ marketId, heldUnits, costUnits }) => [marketId, { held: heldUnits, cost: costUnits }]));
  const { holdings, sales } = afterFills(rows, before, listings);
  await step
    .insert(spotHoldings)
    .values(
      [...holdings].map(([marketId, { held, cost, lastFillId }]) => ({
        accountId,
        marketId,
        heldUnits: held,
        costUnits: cost,
        lastFillId,
      })),
    )
    .onConflictDoUpdate({
      target: [spotHoldings.accountId, spotHoldings.marketId],
      set: { heldUnits: sql`excluded.held_units`, costUnits: sql`excluded.cost_units`, lastFillId: sql`excluded.last_fill_id` },
    });
  if (sales.size > 0) await writeSales(step, [...sales.values()]);
  return rows.length === fillsAtATime;
}

/** Everything that the tables have of the account's fills is in its sales then. */
export async function keepSpotSales(db: Store['db'], accountId: AccountId, listings: Listings): Promise<void> {
  while (await db.transaction((step) => readOn(step, accountId, listings)));
}
