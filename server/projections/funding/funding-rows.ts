// Writes a batch's fundings: the slots that were settled, and what each position of a user had to do with them.
import type { ClientBase } from 'pg';

import type { FundingPaid, FundingSettled } from '#server/engine/futures/contract-event.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';

export type SlotRow = { readonly settled: FundingSettled; readonly timeMs: number };
export type PaymentRow = { readonly id: bigint; readonly paid: FundingPaid; readonly timeMs: number };

const slotColumns: readonly Column<SlotRow>[] = [
  { name: 'market_id', type: 'integer', of: (row) => row.settled.marketId },
  { name: 'slot_ms', type: 'bigint', of: (row) => row.settled.slotMs },
  { name: 'rate_e8', type: 'bigint', of: (row) => row.settled.rateE8 },
  { name: 'mark_ticks', type: 'bigint', of: (row) => row.settled.markTicks },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

const paymentColumns: readonly Column<PaymentRow>[] = [
  { name: 'id', type: 'bigint', of: (row) => row.id },
  { name: 'account_id', type: 'integer', of: (row) => row.paid.accountId },
  { name: 'market_id', type: 'integer', of: (row) => row.paid.marketId },
  { name: 'hold_side', type: 'text', of: (row) => row.paid.holdSide },
  { name: 'slot_ms', type: 'bigint', of: (row) => row.paid.slotMs },
  { name: 'lots', type: 'bigint', of: (row) => row.paid.lots },
  { name: 'units', type: 'bigint', of: (row) => row.paid.units },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

export async function writeFunding(client: ClientBase, slots: readonly SlotRow[], payments: readonly PaymentRow[]): Promise<void> {
  await insertColumns(client, 'funding_slots', slotColumns, slots);
  await insertColumns(client, 'funding_payments', paymentColumns, payments);
}
