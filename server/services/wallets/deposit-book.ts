// Deposits as they are written down: once per arrival, deeper with every block, credited at the end.
import { and, count, desc, eq, gte, inArray, isNotNull, lt, min, ne, or, sql } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { depositAddresses, deposits, DepositStatus } from '#server/store/schema/deposits.ts';
import type { Arrival } from './chain.ts';
import type { DepositPage, DepositView, Owner } from './wallets.ts';

export type DepositRow = typeof deposits.$inferSelect;

export type DepositBook = {
  /** Answers the address that was kept first: it stays good, even when new ones would be made in another way. */
  keepAddress(owner: Owner, coin: string, network: string, address: string): Promise<string>;
  /** The owner that an address was given to, for this coin or any: deposits there are theirs; null: nobody. */
  ownerOf(network: string, address: string): Promise<Owner | null>;
  find(arrival: Arrival): Promise<DepositRow | null>;
  /** An arrival that is known already stays as it is. */
  add(owner: Owner, arrival: Arrival, requiredConfirmations: number): Promise<void>;
  deepen(id: number, confirmations: number, status: DepositRow['status']): Promise<void>;
  credited(id: number): Promise<void>;
  /** On their way, and credited ones that are not beyond undoing yet. */
  unfinished(): Promise<readonly DepositRow[]>;
  /** The accounts and coins of deposits that were undone after they had been credited. */
  undone(): Promise<readonly { readonly accountId: number; readonly coin: string }[]>;
  page(owner: Owner, page: DepositPage): Promise<readonly DepositView[]>;
  /** The number of deposits of one coin since a moment, and the time of the oldest of them. */
  since(owner: Owner, coin: string, sinceMs: number): Promise<{ readonly count: number; readonly oldestMs: number | null }>;
};

const toView = ({
  id,
  userId: _user,
  accountId: _account,
  outputIndex: _output,
  updatedAtMs: _updated,
  ...row
}: DepositRow): DepositView => ({
  depositId: id,
  ...row,
});

function depositAddressBook(db: Store['db'], now: () => number): Pick<DepositBook, 'keepAddress' | 'ownerOf'> {
  return {
    keepAddress: async ({ userId, accountId }, coin, network, address) => {
      await db.insert(depositAddresses).values({ userId, accountId, coin, network, address, createdAtMs: now() }).onConflictDoNothing();
      const [kept] = await db
        .select({ address: depositAddresses.address })
        .from(depositAddresses)
        .where(and(eq(depositAddresses.userId, userId), eq(depositAddresses.coin, coin), eq(depositAddresses.network, network)));
      if (kept === undefined) throw new Error('the deposit address was not kept');
      return kept.address;
    },
    ownerOf: async (network, address) => {
      const [row] = await db
        .select()
        .from(depositAddresses)
        .where(and(eq(depositAddresses.network, network), eq(depositAddresses.address, address)));
      return row === undefined ? null : { userId: row.userId, accountId: row.accountId };
    },
  };
}

export function createDepositBook(db: Store['db'], now: () => number): DepositBook {
  return {
    ...depositAddressBook(db, now),
    find: async ({ network, transactionId, outputIndex }) => {
      const [row] = await db
        .select()
        .from(deposits)
        .where(and(eq(deposits.network, network), eq(deposits.transactionId, transactionId), eq(deposits.outputIndex, outputIndex)));
      return row ?? null;
    },
    add: async ({ userId, accountId }, arrival, requiredConfirmations) => {
      const nowMs = now();
      await db
        .insert(deposits)
        .values({ ...arrival, userId, accountId, requiredConfirmations, createdAtMs: nowMs, updatedAtMs: nowMs })
        .onConflictDoNothing();
    },
    deepen: async (id, confirmations, status) => {
      await db.update(deposits).set({ confirmations, status, updatedAtMs: now() }).where(eq(deposits.id, id));
    },
    credited: async (id) => {
      const nowMs = now();
      await db.update(deposits).set({ status: DepositStatus.credited, creditedAtMs: nowMs, updatedAtMs: nowMs }).where(eq(deposits.id, id));
    },
    unfinished: () =>
      db
        .select()
        .from(deposits)
        .where(
          or(
            inArray(deposits.status, [DepositStatus.pending, DepositStatus.confirmed]),
            and(eq(deposits.status, DepositStatus.credited), sql`${deposits.confirmations} < ${deposits.requiredConfirmations} * 2 + 6`),
          ),
        ),
    undone: () =>
      db
        .selectDistinct({ accountId: deposits.accountId, coin: deposits.coin })
        .from(deposits)
        .where(and(isNotNull(deposits.creditedAtMs), ne(deposits.status, DepositStatus.credited))),
    page: async ({ userId }, { coin, before, limit }) => {
      const where = and(
        eq(deposits.userId, userId),
        coin === undefined ? undefined : eq(deposits.coin, coin),
        before === undefined ? undefined : lt(deposits.id, before),
      );
      return (await db.select().from(deposits).where(where).orderBy(desc(deposits.id)).limit(limit)).map(toView);
    },
    since: async ({ userId }, coin, sinceMs) => {
      const where = and(eq(deposits.userId, userId), eq(deposits.coin, coin), gte(deposits.createdAtMs, sinceMs));
      const [found] = await db
        .select({ count: count(), oldestMs: min(deposits.createdAtMs) })
        .from(deposits)
        .where(where);
      return { count: found?.count ?? 0, oldestMs: found?.oldestMs ?? null };
    },
  };
}
