// The strategies that owners publish, and those that users keep an eye on.
import { and, count, desc, eq, inArray } from 'drizzle-orm';

import type { AccountId } from '#server/engine/ids.ts';
import type { Store } from '#server/store/open-store.ts';
import { collectedStrategies, publishedStrategies } from '#server/store/schema/bots/plaza.ts';

/** `price`: of a copy, in USDT of 10⁻⁸. */
export type Published = {
  readonly strategyId: AccountId;
  readonly name: string;
  readonly showsParameters: boolean;
  readonly price: bigint;
  readonly sharePercent: number;
};

export type PublishedStrategies = {
  /** Once more: with another name or another choice. */
  publish(ownerId: AccountId, published: Published, nowMs: number): Promise<void>;
  withdraw(strategyId: AccountId): Promise<void>;
  of(strategyIds: readonly AccountId[]): Promise<ReadonlyMap<AccountId, Published>>;
};

/** A user keeps an eye on so many. */
export const collectedLimit = 200;

export type CollectedStrategies = {
  /** False: there are as many as there may be. */
  add(accountId: AccountId, strategyId: AccountId, nowMs: number): Promise<boolean>;
  remove(accountId: AccountId, strategyId: AccountId): Promise<void>;
  /** Newest first. */
  list(accountId: AccountId): Promise<readonly AccountId[]>;
};

export const createPublishedStrategies = (db: Store['db']): PublishedStrategies => ({
  publish: async (ownerId, published, publishedMs) => {
    const { strategyId: _id, ...set } = published;
    await db
      .insert(publishedStrategies)
      .values({ ...published, ownerId, publishedMs })
      .onConflictDoUpdate({ target: publishedStrategies.strategyId, set });
  },
  withdraw: async (strategyId) => void (await db.delete(publishedStrategies).where(eq(publishedStrategies.strategyId, strategyId))),
  of: async (strategyIds) => {
    if (strategyIds.length === 0) return new Map();
    const { strategyId, name, showsParameters, price, sharePercent } = publishedStrategies;
    const rows = await db
      .select({ strategyId, name, showsParameters, price, sharePercent })
      .from(publishedStrategies)
      .where(inArray(strategyId, [...strategyIds]));
    return new Map(rows.map((row) => [row.strategyId, row]));
  },
});

export function createCollectedStrategies(db: Store['db']): CollectedStrategies {
  const ofAccount = (accountId: AccountId) => eq(collectedStrategies.accountId, accountId);
  return {
    add: async (accountId, strategyId, collectedMs) => {
      const [held] = await db.select({ has: count() }).from(collectedStrategies).where(ofAccount(accountId));
      if ((held?.has ?? 0) >= collectedLimit) return false;
      await db.insert(collectedStrategies).values({ accountId, strategyId, collectedMs }).onConflictDoNothing();
      return true;
    },
    remove: async (accountId, strategyId) =>
      void (await db.delete(collectedStrategies).where(and(ofAccount(accountId), eq(collectedStrategies.strategyId, strategyId)))),
    list: async (accountId) => {
      const rows = await db
        .select({ strategyId: collectedStrategies.strategyId })
        .from(collectedStrategies)
        .where(ofAccount(accountId))
        .orderBy(desc(collectedStrategies.collectedMs), desc(collectedStrategies.strategyId));
      return rows.map(({ strategyId }) => strategyId);
    },
  };
}
