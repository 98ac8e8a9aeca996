// The chain behind the wallets: simulated, or what the operator has connected.
import type { Logger } from 'pino';

import type { Venue } from '#server/market/venue.ts';
import type { Chain } from '#server/services/wallets/chain.ts';
import { coinListing, type CoinListing } from '#server/services/wallets/coin-listing.ts';
import { refuseOtherCoins } from '#server/services/wallets/kind-of-coins.ts';
import { createSimulatedChain } from '#server/services/wallets/simulated-chain.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Config } from './configuration/config.ts';

/** The share of test network blocks that are undone, one in so many: seen now and then, and never deep. */
const undoneOneIn = 40;

type Ground = {
  readonly store: Pick<Store, 'db'>;
  readonly venue: Pick<Venue, 'listings' | 'profile'>;
  /** Makes the simulated chain; the same key, the same chain. */
  readonly key: string;
  readonly log: Logger;
};

export type OpenChain = { readonly chain: Chain; readonly coins: readonly CoinListing[] };

/** The code of real chains is loaded only where there are real chains. */
export async function openChain(
  { evm, networkBlockMs: blockEveryMs }: Pick<Config, 'evm' | 'networkBlockMs'>,
  { store, venue, key, log }: Ground,
): Promise<OpenChain> {
  const { listings } = venue;
  const coins = listings.assets.map(({ code }) => coinListing(venue.profile(code)));
  await refuseOtherCoins(store.db, evm !== null);
  if (evm === null) return { chain: createSimulatedChain({ key, blockEveryMs, undoneOneIn, log }), coins };
  const { connectEvmChains } = await import('#server/services/wallets/evm/connect-evm-chains.ts');
  return connectEvmChains({ ...evm, coins, db: store.db, assetOf: listings.assetOf, log });
}
