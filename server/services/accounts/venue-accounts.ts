// The account of each user in each venue: opened when it is first needed, and in the paper venue another one put in its place.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Accounts } from './accounts.ts';
import { createEnsureAccount, findAccount, findOwner, openAccount, type AccountsClient, type OnOpened } from './exchange-account.ts';

type VenueAccountsOptions = {
  readonly db: Store['db'];
  readonly client: AccountsClient;
  readonly paperClient: (() => Promise<AccountsClient>) | null;
  readonly forgetUser: (userId: string) => void;
  readonly now: () => number;
};

type VenueAccounts = Pick<Accounts, 'onAccountOpened' | 'accountOf' | 'ownerOf' | 'liveAccountOf' | 'renewPaperAccount' | 'onAccountLeft'>;

export function createVenueAccounts({ db, client, paperClient, forgetUser, now }: VenueAccountsOptions): VenueAccounts {
  const openedListeners = new Set<OnOpened>();
  const tellOpened: OnOpened = async (userId, venue) => {
    for (const listener of openedListeners) await listener(userId, venue);
  };
  const ensureAccount = createEnsureAccount(db, now, tellOpened);
  const leftListeners = new Set<(accountId: number) => void>();
  const paper = (): Promise<AccountsClient> => {
    if (paperClient === null) throw new Error('there is no paper venue');
    return paperClient();
  };
  return {
    accountOf: async (userId, mode) => ensureAccount(userId, mode, mode === TradingMode.live ? client : await paper()),
    ownerOf: (accountId, mode) => findOwner(db, accountId, mode),
    liveAccountOf: (userId) => findAccount(db, userId, TradingMode.live),
    renewPaperAccount: async (userId, accountId) => {
      const renewal = { userId, venue: TradingMode.paper, replaces: accountId };
      const renewed = await openAccount(db, renewal, await paper(), now());
      forgetUser(userId);
      await tellOpened(userId, TradingMode.paper);
      for (const listener of leftListeners) listener(accountId);
      return renewed;
    },
    onAccountOpened: (listener) => void openedListeners.add(listener),
    onAccountLeft: (listener) => void leftListeners.add(listener),
  };
}
