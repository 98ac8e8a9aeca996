// What accounts have traded and what the exchange has closed of theirs, as the gaps count it.
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { sequenceOf } from '#server/projections/writing/history-place.ts';
import type { liquidations } from '#server/store/schema/contracts/contract-history.ts';
import type { fills } from '#server/store/schema/fills.ts';
import type { CopyFill } from './copy-answers.ts';

export type MarketFill = CopyFill & {
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly timeMs: number;
  /** A fee that was taken in the coin. */
  readonly coinFeeUnits: bigint;
};

export type FillRow = Omit<typeof fills.$inferSelect, 'tradeId' | 'orderId' | 'role' | 'profitUnits' | 'wallet'>;
export type ClosedRow = Pick<
  typeof liquidations.$inferSelect,
  'sequence' | 'accountId' | 'marketId' | 'holdSide' | 'step' | 'lots' | 'value' | 'feeUnits' | 'insuranceUnits' | 'timeMs'
>;

/** A fee in the coin that was bought counts at the price of its trade, rounded up. */
function feeInQuote(row: FillRow, listings: Listings): bigint {
  const { baseAssetId, lotUnits } = listings.rules(listings.market(row.marketId));
  if (row.feeAssetId !== baseAssetId) return row.feeUnits;
  const baseUnits = BigInt(row.quantityLots) * BigInt(lotUnits);
  return (row.feeUnits * row.notionalUnits + baseUnits - 1n) / baseUnits;
}

/** In the order of the journal. */
export function marketFills(listings: Listings, traded: readonly FillRow[], steps: readonly ClosedRow[]): readonly MarketFill[] {
  // A step that reduces trades in the book, and stands among the fills.
  const reduced = new Set(steps.filter(({ step }) => step === 'reduced').map(({ accountId, sequence }) => `${accountId} ${sequence}`));
  const closed = steps.filter(({ step }) => step !== 'reduced');
  const all: MarketFill[] = [
    ...traded.map((row) => ({
      accountId: row.accountId,
      marketId: row.marketId,
      timeMs: row.timeMs,
      sequence: sequenceOf(row.id),
      isForced: reduced.has(`${row.accountId} ${sequenceOf(row.id)}`),
      side: row.side,
      lots: BigInt(row.quantityLots),
      value: BigInt(row.priceTicks) * BigInt(row.quantityLots),
      feeUnits: feeInQuote(row, listings),
      coinFeeUnits: row.feeAssetId === listings.rules(listings.market(row.marketId)).baseAssetId ? row.feeUnits : 0n,
      ticks: BigInt(row.priceTicks),
    })),
    ...closed.map((row) => ({
      accountId: row.accountId,
      marketId: row.marketId,
      timeMs: row.timeMs,
      sequence: row.sequence,
      isForced: true,
      side: row.holdSide === 'long' ? ('sell' as const) : ('buy' as const),
      lots: BigInt(row.lots),
      value: row.value,
      // A loss that the insurance fund has paid for is not the account's.
      feeUnits: row.feeUnits + row.insuranceUnits,
      coinFeeUnits: 0n,
      ticks: row.value / BigInt(Math.max(1, row.lots)),
    })),
  ];
  return all.toSorted((one, other) => one.sequence - other.sequence);
}
