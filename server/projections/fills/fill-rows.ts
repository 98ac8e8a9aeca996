// The user's side of each trade in a batch.
import type { ClientBase } from 'pg';

import { breakevenStartMs, costPriceStartMs } from '#lib/contract/money/cost-price-start.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';
import type { TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import { historyPlace } from '../writing/history-place.ts';
import { type Column, columnArrays, unnested } from '../writing/insert-columns.ts';
import { isUserAccount } from '../writing/is-user-account.ts';

export type FillRow = {
  readonly id: bigint;
  readonly trade: TradeExecuted;
  readonly leg: TradeLeg;
  /** The profit of closing, of contracts alone. */
  readonly profit: bigint | null;
  readonly timeMs: number;
};

/** The place of the trade in its record. */
type Place = { readonly sequence: number; readonly index: number; readonly timeMs: number };

/** One row per user that took part: none, one or two. */
export function fillRowsOf(
  trade: TradeExecuted,
  { sequence, index, timeMs }: Place,
  profitOf: (leg: TradeLeg) => bigint | null,
): FillRow[] {
  return [trade.maker, trade.taker].flatMap((leg, place) =>
    isUserAccount(leg.accountId) ? [{ id: historyPlace(sequence, 2 * index + place), trade, leg, profit: profitOf(leg), timeMs }] : [],
  );
}

const columns: readonly Column<FillRow>[] = [
  { name: 'id', type: 'bigint', of: (row) => row.id },
  { name: 'trade_id', type: 'bigint', of: (row) => row.trade.tradeId },
  { name: 'order_id', type: 'bigint', of: (row) => row.leg.orderId },
  { name: 'account_id', type: 'integer', of: (row) => row.leg.accountId },
  { name: 'market_id', type: 'integer', of: (row) => row.trade.marketId },
  { name: 'side', type: 'text', of: (row) => row.leg.side },
  { name: 'role', type: 'text', of: (row) => row.leg.role },
  { name: 'price_ticks', type: 'bigint', of: (row) => row.trade.priceTicks },
  { name: 'quantity_lots', type: 'bigint', of: (row) => row.trade.quantityLots },
  { name: 'notional_units', type: 'bigint', of: (row) => row.trade.notionalUnits },
  { name: 'fee_asset_id', type: 'integer', of: (row) => row.leg.feeAssetId },
  { name: 'fee_units', type: 'bigint', of: (row) => row.leg.feeUnits },
  { name: 'profit_units', type: 'bigint', of: (row) => row.profit },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

const names = columns.map(({ name }) => name);

/** A sum of the table of sums: the fills' column that it adds up, and the parameter that says since when. */
const sums = (
  [
    ['cost', 3],
    ['breakeven', 4],
  ] as const
).flatMap(([part, start]) =>
  (
    [
      ['lots', 'quantity_lots'],
      ['units', 'notional_units'],
      ['fee_units', 'fee_units'],
    ] as const
  ).map(([name, added]) => ({ name: `${part}_${name}`, value: `coalesce(sum(${added}) filter (where time_ms >= $${start}), 0)` })),
);

/** The wallet of a fill is read from its order, which is written by then. */
const insertFills = `
  insert into fills (${names.join(', ')}, wallet)
  select ${names.map((name) => `f.${name}`).join(', ')}, o.wallet
  from ${unnested(columns)} as f(${names.join(', ')})
  left join orders as o on o.order_id = f.order_id`;

/** The cost of coins is counted of one's own spot trades. Nothing else stands between the first and the last fill of a batch. */
const addUp = `
  insert into traded_sums as t (account_id, market_id, side, ${sums.map(({ name }) => name).join(', ')})
  select account_id, market_id, side, ${sums.map(({ value }) => value).join(', ')}
  from fills where id >= $1 and id <= $2 and market_id < ${firstContractId} and wallet is null
  group by account_id, market_id, side
  on conflict (account_id, market_id, side) do update set ${sums.map(({ name }) => `${name} = t.${name} + excluded.${name}`).join(', ')}`;

export async function writeFills(client: ClientBase, rows: readonly FillRow[]): Promise<void> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return;
  await client.query(insertFills, columnArrays(columns, rows));
  await client.query(addUp, [first.id, last.id, costPriceStartMs, breakevenStartMs]);
}
