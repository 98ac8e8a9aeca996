// Sub-accounts: opened, named, frozen and found again by their main account.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import { maxSubAccounts, type SubAccountKind } from '#lib/contract/accounts/sub-account.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';
import { exchangeAccounts } from '#server/store/schema/accounts.ts';
import { user } from '#server/store/schema/identity.ts';
import { subAccounts } from '#server/store/schema/sub-accounts.ts';

export type FamilyMember = { readonly userId: string; readonly userName: string };

type KeptSubAccount = FamilyMember & {
  readonly kind: SubAccountKind;
  readonly isFrozen: boolean;
  readonly createdAtMs: number;
};

export type SubAccounts = {
  /** Oldest first. */
  list(mainId: string): Promise<readonly KeptSubAccount[]>;
  /** Null: not one of this main account's. */
  find(mainId: string, userId: string): Promise<KeptSubAccount | null>;
  /** Null: there are as many as there may be. */
  create(mainId: string, userName: string, kind: SubAccountKind): Promise<FamilyMember | null>;
  /** False: not one of this main account's. */
  rename(mainId: string, userId: string, userName: string): Promise<boolean>;
  freeze(mainId: string, userId: string, frozen: boolean): Promise<boolean>;
  /** The main account and all of its sub-accounts that have an account in the venue, by its number. */
  numbers(userIds: readonly string[], venue: TradingMode): Promise<ReadonlyMap<string, number>>;
  /** The owners of account numbers, given-up ones too; one who is not of the main account's family has no name ('') here. */
  owners(mainId: string, accountIds: readonly number[]): Promise<ReadonlyMap<number, FamilyMember>>;
};

const columns = {
  userId: subAccounts.userId,
  userName: user.name,
  kind: subAccounts.kind,
  createdAtMs: subAccounts.createdAtMs,
  frozenAtMs: subAccounts.frozenAtMs,
};

type Row = FamilyMember & { readonly kind: SubAccountKind; readonly createdAtMs: number; readonly frozenAtMs: number | null };
const keptOf = ({ frozenAtMs, ...row }: Row): KeptSubAccount => ({ ...row, isFrozen: frozenAtMs !== null });

export function createSubAccounts(db: Store['db'], now: () => number): SubAccounts {
  const joined = () => db.select(columns).from(subAccounts).innerJoin(user, eq(user.id, subAccounts.userId));
  const mine = (mainId: string, userId: string) => and(eq(subAccounts.mainId, mainId), eq(subAccounts.userId, userId));
  const find: SubAccounts['find'] = async (mainId, userId) => {
    const [row] = await joined().where(mine(mainId, userId));
    return row === undefined ? null : keptOf(row);
  };
  return {
    find,
    list: async (mainId) => {
      const rows = await joined().where(eq(subAccounts.mainId, mainId)).orderBy(asc(subAccounts.createdAtMs), asc(subAccounts.userId));
      return rows.map(keptOf);
    },
    create: (mainId, userName, kind) =>
      db.transaction(async (step) => {
        // One at a time, so that many at once are no way around the limit.
        await step.execute(sql`select 1 from ${user} where ${user.id} = ${mainId} for update`);
        if ((await step.$count(subAccounts, eq(subAccounts.mainId, mainId))) >= maxSubAccounts) return null;
        const userId = randomUUID();
        // An address that no mail reaches, and no password: nobody can log in.
        await step.insert(user).values({ id: userId, name: userName, email: `${userId}@sub-account.invalid` });
        await step.insert(subAccounts).values({ userId, mainId, kind, createdAtMs: now() });
        return { userId, userName };
      }),
    rename: async (mainId, userId, userName) => {
      if ((await find(mainId, userId)) === null) return false;
      await db.update(user).set({ name: userName }).where(eq(user.id, userId));
      return true;
    },
    freeze: async (mainId, userId, frozen) => {
      const changed = await db
        .update(subAccounts)
        .set({ frozenAtMs: frozen ? now() : null })
        .where(mine(mainId, userId))
        .returning({ userId: subAccounts.userId });
      return changed.length > 0;
    },
    numbers: async (userIds, venue) => {
      const inUse = and(
        inArray(exchangeAccounts.userId, [...userIds]),
        eq(exchangeAccounts.venue, venue),
        isNull(exchangeAccounts.retiredAtMs),
      );
      const rows = await db.select().from(exchangeAccounts).where(inUse);
      return new Map(rows.flatMap(({ userId, accountId }) => (userId === null ? [] : [[userId, accountId]])));
    },
    owners: async (mainId, accountIds) => {
      if (accountIds.length === 0) return new Map();
      const rows = await db
        .select({ accountId: exchangeAccounts.accountId, userId: user.id, userName: user.name, mainId: subAccounts.mainId })
        .from(exchangeAccounts)
        .innerJoin(user, eq(user.id, exchangeAccounts.userId))
        .leftJoin(subAccounts, eq(subAccounts.userId, user.id))
        .where(inArray(exchangeAccounts.accountId, [...accountIds]));
      const isFamily = (row: { readonly userId: string; readonly mainId: string | null }): boolean =>
        row.userId === mainId || row.mainId === mainId;
      return new Map(rows.map((row) => [row.accountId, { userId: row.userId, userName: isFamily(row) ? row.userName : '' }]));
    },
  };
}
