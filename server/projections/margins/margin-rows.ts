// Writes what a batch has done with borrowed money.
import type { ClientBase } from 'pg';

import type { ExchangeEvent } from '#server/engine/event.ts';
import type { marginRecords } from '#server/store/schema/margin-records.ts';
import { encodeIndexPrices } from '../stored/stored-index-prices.ts';
import { type Column, insertColumns } from '../writing/insert-columns.ts';

export type MarginRow = typeof marginRecords.$inferSelect;

const nothing = {
  assetId: null,
  amount: 0n,
  basis: 0n,
  measure: 0n,
  hours: 0,
  feeUnits: 0n,
  insuranceUnits: 0n,
  cause: '',
  orderId: 0,
  owedAfter: 0n,
  prices: '',
};

/** The row of an event; null for one that is not about borrowed money. */
export function marginRowOf(event: ExchangeEvent, id: bigint, timeMs: number): MarginRow | null {
  if (event.type === 'loan-taken') {
    const { accountId, wallet, marketId, assetId, units: amount, orderId, principalAfter, interestAfter } = event;
    const asked = wallet === 'spot' ? 'automatic' : 'requested';
    const cause = orderId === 0 ? asked : 'order';
    const owedAfter = principalAfter + interestAfter;
    return { ...nothing, id, kind: 'loan', accountId, wallet, marketId, assetId, amount, cause, orderId, owedAfter, timeMs };
  }
  if (event.type === 'loan-repaid') {
    const { accountId, wallet, marketId, assetId, principalUnits, interestUnits, cause, orderId, principalAfter, interestAfter } = event;
    const [amount, owedAfter] = [principalUnits + interestUnits, principalAfter + interestAfter];
    const basis: bigint = interestUnits;
    return { ...nothing, id, kind: 'repayment', accountId, wallet, marketId, assetId, amount, basis, cause, orderId, owedAfter, timeMs };
  }
  if (event.type === 'interest-charged') {
    const { accountId, wallet, marketId, assetId, units: amount, principalUnits: basis, dailyRateE9, hours, principalAfter, interestAfter } = event; // prettier-ignore
    const [measure, owedAfter] = [BigInt(dailyRateE9), principalAfter + interestAfter];
    return { ...nothing, id, kind: 'interest', accountId, wallet, marketId, assetId, amount, basis, measure, hours, owedAfter, timeMs };
  }
  if (event.type === 'margin-called') {
    const { accountId, wallet, marketId, equityUnits: basis, maintenanceUnits: amount } = event;
    return { ...nothing, id, kind: 'call', accountId, wallet, marketId, amount, basis, timeMs };
  }
  if (event.type === 'margin-liquidated') {
    const { accountId, wallet, marketId, unitAssetId: assetId, debtUnits: amount, equityUnits: basis, maintenanceUnits: measure } = event;
    const { feeUnits, insuranceUnits } = event;
    const prices = encodeIndexPrices(event.prices);
    return { ...nothing, id, kind: 'liquidation', accountId, wallet, marketId, assetId, amount, basis, measure, feeUnits, insuranceUnits, prices, timeMs }; // prettier-ignore
  }
  return null;
}

const columns: readonly Column<MarginRow>[] = [
  { name: 'id', type: 'bigint', of: (row) => row.id },
  { name: 'kind', type: 'text', of: (row) => row.kind },
  { name: 'account_id', type: 'integer', of: (row) => row.accountId },
  { name: 'wallet', type: 'text', of: (row) => row.wallet },
  { name: 'market_id', type: 'integer', of: (row) => row.marketId },
  { name: 'asset_id', type: 'integer', of: (row) => row.assetId },
  { name: 'amount', type: 'bigint', of: (row) => row.amount },
  { name: 'basis', type: 'bigint', of: (row) => row.basis },
  { name: 'measure', type: 'bigint', of: (row) => row.measure },
  { name: 'hours', type: 'integer', of: (row) => row.hours },
  { name: 'fee_units', type: 'bigint', of: (row) => row.feeUnits },
  { name: 'insurance_units', type: 'bigint', of: (row) => row.insuranceUnits },
  { name: 'cause', type: 'text', of: (row) => row.cause },
  { name: 'order_id', type: 'bigint', of: (row) => row.orderId },
  { name: 'owed_after', type: 'bigint', of: (row) => row.owedAfter },
  { name: 'prices', type: 'text', of: (row) => row.prices },
  { name: 'time_ms', type: 'bigint', of: (row) => row.timeMs },
];

export const writeMarginRecords = (client: ClientBase, rows: readonly MarginRow[]): Promise<void> =>
  insertColumns(client, 'margin_records', columns, rows);
