// Writes what a batch has done with borrowed money.
import type { ClientBase } from 'pg';

import type { ExchangeEvent } from '#server/engine/event.ts';
import { marginRecords } from '#server/store/schema/margin-records.ts';
import { encodeIndexPrices } from '../stored/stored-index-prices.ts';
import { insertRows } from '../writing/insert-rows.ts';

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

export const writeMarginRecords = (client: ClientBase, rows: readonly MarginRow[]): Promise<void> =>
  insertRows(client, marginRecords, rows);
