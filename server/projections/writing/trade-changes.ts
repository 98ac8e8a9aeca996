// The changes of a run of records to trades: each user's side of them, the tape, and the candles that they make.
import type { ClientBase } from 'pg';

import type { ExchangeEvent } from '#server/engine/event.ts';
import { createTradeProfits } from '#server/engine/futures/trade-profits.ts';
import { firstContractId } from '#server/engine/markets/contract-listing.ts';
import { createCandleChanges, writeCandles } from '../candles/candle-changes.ts';
import { type FillRow, fillRowsOf, writeFills } from '../fills/fill-rows.ts';
import { type TapeRow, writeTrades } from '../trades/trade-tape.ts';

/** The place of an event in its record. */
type Place = { readonly sequence: number; readonly index: number; readonly timeMs: number };

export function createTradeChanges() {
  const candles = createCandleChanges();
  const profits = createTradeProfits();
  const fills: FillRow[] = [];
  const tape: TapeRow[] = [];
  return {
    /** Every event, in order. */
    add: (event: ExchangeEvent, place: Place): void => {
      profits.see(event);
      if (event.type !== 'trade-executed') return;
      tape.push({ trade: event, timeMs: place.timeMs });
      candles.add(event, place.timeMs);
      const ofContract = event.marketId >= firstContractId;
      fills.push(...fillRowsOf(event, place, (leg) => (ofContract ? profits.take(leg) : null)));
    },
    /** After the orders: a fill is of its order's wallet. */
    write: async (client: ClientBase): Promise<void> => {
      await writeFills(client, fills);
      await writeTrades(client, tape);
      await writeCandles(client, candles.all.values());
    },
  };
}
