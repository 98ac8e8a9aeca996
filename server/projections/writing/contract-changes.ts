// The changes of a run of records to contracts: lives of positions, liquidations, fundings, deliveries.
import type { ClientBase } from 'pg';

import type { EventRecord } from '#server/engine/event.ts';
import { type DeliveryRow, writeDeliveries } from '../deliveries/delivery-rows.ts';
import { type PaymentRow, type SlotRow, writeFunding } from '../funding/funding-rows.ts';
import type { LiquidationRow } from '../liquidations/liquidation-row.ts';
import { writeLiquidations } from '../liquidations/write-liquidations.ts';
import type { PositionBook } from '../positions/create-position-book.ts';
import type { PositionRound } from '../positions/position-round.ts';
import { writePositions } from '../positions/write-positions.ts';
import { historyPlace } from './history-place.ts';

export type ContractChanges = {
  add(record: EventRecord): void;
  concernsUsers(): boolean;
  write(client: ClientBase): Promise<void>;
};

export function createContractChanges(positions: PositionBook): ContractChanges {
  const rounds = new Map<bigint, PositionRound>();
  const liquidations: LiquidationRow[] = [];
  const slots: SlotRow[] = [];
  const payments: PaymentRow[] = [];
  const deliveries: DeliveryRow[] = [];
  return {
    add: (record) => {
      const news = positions.apply(record);
      for (const round of news.rounds) rounds.set(round.id, round);
      liquidations.push(...news.liquidations);
      const { sequence, timeMs, events } = record;
      for (const [index, event] of events.entries()) {
        if (event.type === 'funding-settled') slots.push({ settled: event, timeMs });
        else if (event.type === 'funding-paid') payments.push({ id: historyPlace(sequence, index), paid: event, timeMs });
        else if (event.type === 'contract-delivered') deliveries.push({ delivered: event, timeMs });
      }
    },
    concernsUsers: () => rounds.size > 0 || payments.length > 0 || slots.length > 0 || deliveries.length > 0,
    write: async (client) => {
      await writePositions(client, [...rounds.values()]);
      await writeLiquidations(client, liquidations);
      await writeFunding(client, slots, payments);
      await writeDeliveries(client, deliveries);
    },
  };
}
