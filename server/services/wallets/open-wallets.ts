// The wallets with all that belongs to them, put together: what arrives, what leaves, kept addresses and messages.
import type { Store } from '#server/store/open-store.ts';
import { createAddressBook, type AddressBook } from './address-book.ts';
import { createWallets, type WalletsOptions } from './create-wallets.ts';
import { createWithdrawals, type WithdrawalsOptions } from './create-withdrawals.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createInternalTransfers } from './create-internal-transfers.ts';
import type { InternalTransfers } from './internal-transfers.ts';
import { storeWithdrawals } from './store-withdrawals.ts';
import { createTurns } from './turns.ts';
import type { Wallets } from './wallets.ts';
import type { Withdrawals } from './withdrawals.ts';

export type OpenWalletsOptions = Omit<WalletsOptions, 'store' | 'onUndone'> &
  Pick<WithdrawalsOptions, 'heldUntilMs' | 'areStopped' | 'hotWalletMicros' | 'tickEveryMs'> & { readonly store: Pick<Store, 'db'> };

export type OpenWallets = {
  readonly wallets: Wallets;
  readonly withdrawals: Withdrawals;
  readonly addressBook: AddressBook;
  readonly inbox: Inbox;
  readonly internalTransfers: InternalTransfers;
};

/** Resumes what was on its way when the venue stopped. */
export async function openWallets(options: OpenWalletsOptions): Promise<OpenWallets> {
  const { store, now = Date.now, heldUntilMs, areStopped, hotWalletMicros, tickEveryMs, ...rest } = options;
  const inbox = createInbox(store.db, now);
  const book = storeWithdrawals(store.db, now);
  const turns = createTurns();
  let withdrawals: Withdrawals | null = null;
  const wallets = await createWallets({
    ...rest,
    store,
    now,
    onUndone: async (accountId, coin) => withdrawals?.failOpen(accountId, coin),
  });
  withdrawals = await createWithdrawals({
    ...rest,
    now,
    book,
    turns,
    heldUntilMs,
    areStopped,
    hotWalletMicros,
    tickEveryMs,
    afterTick: wallets.collectDebts,
    sendCode: (userId, { id, coin, address }, code) =>
      inbox.put(userId, 'withdrawalCode', { code, coin, address, withdrawalId: String(id) }),
  });
  const { client, assetOf, log } = options;
  const { worthSince } = book;
  const internalTransfers = await createInternalTransfers({ db: store.db, client, assetOf, heldUntilMs, worthSince, turns, log, now });
  return { wallets, withdrawals, addressBook: createAddressBook(store.db, now), inbox, internalTransfers };
}
