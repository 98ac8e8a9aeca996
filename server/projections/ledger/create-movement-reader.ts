// Questions about every movement of an account's money: page by page, and what each balance is the sum of.
import { and, desc, eq, gte, inArray, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod/mini';

import { type AccountKindId, accountKinds } from '#lib/contract/accounts/account-kinds.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { frequentCauses, type MovementKind, movementKinds } from '#lib/contract/history/movement-kinds.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { balanceCauses } from '#server/store/schema/equity.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import { createCoinLines } from '../equity/coin-lines.ts';
import { type Page, pageOf, readPlace } from '../page.ts';
import { type AccountMovement, type Counterpart, type LedgerRecord, toMovement } from './movement-row.ts';

/** More than a page on a screen has: files are read in larger pieces. */
const maxRows = 1000;

export type MovementPage = {
  readonly coin?: string | undefined;
  readonly account?: AccountKindId | undefined;
  /** Left out: all but those that only hold and give back. */
  readonly kinds?: readonly MovementKind[] | undefined;
  /** Both ends included. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only movements before this one: the last id of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Amounts are signed decimal text in the coin. */
type CauseSum = {
  readonly cause: string;
  readonly movements: number;
  readonly available: string;
  readonly frozen: string;
};

type ExplainedBalance = {
  /** The available balance after the last movement; '0' without any. */
  readonly available: string;
  readonly frozen: string;
  /** Over all causes they come to the balance, to the unit. */
  readonly sums: readonly CauseSum[];
};

export type MovementReader = {
  /** Newest first; at most 1000. */
  list(accountId: AccountId, page: MovementPage): Promise<Page<AccountMovement>>;
  explainedBalance(accountId: AccountId, account: AccountKindId, coin: string): Promise<ExplainedBalance>;
};

const nobody: Page<AccountMovement> = { list: [], nextId: null };
const counterpartRows = z.array(
  z.object({ sequence: z.coerce.number(), posting: z.number(), asset_id: z.number(), wallet: z.string(), account_id: z.number() }),
);

/** The other entries of the same records, of a transfer one's own, of what was sent the other user's: found by their place in history, which begins with the record's number. */
const counterpartsQuery = `select l.sequence, l.posting, l.asset_id, l.wallet, l.account_id
  from unnest($2::bigint[]) as wanted(sequence) join ledger_entries as l
  on l.id >= wanted.sequence * 1048576 and l.id < (wanted.sequence + 1) * 1048576
  where (l.account_id = $1 and l.cause = 'transfer') or (l.account_id <> $1 and l.cause = 'internal-transfer')`;

export function createMovementReader({ db, pool }: Pick<Store, 'db' | 'pool'>, listings: Listings): MovementReader {
  const lines = createCoinLines(listings);

  /** The coins that an account holds of its wallet: a line those that it is margined in. */
  const assetsOf = (account: AccountKindId, wallet: string): AssetId[] => {
    const codes = new Set([...listings.assets.map(({ code }) => code), ...listings.contracts().map(({ contract }) => contract.margin)]);
    return [...codes].flatMap((code) => {
      const asset = listings.assetOf(code);
      return asset !== undefined && lines.accountOf(wallet, code).id === account ? [asset.assetId] : [];
    });
  };
  const ofAccount = (account: AccountKindId | undefined): SQL | undefined => {
    const kind = accountKinds.find(({ id }) => id === account);
    if (kind === undefined) return undefined;
    return and(eq(ledgerEntries.wallet, kind.wallet), inArray(ledgerEntries.assetId, assetsOf(kind.id, kind.wallet)));
  };
  const ofKinds = (kinds: readonly MovementKind[] | undefined): SQL | undefined => {
    if (kinds === undefined) return notInArray(ledgerEntries.cause, [...movementKinds.hold]);
    const causes: string[] = kinds.flatMap((kind) => [...movementKinds[kind]]);
    const areRare = !causes.some((cause) => frequentCauses.some((frequent) => frequent === cause));
    // As the index of the rare ones says it.
    const rare = areRare ? sql`cause not in ('reserve', 'release', 'trade', 'fee')` : undefined;
    return and(inArray(ledgerEntries.cause, causes), rare);
  };
  const counterparts = async (accountId: AccountId, rows: readonly LedgerRecord[]): Promise<(row: LedgerRecord) => Counterpart | null> => {
    const sequences = [
      ...new Set(rows.filter(({ cause }) => cause === 'transfer' || cause === 'internal-transfer').map(({ sequence }) => sequence)),
    ];
    if (sequences.length === 0) return () => null;
    const found = counterpartRows.parse((await pool.query(counterpartsQuery, [accountId, sequences])).rows);
    return (row) => {
      const other = found.find(
        (one) =>
          one.sequence === row.sequence &&
          one.posting === row.posting &&
          one.asset_id === row.assetId &&
          (one.account_id !== accountId || one.wallet !== row.wallet),
      );
      if (other === undefined) return null;
      return other.account_id === accountId ? { wallet: other.wallet, accountId: null } : { wallet: null, accountId: other.account_id };
    };
  };

  return {
    list: async (accountId, { coin, account, kinds, fromMs, toMs, before, limit }) => {
      const asset = coin === undefined ? undefined : listings.assetOf(coin);
      const place = readPlace(before);
      if ((coin !== undefined && asset === undefined) || place === null) return nobody;
      const max = Math.min(limit, maxRows);
      const where = and(
        eq(ledgerEntries.accountId, accountId),
        asset === undefined ? undefined : eq(ledgerEntries.assetId, asset.assetId),
        ofAccount(account),
        ofKinds(kinds),
        fromMs === undefined ? undefined : gte(ledgerEntries.timeMs, fromMs),
        toMs === undefined ? undefined : lte(ledgerEntries.timeMs, toMs),
        place === undefined ? undefined : lt(ledgerEntries.id, place),
      );
      const rows = await db.select().from(ledgerEntries).where(where).orderBy(desc(ledgerEntries.id)).limit(max);
      const counterpartOf = await counterparts(accountId, rows);
      return pageOf(
        rows,
        max,
        (row) => row.id,
        (row) => toMovement(row, counterpartOf(row), listings, lines),
      );
    },
    explainedBalance: async (accountId, account, coin) => {
      const asset = listings.assetOf(coin);
      const kind = accountKinds.find(({ id }) => id === account);
      if (asset === undefined || kind === undefined || lines.accountOf(kind.wallet, coin).id !== account)
        return { available: '0', frozen: '0', sums: [] };
      const text = (value: bigint): string => formatDecimal(value, asset.decimals);
      type After = typeof ledgerEntries.availableAfter | typeof ledgerEntries.frozenAfter;
      // The sum over isolated wallets, one for each pair.
      const ofPairs = (of: After) =>
        sql<string | null>`(select sum(units)::text from (select distinct on (wallet_market_id) ${of} as units from ${ledgerEntries}
          where ${ledgerEntries.accountId} = ${accountId} and ${ledgerEntries.assetId} = ${asset.assetId}
          and ${ledgerEntries.wallet} = ${kind.wallet} order by wallet_market_id, ${ledgerEntries.id} desc) as pairs)`;
      const ofOne = (of: After) =>
        sql<string | null>`(select ${of}::text from ${ledgerEntries} where ${ledgerEntries.accountId} = ${accountId}
          and ${ledgerEntries.assetId} = ${asset.assetId} and ${ledgerEntries.wallet} = ${kind.wallet}
          order by ${ledgerEntries.id} desc limit 1)`;
      const last = kind.wallet === Wallet.isolated ? ofPairs : ofOne;
      // One statement: nothing is written between the sums and what they are held against.
      const rows = await db
        .select({
          cause: balanceCauses.cause,
          movements: balanceCauses.movements,
          available: balanceCauses.availableUnits,
          frozen: balanceCauses.frozenUnits,
          availableAfter: last(ledgerEntries.availableAfter),
          frozenAfter: last(ledgerEntries.frozenAfter),
        })
        .from(balanceCauses)
        .where(and(eq(balanceCauses.accountId, accountId), eq(balanceCauses.wallet, kind.wallet), eq(balanceCauses.assetId, asset.assetId)))
        .orderBy(balanceCauses.cause);
      return {
        available: text(BigInt(rows[0]?.availableAfter ?? '0')),
        frozen: text(BigInt(rows[0]?.frozenAfter ?? '0')),
        sums: rows.map(({ cause, movements, available, frozen }) => ({
          cause,
          movements,
          available: text(available),
          frozen: text(frozen),
        })),
      };
    },
  };
}
