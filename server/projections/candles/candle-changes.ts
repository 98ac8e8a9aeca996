// The changes that a batch of trades makes to the candles that are written down.
import type { ClientBase } from 'pg';

import type { MarketId } from '#server/engine/ids.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';
import { type BaseInterval, baseIntervals } from './base-interval.ts';
import { bucketStart } from '#lib/contract/kline-bucket.ts';
import { joinCandles, type TickCandle, tradeCandle } from './tick-candle.ts';

type CandleChange = { readonly marketId: MarketId; readonly interval: BaseInterval; candle: TickCandle };

export type CandleChanges = { readonly all: ReadonlyMap<string, CandleChange>; add(trade: TradeExecuted, timeMs: number): void };

export function createCandleChanges(): CandleChanges {
  const all = new Map<string, CandleChange>();
  return {
    all,
    add: ({ marketId, priceTicks, quantityLots, notionalUnits }, timeMs) => {
      for (const interval of baseIntervals) {
        const openTimeMs = bucketStart(interval, timeMs);
        const key = `${marketId} ${interval} ${openTimeMs}`;
        const candle = tradeCandle(openTimeMs, priceTicks, quantityLots, notionalUnits);
        const known = all.get(key);
        if (known === undefined) all.set(key, { marketId, interval, candle });
        else known.candle = joinCandles(known.candle, candle);
      }
    },
  };
}

const columns: readonly Column<CandleChange>[] = [
  { name: 'market_id', type: 'integer', of: (row) => row.marketId },
  { name: '"interval"', type: 'text', of: (row) => row.interval },
  { name: 'open_time_ms', type: 'bigint', of: (row) => row.candle.openTimeMs },
  { name: 'open_ticks', type: 'bigint', of: (row) => row.candle.openTicks },
  { name: 'high_ticks', type: 'bigint', of: (row) => row.candle.highTicks },
  { name: 'low_ticks', type: 'bigint', of: (row) => row.candle.lowTicks },
  { name: 'close_ticks', type: 'bigint', of: (row) => row.candle.closeTicks },
  { name: 'base_lots', type: 'numeric', of: (row) => row.candle.baseLots },
  { name: 'quote_units', type: 'numeric', of: (row) => row.candle.quoteUnits },
];

/** The database joins as joinCandles does, with the row as the earlier one. */
const join = `on conflict (market_id, "interval", open_time_ms) do update set
  high_ticks = greatest(candles.high_ticks, excluded.high_ticks),
  low_ticks = least(candles.low_ticks, excluded.low_ticks),
  close_ticks = excluded.close_ticks,
  base_lots = candles.base_lots + excluded.base_lots,
  quote_units = candles.quote_units + excluded.quote_units`;

export const writeCandles = (client: ClientBase, changes: Iterable<CandleChange>): Promise<void> =>
  insertColumns(client, 'candles', columns, [...changes], join);
