// The figures about people that follow from their orders: how many came to an end, and who cancels too often.
import { buyingPausedUntil, cancelledSpanMs } from '#lib/order-math/c2c/buying-pause.ts';
import type { C2cReader, EndedC2cOrder } from '#server/projections/c2c/create-c2c-reader.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { TradingRecord } from '#server/services/c2c/adverts/adverts.ts';

const recordMs = 30 * 24 * 60 * 60_000;

/** An order that came to nothing counts against the one by whom it did, and against nobody else; one that was sold although the seller had to be made to, against him. */
function toRecord(ended: readonly EndedC2cOrder[]): TradingRecord {
  const failed = ended.filter(({ role, failedBy }) => failedBy === role).length;
  const done = ended.filter(({ role, state, failedBy }) => state === 'released' && failedBy !== role).length;
  const judged = done + failed;
  return { doneIn30Days: done, completionPercent: judged === 0 ? null : Math.floor((done * 100) / judged) };
}

type Rooms = {
  readonly reader: Pick<C2cReader, 'endedSince'>;
  readonly accountOf: (userId: string) => Promise<AccountId | null>;
  readonly registeredOf: (userId: string) => Promise<number>;
  readonly now: () => number;
};

export function createOrderRecords({ reader, accountOf, registeredOf, now }: Rooms) {
  return {
    /** Records of the last 30 days; users without an account are left out. */
    recordsOf: async (userIds: readonly string[]): Promise<ReadonlyMap<string, TradingRecord>> => {
      const accounts = await Promise.all(userIds.map(async (userId) => [userId, await accountOf(userId)] as const));
      const known = accounts.flatMap(([userId, accountId]) => (accountId === null ? [] : [{ userId, accountId }]));
      const ended = await reader.endedSince(
        known.map(({ accountId }) => accountId),
        now() - recordMs,
      );
      const byAccount = Map.groupBy(ended, ({ accountId }) => accountId);
      return new Map(known.map(({ userId, accountId }) => [userId, toRecord(byAccount.get(accountId) ?? [])]));
    },
    /** The first millisecond in which the user may buy; null: at once. */
    buyingPausedUntil: async (userId: string, accountId: AccountId): Promise<number | null> => {
      const ended = await reader.endedSince([accountId], now() - cancelledSpanMs);
      const cancelled = ended.filter(({ role, failedBy, state }) => role === 'buyer' && failedBy === 'buyer' && state !== 'released');
      if (cancelled.length === 0) return null;
      const told = cancelled.map(({ endedMs, paidMs }) => ({ endedMs, wasPaid: paidMs !== null }));
      return buyingPausedUntil(told, await registeredOf(userId), now());
    },
  };
}

export type OrderRecords = ReturnType<typeof createOrderRecords>;
