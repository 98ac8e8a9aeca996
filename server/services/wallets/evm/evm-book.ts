// The records that the connection to EVM chains has written down.
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { depositAddresses } from '#server/store/schema/deposits.ts';
import { evmAddressNumbers, evmBlocks, evmPayouts } from '#server/store/schema/evm.ts';

export type KnownBlock = { readonly number: number; readonly hash: string };
export type KeptPayout = typeof evmPayouts.$inferSelect;

export type EvmBook = {
  /** The address number of a user, the same every time. */
  addressNumber(userId: string): Promise<number>;
  /** All that were given out. */
  addresses(network: string): Promise<readonly string[]>;
  /** Oldest first. */
  blocks(network: string): Promise<readonly KnownBlock[]>;
  /** Adds the newest, and forgets those below `keepFrom`. */
  addBlock(network: string, block: KnownBlock, keepFrom: number): Promise<void>;
  /** All above a number were undone. */
  dropAbove(network: string, number: number): Promise<void>;
  payout(network: string, reference: string): Promise<KeptPayout | null>;
  /** One that was signed and never published: its number is still free. */
  unpublished(network: string, sender: string): Promise<KeptPayout | null>;
  highestNonce(network: string, sender: string): Promise<number | null>;
  /** Takes the place of one that was never published under the same number. */
  keepPayout(payout: KeptPayout): Promise<void>;
  published(network: string, transactionId: string): Promise<void>;
};

export function createEvmBook(db: Store['db']): EvmBook {
  const of = (network: string, sender: string) => and(eq(evmPayouts.network, network), eq(evmPayouts.sender, sender));
  return {
    addressNumber: async (userId) => {
      await db.insert(evmAddressNumbers).values({ userId }).onConflictDoNothing();
      const [row] = await db.select().from(evmAddressNumbers).where(eq(evmAddressNumbers.userId, userId));
      if (row === undefined) throw new Error('the number of an address was not kept');
      return row.number;
    },
    addresses: async (network) =>
      (
        await db.selectDistinct({ address: depositAddresses.address }).from(depositAddresses).where(eq(depositAddresses.network, network))
      ).map(({ address }) => address),
    blocks: (network) =>
      db
        .select({ number: evmBlocks.number, hash: evmBlocks.hash })
        .from(evmBlocks)
        .where(eq(evmBlocks.network, network))
        .orderBy(asc(evmBlocks.number)),
    addBlock: async (network, { number, hash }, keepFrom) => {
      await db
        .insert(evmBlocks)
        .values({ network, number, hash })
        .onConflictDoUpdate({ target: [evmBlocks.network, evmBlocks.number], set: { hash } });
      await db.delete(evmBlocks).where(and(eq(evmBlocks.network, network), lt(evmBlocks.number, keepFrom)));
    },
    dropAbove: async (network, number) => {
      await db.delete(evmBlocks).where(and(eq(evmBlocks.network, network), gt(evmBlocks.number, number)));
    },
    payout: async (network, reference) =>
      (
        await db
          .select()
          .from(evmPayouts)
          .where(and(eq(evmPayouts.network, network), eq(evmPayouts.reference, reference)))
      )[0] ?? null,
    unpublished: async (network, sender) =>
      (
        await db
          .select()
          .from(evmPayouts)
          .where(and(of(network, sender), eq(evmPayouts.published, false)))
          .orderBy(asc(evmPayouts.nonce))
          .limit(1)
      )[0] ?? null,
    highestNonce: async (network, sender) =>
      (await db.select({ nonce: evmPayouts.nonce }).from(evmPayouts).where(of(network, sender)).orderBy(desc(evmPayouts.nonce)).limit(1))[0]
        ?.nonce ?? null,
    keepPayout: async (payout) => {
      const { network, sender, nonce, ...rest } = payout;
      const kept = await db
        .insert(evmPayouts)
        .values(payout)
        .onConflictDoUpdate({
          target: [evmPayouts.network, evmPayouts.sender, evmPayouts.nonce],
          set: rest,
          setWhere: eq(evmPayouts.published, false),
        })
        .returning({ nonce: evmPayouts.nonce });
      if (kept.length === 0) throw new Error(`number ${nonce} of ${sender} on ${network} is used already`);
    },
    published: async (network, transactionId) => {
      await db
        .update(evmPayouts)
        .set({ published: true })
        .where(and(eq(evmPayouts.network, network), eq(evmPayouts.transactionId, transactionId)));
    },
  };
}
