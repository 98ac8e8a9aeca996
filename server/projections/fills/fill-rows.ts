// The user's side of each trade in a batch.
import type { ClientBase } from 'pg';

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

/** The wallet of a fill is read from its order, which is written by then. */
const insertFills = `
  insert into fills (${names.join(', ')}, wallet)
  select ${names.map((name) => `f.${name}`).join(', ')}, o.wallet
  from ${unnested(columns)} as f(${names.join(', ')})
  left join orders as o on o.order_id = f.order_id`;

export async function writeFills(client: ClientBase, rows: readonly FillRow[]): Promise<void> {
  if (rows.length > 0) await client.query(insertFills, columnArrays(columns, rows));
}
