// Questions about every movement of an account's money: page by page, and what each balance is the sum of.
import { and, desc, eq } from 'drizzle-orm';

import { type WalletKindId, walletKinds } from '#lib/contract/accounts/account-kinds.ts';
import type { MovementKind } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import { createCoinLines } from '../equity/coin-lines.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type TimeSpan } from '../page.ts';
import { type AccountMovement, toMovement } from './movement-row.ts';
import { ofAccount } from './of-account.ts';
import { ofKinds } from './of-kinds.ts';
import { readCounterparts } from './read-counterparts.ts';
import { type ExplainedBalance, readExplainedBalance } from './read-explained-balance.ts';

/** More than a page on a screen has: files are read in larger pieces. */
const maxRows = 1000;

export type MovementPage = TimeSpan & {
  readonly coin?: string | undefined;
  readonly account?: WalletKindId | undefined;
  /** Left out: all but those that only hold and give back. */
  readonly kinds?: readonly MovementKind[] | undefined;
  /** Only movements before this one: the last id of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

export type MovementReader = {
  /** Newest first; at most 1000. */
  list(accountId: AccountId, page: MovementPage): Promise<Page<AccountMovement>>;
  explainedBalance(accountId: AccountId, account: WalletKindId, coin: string): Promise<ExplainedBalance>;
};

const nobody: Page<AccountMovement> = { list: [], nextId: null };

export function createMovementReader({ db, pool }: Pick<Store, 'db' | 'pool'>, listings: Listings): MovementReader {
  const lines = createCoinLines(listings);
  return {
    list: async (accountId, page) => {
      const { coin, account, kinds, before, limit } = page;
      const asset = coin === undefined ? undefined : listings.assetOf(coin);
      if (coin !== undefined && asset === undefined) return nobody;
      const max = Math.min(limit, maxRows);
      const where = and(
        eq(ledgerEntries.accountId, accountId),
        ofValue(ledgerEntries.assetId, asset?.assetId),
        ofAccount(listings, lines, account),
        ofKinds(kinds),
        inSpan(ledgerEntries.timeMs, page),
        beforePlace(ledgerEntries.id, before),
      );
      const rows = await db.select().from(ledgerEntries).where(where).orderBy(desc(ledgerEntries.id)).limit(max);
      const counterpartOf = await readCounterparts(pool, accountId, rows);
      return pageOf(
        rows,
        max,
        (row) => row.id,
        (row) => toMovement(row, counterpartOf(row), listings, lines),
      );
    },
    explainedBalance: async (accountId, account, coin) => {
      const asset = listings.assetOf(coin);
      const kind = walletKinds.find(({ id }) => id === account);
      if (asset === undefined || kind === undefined || lines.accountOf(kind.wallet, coin).id !== account)
        return { available: '0', frozen: '0', sums: [] };
      return readExplainedBalance(db, { accountId, wallet: kind.wallet, asset });
    },
  };
}
