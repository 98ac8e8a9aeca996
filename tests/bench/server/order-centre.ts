// The cost of the first page of one's orders when there are a million of them: against somebody who has a hundred, in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BusinessLine } from '#lib/contract/enums.ts';
import { createCostReader } from '#server/projections/fills/create-cost-reader.ts';
import { createFillReader } from '#server/projections/fills/create-fill-reader.ts';
import { createMovementReader } from '#server/projections/ledger/create-movement-reader.ts';
import { createOrderReader } from '#server/projections/orders/create-order-reader.ts';
import { sampleListings } from '#server/projections/sample-events.ts';
import { openStore, type Store } from '#server/store/open-store.ts';
import { median } from '../median.ts';

export type OrderCentreFigure = { readonly what: string; readonly ratio: number; readonly manyMs: number; readonly fewMs: number };

const [trader, beginner] = [1000, 1001];
const [many, few] = [1_000_000, 100];
const pageSize = 20;
const rounds = 40;

/** The market of one in ten thousand rows: all of its orders are cancelled. */
const rare = 'case when n % 10000 = 0 then 1 else 0 end';

/** Orders of spot that are over, every hundredth cancelled; a fill and an entry of the ledger for each, fifty of the entries a deposit. */
const statements = (accountId: number, count: number, from: number): readonly string[] => [
  `insert into orders (order_id, account_id, market_id, client_order_id, side, kind, time_in_force, price_ticks, quantity_lots, amount_units,
     filled_lots, filled_units, fee_units, fee_asset_id, open, status, cancel_reason, created_at_ms, updated_at_ms)
   select ${from} + n, ${accountId}, ${rare}, '', case n % 2 when 0 then 'buy' else 'sell' end, 'limit', 0, 10000, 30, 0,
     case n % 100 when 0 then 0 else 30 end, 3000000, 3000, 1,
     false, case n % 100 when 0 then 5 else 4 end, '', 1700000000000 + n, 1700000000000 + n from generate_series(1, ${count}) as n`,
  `insert into fills (id, trade_id, order_id, account_id, market_id, side, role, price_ticks, quantity_lots, notional_units, fee_asset_id, fee_units, time_ms)
   select (${from} + n)::bigint * 1048576, ${from} + n, ${from} + n, ${accountId}, ${rare}, 'buy', 'taker', 10000, 30, 3000000, 1, 3000, 1700000000000 + n
   from generate_series(1, ${count}) as n`,
  `insert into traded_sums select account_id, market_id, side, sum(quantity_lots), sum(notional_units), sum(fee_units),
     sum(quantity_lots), sum(notional_units), sum(fee_units) from fills where account_id = ${accountId} group by account_id, market_id, side`,
  `insert into ledger_entries (id, sequence, posting, cause, order_id, account_id, asset_id, wallet, available_delta, frozen_delta, available_after, frozen_after, time_ms)
   select (${from} + n)::bigint * 1048576 + 1, ${from} + n, 0, case when n % (${count} / 50) = 0 then 'deposit' else 'trade' end, ${from} + n, ${accountId},
     n % 2, 'spot', 1, 0, n, 0, 1700000000000 + n from generate_series(1, ${count}) as n`,
];

async function fill({ pool }: Store): Promise<void> {
  for (const statement of statements(trader, many, 0)) await pool.query(statement);
  for (const statement of statements(beginner, few, many)) await pool.query(statement);
  await pool.query('analyze');
}

async function milliseconds(ask: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

/** Opens a database of its own, and removes it. */
export async function benchOrderCentre(): Promise<readonly OrderCentreFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'order-centre-'));
  const store = await openStore({ dataDir, databaseUrl: '', log: { info: () => undefined, error: () => undefined } });
  try {
    await fill(store);
    const orders = createOrderReader(store.db, sampleListings);
    const fills = createFillReader(store.db, sampleListings);
    const costs = createCostReader(store.db, sampleListings);
    const rareSymbol = sampleListings.market(1).symbol;
    const movements = createMovementReader(store, sampleListings);
    const pages: Readonly<Record<string, (accountId: number) => Promise<unknown>>> = {
      'orders of spot': (accountId) => orders.history(accountId, { line: BusinessLine.spot, limit: pageSize }),
      'orders of contracts': (accountId) => orders.history(accountId, { line: BusinessLine.contract, limit: pageSize }),
      'cancelled orders of spot': (accountId) =>
        orders.history(accountId, { line: BusinessLine.spot, outcome: 'cancelled', limit: pageSize }),
      'orders that were filled in part': (accountId) =>
        orders.history(accountId, { line: BusinessLine.spot, outcome: 'partlyFilled', limit: pageSize }),
      'orders of a rare market': (accountId) => orders.history(accountId, { symbol: rareSymbol, limit: pageSize }),
      'filled orders of a rare market': (accountId) =>
        orders.history(accountId, { symbol: rareSymbol, outcome: 'filled', limit: pageSize }),
      'fills of a rare market': (accountId) => fills.list(accountId, { symbol: rareSymbol, limit: pageSize }),
      'costs of coins': (accountId) => costs.list(accountId),
      'fills of spot': (accountId) => fills.list(accountId, { line: BusinessLine.spot, limit: pageSize }),
      'fills of contracts': (accountId) => fills.list(accountId, { line: BusinessLine.contract, limit: pageSize }),
      'every movement': (accountId) => movements.list(accountId, { limit: pageSize }),
      deposits: (accountId) => movements.list(accountId, { kinds: ['deposit'], limit: pageSize }),
    };
    const figures: OrderCentreFigure[] = [];
    for (const [what, ask] of Object.entries(pages)) {
      const times: { readonly many: number[]; readonly few: number[] } = { many: [], few: [] };
      // By turns, so that whatever else the machine does meets both.
      for (let round = 0; round < rounds; round += 1) {
        times.many.push(await milliseconds(() => ask(trader)));
        times.few.push(await milliseconds(() => ask(beginner)));
      }
      const [manyMs, fewMs] = [median(times.many), median(times.few)];
      figures.push({ what, manyMs, fewMs, ratio: manyMs / fewMs });
    }
    return figures;
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
  }
}
