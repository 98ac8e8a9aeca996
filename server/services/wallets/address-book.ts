// The addresses that a user withdraws to, and the switch that allows no others. A new address waits a day, and so does taking the switch off.
import { and, asc, eq } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { withdrawalAddresses, withdrawalSettings } from '#server/store/schema/withdrawals.ts';
import type { Owner } from './wallets.ts';

export const addressDelayMs = 24 * 60 * 60_000;
const maxAddresses = 100;

export type KeptAddress = typeof withdrawalAddresses.$inferSelect;
type Place = Pick<KeptAddress, 'coin' | 'network' | 'address' | 'memo'>;
type Whitelist = { readonly on: boolean; readonly endsAtMs: number | null };

export type AddressBook = {
  /** Oldest first. */
  list(owner: Owner): Promise<readonly KeptAddress[]>;
  add(owner: Owner, label: string, place: Place): Promise<KeptAddress | 'exists' | 'full'>;
  /** True if there was one. */
  remove(owner: Owner, id: number): Promise<boolean>;
  whitelist(owner: Owner): Promise<Whitelist>;
  /** On at once; off only after a day. On again in the meantime, it stays on. */
  setWhitelist(owner: Owner, on: boolean): Promise<Whitelist>;
  /** Why nothing is sent to a place; null: it may be. */
  obstacle(owner: Owner, place: Place): Promise<'not-in-book' | { readonly usableAtMs: number } | null>;
};

export function createAddressBook(db: Store['db'], now: () => number = Date.now): AddressBook {
  const own = (owner: Owner) => eq(withdrawalAddresses.userId, owner.userId);
  const list = (owner: Owner) => db.select().from(withdrawalAddresses).where(own(owner)).orderBy(asc(withdrawalAddresses.id));

  const whitelist = async ({ userId }: Owner): Promise<Whitelist> => {
    const [row] = await db.select().from(withdrawalSettings).where(eq(withdrawalSettings.userId, userId));
    const endsAtMs = row?.whitelistEndsAtMs ?? null;
    if (row?.whitelist !== true || (endsAtMs !== null && endsAtMs <= now())) return { on: false, endsAtMs: null };
    return { on: true, endsAtMs };
  };

  return {
    list,
    add: async (owner, label, place) => {
      if ((await list(owner)).length >= maxAddresses) return 'full';
      const nowMs = now();
      const added = await db
        .insert(withdrawalAddresses)
        .values({ userId: owner.userId, label, ...place, createdAtMs: nowMs, usableAtMs: nowMs + addressDelayMs })
        .onConflictDoNothing()
        .returning();
      return added[0] ?? 'exists';
    },
    remove: async (owner, id) =>
      (
        await db
          .delete(withdrawalAddresses)
          .where(and(own(owner), eq(withdrawalAddresses.id, id)))
          .returning({ id: withdrawalAddresses.id })
      ).length > 0,
    whitelist,
    setWhitelist: async (owner, on) => {
      const current = await whitelist(owner);
      if (!on && (!current.on || current.endsAtMs !== null)) return current;
      const values = { whitelist: true, whitelistEndsAtMs: on ? null : now() + addressDelayMs };
      await db
        .insert(withdrawalSettings)
        .values({ userId: owner.userId, ...values })
        .onConflictDoUpdate({ target: withdrawalSettings.userId, set: values });
      return whitelist(owner);
    },
    obstacle: async (owner, { coin, network, address, memo }) => {
      const kept = (await list(owner)).find(
        (one) => one.coin === coin && one.network === network && one.address === address && one.memo === memo,
      );
      if (kept !== undefined && kept.usableAtMs > now()) return { usableAtMs: kept.usableAtMs };
      if (kept !== undefined) return null;
      return (await whitelist(owner)).on ? 'not-in-book' : null;
    },
  };
}
