// The figures about people that follow from their orders: how many came to an end, and who cancels too often.
import { recordDays } from '#lib/contract/c2c/advert-terms.ts';
import { buyingPausedUntil, cancelledSpanMs } from '#lib/order-math/c2c/buying-pause.ts';
import type { C2cReader } from '#server/projections/c2c/create-c2c-reader.ts';
import type { AccountId } from '#server/engine/ids.ts';
import { toRecord, type RatingSums, type TradingRecord } from './trading-record.ts';

const recordMs = recordDays * 24 * 60 * 60_000;

type Rooms = {
  readonly reader: Pick<C2cReader, 'endedSince'>;
  /** Nobody has rated those who are left out. */
  readonly ratingSums: (accountIds: readonly AccountId[]) => Promise<ReadonlyMap<AccountId, RatingSums>>;
  readonly accountOf: (userId: string) => Promise<AccountId | null>;
  readonly registeredOf: (userId: string) => Promise<number>;
  readonly now: () => number;
};

export function createOrderRecords({ reader, ratingSums, accountOf, registeredOf, now }: Rooms) {
  return {
    /** Records of the last 30 days; users without an account are left out. */
    recordsOf: async (userIds: readonly string[]): Promise<ReadonlyMap<string, TradingRecord>> => {
      const accounts = await Promise.all(userIds.map(async (userId) => [userId, await accountOf(userId)] as const));
      const known = accounts.flatMap(([userId, accountId]) => (accountId === null ? [] : [{ userId, accountId }]));
      const accountIds = known.map(({ accountId }) => accountId);
      const [ended, rated] = await Promise.all([reader.endedSince(accountIds, now() - recordMs), ratingSums(accountIds)]);
      const byAccount = Map.groupBy(ended, ({ accountId }) => accountId);
      const recordOf = (accountId: AccountId): TradingRecord =>
        toRecord(byAccount.get(accountId) ?? [], rated.get(accountId) ?? { positive: 0, all: 0 });
      return new Map(known.map(({ userId, accountId }) => [userId, recordOf(accountId)]));
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
