// The wallets of the venue: an address per user, coin and network; arrivals counted deep enough, then credited by the exchange.
import type { AssetListing } from '#server/engine/listings.ts';
import { parseDecimal } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Chain } from './chain.ts';
import type { CoinListing } from './coin-listing.ts';
import { createDepositBook } from './deposit-book.ts';
import { depositMinimum } from './deposit-terms.ts';
import { createDebtors } from './deposits/debtors.ts';
import { createDepositMoney } from './deposits/deposit-money.ts';
import { followArrivals, type ArrivalTerms } from './deposits/follow-arrivals.ts';
import { createTestCoins } from './deposits/test-coins.ts';
import type { DepositAddress, Wallets } from './wallets.ts';

export type WalletsOptions = {
  readonly store: Pick<Store, 'db'>;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly coins: readonly CoinListing[];
  readonly chain: Chain;
  /** Multiplies how often test coins may be taken. */
  readonly allowanceFactor: number;
  /** Told when a credited deposit was undone: what has not left yet of that coin must not. */
  readonly onUndone?: (accountId: number, coin: string) => Promise<void>;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  readonly now?: () => number;
};

/** Resumes what was on its way when the venue stopped. */
export async function createWallets(options: WalletsOptions): Promise<Wallets> {
  const { store, client, assetOf, coins, chain, allowanceFactor, onUndone = async () => undefined, log, now = Date.now } = options;
  const book = createDepositBook(store.db, now);
  const debtors = createDebtors(await book.undone(), { client, assetOf });
  const byCode = new Map(coins.map((coin) => [coin.code, coin]));

  const termsOf = (code: string, network: string): ArrivalTerms | null => {
    const [coin, decimals] = [byCode.get(code), assetOf(code)?.decimals ?? 0];
    const via = coin?.networks.find((one) => one.network === network);
    if (coin === undefined || via === undefined) return null;
    return { confirmations: via.confirmations, minimumUnits: parseDecimal(depositMinimum(coin, via, decimals), decimals) ?? 0n };
  };

  const money = createDepositMoney({ book, client, assetOf, debtors, onUndone, log });
  chain.onArrival(followArrivals({ book, money, termsOf, log }));
  chain.resume(await book.unfinished());

  const depositAddress: Wallets['depositAddress'] = async (owner, coin, network): Promise<DepositAddress> => {
    const made = await chain.address({ userId: owner.userId, coin: coin.code }, network);
    const address = await book.keepAddress(owner, coin.code, network.network, made);
    return { coin: coin.code, network, address };
  };
  const testCoins = createTestCoins({ book, chain, depositAddress, allowanceFactor, now });

  return {
    hasTestNetwork: chain.send !== undefined,
    coin: (code) => byCode.get(code),
    depositAddress,
    deposits: (owner, page) => book.page(owner, page),
    collectDebts: debtors.collect,
    sendTestCoins: testCoins.send,
    close: async () => {
      await testCoins.idle();
      await chain.close();
    },
  };
}
