// Questions about every movement of an account's money: page by page, and what each balance is the sum of.
import { and, desc, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';

import { type WalletKindId, walletKinds } from '#lib/contract/accounts/account-kinds.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { c2cCauses, causeFacts, causesWhere, type MovementKind } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import type { Store } from '#server/store/open-store.ts';
import { ledgerEntries, rareEntries } from '#server/store/schema/ledger-entries.ts';
import { type CoinLines, createCoinLines } from '../equity/coin-lines.ts';
import { beforePlace, inSpan, ofValue, type Page, pageOf, type TimeSpan } from '../page.ts';
import { type AccountMovement, toMovement } from './movement-row.ts';
import { readCounterparts } from './read-counterparts.ts';
import { type ExplainedBalance, readExplainedBalance } from './read-explained-balance.ts';

/** Narrows the entries of the ledger to kinds of movements. Undefined: all but those that only hold and give back. */
function ofKinds(kinds: readonly MovementKind[] | undefined): SQL | undefined {
  if (kinds === undefined) return notInArray(ledgerEntries.cause, [...causesWhere(({ kind }) => kind === 'hold')]);
  const causes = causesWhere(({ kind }) => kinds.includes(kind));
  const areRare = !causes.some((cause) => causeFacts[cause].frequent);
  return and(inArray(ledgerEntries.cause, [...causes]), areRare ? rareEntries : undefined);
}

/**
 * Narrows the entries of the ledger to one of a user's accounts: a wallet, and the coins that it holds of it. Undefined lets every account
 * through.
 */
function ofAccount(listings: Listings, lines: CoinLines, account: WalletKindId | undefined): SQL | undefined {
  const kind = walletKinds.find(({ id }) => id === account);
  if (kind === undefined) return undefined;
  const codes = new Set([...listings.assets.map(({ code }) => code), ...listings.contracts().map(({ contract }) => contract.margin)]);
  // A line of futures holds those coins of its wallet that it is margined in.
  const ids = [...codes].flatMap((code): AssetId[] => {
    const asset = listings.assetOf(code);
    return asset !== undefined && lines.accountOf(kind.wallet, code).id === account ? [asset.assetId] : [];
  });
  return and(eq(ledgerEntries.wallet, kind.wallet), inArray(ledgerEntries.assetId, ids));
}

/** Orders between people are a line of their own; every other movement is of the line of its account. Undefined lets every line through. */
function ofLine(listings: Listings, lines: CoinLines, line: BusinessLine | undefined): SQL | undefined {
  if (line === undefined) return undefined;
  if (line === BusinessLine.otc) return and(inArray(ledgerEntries.cause, [...c2cCauses]), rareEntries);
  const own = walletKinds.filter(({ businessLine }) => businessLine === line);
  return and(or(...own.map(({ id }) => ofAccount(listings, lines, id))), notInArray(ledgerEntries.cause, [...c2cCauses]));
}

/** More than a page on a screen has: files are read in larger pieces. */
const maxRows = 1000;

export type MovementPage = TimeSpan & {
  readonly coin?: string | undefined;
  readonly account?: WalletKindId | undefined;
  readonly line?: BusinessLine | undefined;
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
      const { coin, account, line, kinds, before, limit } = page;
      const asset = coin === undefined ? undefined : listings.assetOf(coin);
      if (coin !== undefined && asset === undefined) return nobody;
      const max = Math.min(limit, maxRows);
      const where = and(
        eq(ledgerEntries.accountId, accountId),
        ofValue(ledgerEntries.assetId, asset?.assetId),
        ofAccount(listings, lines, account),
        ofLine(listings, lines, line),
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
