// Questions about attempts at the programme, and what of them is still to be told.
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';

import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { traderProAttempts, traderProNews } from '#server/store/schema/trader-pro.ts';
import type { AttemptRow } from './attempt-row.ts';

export type NewsRow = typeof traderProNews.$inferSelect;
/** With whose attempt it is. */
export type ProgrammeNewsRow = NewsRow & { readonly participant: string; readonly number: number };

export type AttemptReader = {
  /** Newest first. */
  of(participant: string): Promise<readonly AttemptRow[]>;
  /** The best score first, `skip` left out. */
  ranking(limit: number, skip: number): Promise<readonly AttemptRow[]>;
  /** The participant's best attempt with its place among all, from 1; null: there is none. */
  bestOf(participant: string): Promise<{ readonly attempt: AttemptRow; readonly place: number } | null>;
  /** Newest first. */
  newsOf(accountIds: readonly AccountId[]): Promise<readonly NewsRow[]>;
  /** Oldest first. */
  untold(): Promise<readonly ProgrammeNewsRow[]>;
  markTold(news: Pick<NewsRow, 'accountId' | 'sequence' | 'rule'>): Promise<void>;
};

/** The most news of one look; the next look has the rest. */
const untoldLimit = 100;

export function createAttemptReader(db: Store['db']): AttemptReader {
  const { scoreE2, accountId, participant } = traderProAttempts;
  const bestFirst = [desc(scoreE2), asc(accountId)];
  return {
    of: (user) => db.select().from(traderProAttempts).where(eq(participant, user)).orderBy(desc(traderProAttempts.number)),
    ranking: (limit, skip) =>
      db
        .select()
        .from(traderProAttempts)
        .orderBy(...bestFirst)
        .limit(limit)
        .offset(skip),
    bestOf: async (user) => {
      const [attempt] = await db
        .select()
        .from(traderProAttempts)
        .where(eq(participant, user))
        .orderBy(...bestFirst)
        .limit(1);
      if (attempt === undefined) return null;
      const isBefore = or(gt(scoreE2, attempt.scoreE2), and(eq(scoreE2, attempt.scoreE2), lt(accountId, attempt.accountId)));
      return { attempt, place: (await db.$count(traderProAttempts, isBefore)) + 1 };
    },
    newsOf: async (accountIds) =>
      accountIds.length === 0
        ? []
        : db
            .select()
            .from(traderProNews)
            .where(inArray(traderProNews.accountId, [...accountIds]))
            .orderBy(desc(traderProNews.sequence), asc(traderProNews.rule), asc(traderProNews.accountId)),
    untold: async () => {
      const rows = await db
        .select({ news: traderProNews, participant, number: traderProAttempts.number })
        .from(traderProNews)
        .innerJoin(traderProAttempts, eq(accountId, traderProNews.accountId))
        .where(eq(traderProNews.isTold, sql`false`))
        .orderBy(asc(traderProNews.sequence), asc(traderProNews.rule), asc(traderProNews.accountId))
        .limit(untoldLimit);
      return rows.map(({ news, ...whose }) => ({ ...news, ...whose }));
    },
    markTold: async (news) => {
      await db
        .update(traderProNews)
        .set({ isTold: true })
        .where(
          and(eq(traderProNews.accountId, news.accountId), eq(traderProNews.sequence, news.sequence), eq(traderProNews.rule, news.rule)),
        );
    },
  };
}
