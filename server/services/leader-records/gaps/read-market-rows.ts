// Reads what accounts have traded, what the exchange has closed of theirs, and what copies have said about it, market by market.
import { and, asc, gte, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';

import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { strategyDecisions } from '#server/store/schema/bots/strategies.ts';
import { fundingPayments, liquidations } from '#server/store/schema/contracts/contract-history.ts';
import { fills } from '#server/store/schema/fills.ts';
import type { AnswerRow } from './copy-answers.ts';
import { type MarketFill, marketFills } from './market-fills.ts';

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
  return marketFills(listings, traded, steps);
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

export type Funding = Pick<typeof fundingPayments.$inferSelect, 'accountId' | 'marketId' | 'timeMs' | 'units'>;

export async function readFunding(db: Store['db'], accounts: readonly AccountId[], fromMs: number): Promise<readonly Funding[]> {
  const { accountId, marketId, timeMs, units } = fundingPayments;
  return db
    .select({ accountId, marketId, timeMs, units })
    .from(fundingPayments)
    .where(and(inArray(accountId, [...accounts]), gte(timeMs, fromMs)));
}
