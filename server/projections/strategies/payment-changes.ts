// The payments of a batch for copied strategies: gathered, then written.
import type { ClientBase } from 'pg';

import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import { strategyPayments } from '#server/store/schema/bots/plaza.ts';
import { historyPlace } from '../writing/history-place.ts';
import { insertRows } from '../writing/insert-rows.ts';

type Row = typeof strategyPayments.$inferSelect;

/** Null: nothing was paid for a strategy. */
function paymentOf(event: ExchangeEvent): Omit<Row, 'id' | 'timeMs'> | null {
  if (event.type === 'strategy-share-paid') {
    const { sourceId: strategyId, authorId, ownerId: payerId, accountId: copyId, assetId, units } = event;
    return { cause: 'share', strategyId, authorId, payerId, copyId, assetId, units };
  }
  if (event.type !== 'strategy-subscribed' || event.units === 0n) return null;
  const { strategyId, authorId, accountId: payerId, assetId, units } = event;
  return { cause: 'price', strategyId, authorId, payerId, copyId: null, assetId, units };
}

export function createPaymentChanges() {
  const rows: Row[] = [];
  return {
    add: ({ sequence, timeMs, events }: EventRecord): void => {
      for (const [place, event] of events.entries()) {
        const payment = paymentOf(event);
        if (payment !== null) rows.push({ id: historyPlace(sequence, place), timeMs, ...payment });
      }
    },
    write: (client: ClientBase): Promise<void> => insertRows(client, strategyPayments, rows),
  };
}
