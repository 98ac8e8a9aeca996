// The services of the house, put together in one place: for the product, and for tests of it.
import { join } from 'node:path';
import type { Logger } from 'pino';

import type { Listings } from '#server/engine/listings.ts';
import { openOperatorKey } from '#server/answers/access/operator-key.ts';
import type { SharedRooms } from '#server/answers/rooms.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { authSecret as authKey } from '#server/services/accounts/auth-secret.ts';
import { createAccounts } from '#server/services/accounts/create-accounts.ts';
import { createSettings } from '#server/services/accounts/user-settings.ts';
import { openContent } from '#server/services/content/open-content.ts';
import { createIdentities } from '#server/services/identity/identities.ts';
import type { Mail } from '#server/services/mail/open-mail.ts';
import { createOperatorCalls } from '#server/services/operators/operator-calls.ts';
import { createOperatorKeys } from '#server/services/operators/operator-keys.ts';
import { createWithdrawalStop } from '#server/services/operators/withdrawal-stop.ts';
import { createPageSpeed } from '#server/services/page-speed/page-speed.ts';
import { createPasswords } from '#server/passwords/passwords.ts';
import { createSecurity } from '#server/services/security/create-security.ts';
import { createSiteData } from '#server/services/site/site-data.ts';
import type { Chain } from '#server/services/wallets/chain.ts';
import type { CoinListing } from '#server/services/wallets/coin-listing.ts';
import { openWallets } from '#server/services/wallets/open-wallets.ts';
import { createWatchlists } from '#server/services/watchlists/create-watchlists.ts';
import type { Store } from '#server/store/open-store.ts';
import { openRegister } from '#server/worlds/register/open-register.ts';
import type { Worlds } from '#server/worlds/worlds.ts';

export type ServiceParts = {
  /** With the tables of people and their accounts. */
  readonly store: Store;
  /** The exchange client of the live venue. */
  readonly client: ExchangeClient;
  readonly listings: Listings;
  /** Opens the venue of play money if need be; null: there is none. */
  readonly paperClient: (() => Promise<ExchangeClient>) | null;
  readonly chain: Chain;
  readonly coins: readonly CoinListing[];
  /** The house of worlds, and its folder with one folder for each of them. */
  readonly worlds: { readonly house: Worlds; readonly folder: string };
  readonly dataDir: string;
  /** Empty: the one in the data folder. */
  readonly authSecret: string;
  /** True: reports of page speed are taken. */
  readonly pageSpeed: boolean;
  /** Null: no e-mails are sent. */
  readonly mail: Mail | null;
  /** Read at the start. */
  readonly contentFolder: string;
  /** Multiplies every allowance. */
  readonly allowanceFactor: number;
  /** In USDT. */
  readonly hotWalletLimit: number;
  /** The time between looks at deposits and withdrawals on their way; 0: only when told. */
  readonly walletTickEveryMs: number;
  /** The clock for the guard of accounts and for the wallets; the machine's clock when left out. */
  readonly now?: () => number;
  readonly log: Logger;
  readonly closing: AsyncDisposableStack;
};

/** The rooms that all venues share, as far as they are services. */
export type Services = Omit<SharedRooms, 'now' | 'siteType' | 'coinTitles'>;

/** Resumes what was on its way when the house was closed. */
export async function createServices(parts: ServiceParts): Promise<Services> {
  const { store, client, listings, paperClient, chain, coins, dataDir, authSecret, mail, now = Date.now, log, closing } = parts;
  const passwords = createPasswords();
  closing.defer(() => passwords.close());
  const accounts = createAccounts({ store, client, passwords, paperClient, dataDir, authSecret, log });
  const key = authKey(dataDir, authSecret);
  const security = createSecurity({ store, passwords, key, log, now });
  const withdrawalStop = createWithdrawalStop(store.db, now);
  const money = await openWallets({
    store,
    client,
    assetOf: listings.assetOf,
    coins,
    chain,
    allowanceFactor: parts.allowanceFactor,
    heldUntilMs: security.withdrawalsHeldUntilMs,
    areStopped: async () => (await withdrawalStop.current()) !== null,
    hotWalletMicros: parts.hotWalletLimit * 1_000_000,
    tickEveryMs: parts.walletTickEveryMs,
    now,
    log,
  });
  closing.defer(() => money.wallets.close());
  closing.defer(() => money.withdrawals.close());
  closing.defer(() => mail?.close());
  return {
    accounts,
    settings: createSettings(store.db, now),
    accountOwners: accounts.subAccounts.owners,
    security,
    mail,
    pageSpeed: createPageSpeed({ on: parts.pageSpeed, key, now }),
    identities: createIdentities(store.db, key, now),
    ...money,
    watchlists: createWatchlists(store),
    worlds: await openRegister({ db: store.db, ...parts.worlds, now, log }),
    site: createSiteData({ folder: join(dataDir, 'site'), log }),
    ...(await openContent({ store, folder: parts.contentFolder, log })),
    operatorKeys: createOperatorKeys(store.db, openOperatorKey(dataDir).opensTo, now),
    operatorCalls: createOperatorCalls(store.db, now, log),
    withdrawalStop,
  };
}
