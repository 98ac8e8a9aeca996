// Reads what accounts have traded, what the exchange has closed of theirs, and what copies have said about it, market by market.
import { and, asc, gte, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { sequenceOf } from '#server/projections/writing/history-place.ts';
import type { Store } from '#server/store/open-store.ts';
import { strategyDecisions } from '#server/store/schema/bots/strategies.ts';
import { fundingPayments, liquidations } from '#server/store/schema/contracts/contract-history.ts';
import { fills } from '#server/store/schema/fills.ts';
import type { AnswerRow, CopyFill } from './copy-answers.ts';

export type MarketFill = CopyFill & {
  readonly accountId: AccountId;
  readonly marketId: MarketId;
  readonly timeMs: number;
  /** A fee that was taken in the coin. */
  readonly coinFeeUnits: bigint;
};

type FillRow = typeof fills.$inferSelect;

/** A fee in the coin that was bought counts at the price of its trade, rounded up. */
function feeInQuote(row: FillRow, listings: Listings): bigint {
  const { quoteAssetId, baseAssetId, lotUnits } = listings.rules(listings.market(row.marketId));
  if (row.feeAssetId === quoteAssetId || row.feeAssetId !== baseAssetId) return row.feeUnits;
  const baseUnits = BigInt(row.quantityLots) * BigInt(lotUnits);
  return (row.feeUnits * row.notionalUnits + baseUnits - 1n) / baseUnits;
}

/** In the order of the journal. */
export async function readFills(
  db: Store['db'],
  listings: Listings,
  accounts: readonly AccountId[],
  fromMs: number,
): Promise<readonly MarketFill[]> {
  const [traded, steps] = await Promise.all([
    db
      .select()
      .from(fills)
      .where(and(inArray(fills.accountId, [...accounts]), isNull(fills.wallet), gte(fills.timeMs, fromMs)))
      .orderBy(asc(fills.id)),
    db
      .select()
      .from(liquidations)
      .where(and(inArray(liquidations.accountId, [...accounts]), gte(liquidations.timeMs, fromMs)))
      .orderBy(asc(liquidations.id)),
  ]);
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

export type CopyRow = AnswerRow & { readonly copyId: AccountId; readonly leg: number };

const answers: Readonly<Record<string, boolean>> = {
  'copy.copied': true,
  'copy.partly': true,
  'copy.closed': false,
  'copy.exited': false,
};

const readParams = z.object({ leg: z.number(), order: z._default(z.number(), 0) });

/** The rows by which copies say what their fills were, oldest first. */
export async function readCopyRows(db: Store['db'], copies: readonly AccountId[]): Promise<readonly CopyRow[]> {
  const { strategyId, number, sequence, code, params } = strategyDecisions;
  const rows = await db
    .select({ copyId: strategyId, sequence, code, params })
    .from(strategyDecisions)
    .where(and(inArray(strategyId, [...copies]), inArray(code, Object.keys(answers))))
    .orderBy(asc(strategyId), asc(number));
  return rows.map((row) => ({
    copyId: row.copyId,
    sequence: row.sequence,
    isEntry: answers[row.code] === true,
    ...readParams.parse(JSON.parse(row.params)),
  }));
}

type Funding = Pick<typeof fundingPayments.$inferSelect, 'accountId' | 'marketId' | 'timeMs' | 'units'>;

export async function readFunding(db: Store['db'], accounts: readonly AccountId[], fromMs: number): Promise<readonly Funding[]> {
  const { accountId, marketId, timeMs, units } = fundingPayments;
  return db
    .select({ accountId, marketId, timeMs, units })
    .from(fundingPayments)
    .where(and(inArray(accountId, [...accounts]), gte(timeMs, fromMs)));
}
