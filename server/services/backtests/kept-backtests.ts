// The backtests that users keep, in the database.
import { and, count, desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';

import { backtestFigures, backtestRequest } from '#lib/contract/bots/backtest.ts';
import type { KeptBacktest } from '#lib/contract/bots/backtest-run.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { keptBacktests } from '#server/store/schema/bots/strategies.ts';

const content = z.object({
  request: backtestRequest,
  coin: z.string(),
  figures: backtestFigures,
  /** Those of the first version were kept without it. */
  modelVersion: z._default(z.number(), 1),
});
type KeptContent = z.output<typeof content>;

export type KeptBacktests = {
  /** Null: the owner keeps as many as there may be. */
  add(ownerId: AccountId, name: string, kept: KeptContent, nowMs: number): Promise<KeptBacktest | null>;
  list(ownerId: AccountId): Promise<readonly KeptBacktest[]>;
  remove(ownerId: AccountId, keptId: number): Promise<boolean>;
};

type Row = typeof keptBacktests.$inferSelect;

/** A backtest that an earlier release has kept and this one does not read is left out. */
function toKept({ id, name, keptAtMs, kept }: Row): KeptBacktest[] {
  const read = z.safeParse(content, JSON.parse(kept));
  return read.success ? [{ keptId: String(id), name, keptTimeMs: keptAtMs, ...read.data }] : [];
}

export function createKeptBacktests(db: Store['db'], limit: number): KeptBacktests {
  const ofOwner = (ownerId: AccountId) => eq(keptBacktests.accountId, ownerId);
  return {
    add: async (ownerId, name, kept, nowMs) => {
      const [held] = await db.select({ has: count() }).from(keptBacktests).where(ofOwner(ownerId));
      if ((held?.has ?? 0) >= limit) return null;
      const values = { accountId: ownerId, name, keptAtMs: nowMs, kept: JSON.stringify(kept) };
      const rows = await db.insert(keptBacktests).values(values).returning();
      return rows.flatMap(toKept)[0] ?? null;
    },
    list: async (ownerId) => {
      const rows = await db.select().from(keptBacktests).where(ofOwner(ownerId)).orderBy(desc(keptBacktests.id));
      return rows.flatMap(toKept);
    },
    remove: async (ownerId, keptId) => {
      const gone = await db
        .delete(keptBacktests)
        .where(and(ofOwner(ownerId), eq(keptBacktests.id, keptId)))
        .returning({ id: keptBacktests.id });
      return gone.length > 0;
    },
  };
}
