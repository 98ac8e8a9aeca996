// Writes a batch's fundings: the slots that were settled, and what each position of a user had to do with them.
import type { ClientBase } from 'pg';

import type { FundingPaid, FundingSettled } from '#server/engine/futures/contract-event.ts';
import { fundingPayments, fundingSlots } from '#server/store/schema/contracts/contract-history.ts';
import { insertRows } from '../writing/insert-rows.ts';

export type SlotRow = { readonly settled: FundingSettled; readonly timeMs: number };
export type PaymentRow = { readonly id: bigint; readonly paid: FundingPaid; readonly timeMs: number };

export async function writeFunding(client: ClientBase, slots: readonly SlotRow[], payments: readonly PaymentRow[]): Promise<void> {
  const settled = slots.map(({ settled: { marketId, slotMs, rateE8, markTicks }, timeMs }) => ({
    marketId,
    slotMs,
    rateE8,
    markTicks,
    timeMs,
  }));
  const paid = payments.map(({ id, paid: { accountId, marketId, holdSide, slotMs, lots, units }, timeMs }) => ({
    id,
    accountId,
    marketId,
    holdSide,
    slotMs,
    lots,
    units,
    timeMs,
  }));
  await insertRows(client, fundingSlots, settled);
  await insertRows(client, fundingPayments, paid);
}
