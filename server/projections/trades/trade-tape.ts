// The public tape of a batch: every trade of every market, nobody's name on it.
import type { ClientBase } from 'pg';

import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';

export type TapeRow = { readonly trade: TradeExecuted; readonly timeMs: number };

const columns: readonly Column<TapeRow>[] = [
  { name: 'market_id', type: 'integer', of: (row) => row.trade.marketId },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
  { name: 'trade_id', type: 'bigint', of: (row) => row.trade.tradeId },
  { name: 'price_ticks', type: 'bigint', of: (row) => row.trade.priceTicks },
  { name: 'quantity_lots', type: 'bigint', of: (row) => row.trade.quantityLots },
  { name: 'notional_units', type: 'bigint', of: (row) => row.trade.notionalUnits },
  { name: 'taker_side', type: 'text', of: (row) => row.trade.takerSide },
];

export const writeTrades = (client: ClientBase, rows: readonly TapeRow[]): Promise<void> => insertColumns(client, 'trades', columns, rows);
