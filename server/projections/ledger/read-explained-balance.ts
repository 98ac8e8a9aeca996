// A balance, and what it is the sum of: the movements of each cause.
import { and, eq, sql } from 'drizzle-orm';

import { Wallet } from '#lib/contract/enums.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { Store } from '#server/store/open-store.ts';
import { balanceCauses } from '#server/store/schema/equity.ts';
import { ledgerEntries } from '#server/store/schema/ledger-entries.ts';

/** Amounts are signed decimal text in the coin. */
type CauseSum = {
  readonly cause: string;
  readonly movements: number;
  readonly available: string;
  readonly frozen: string;
};

export type ExplainedBalance = {
  /** The available balance after the last movement; '0' without any. */
  readonly available: string;
  readonly frozen: string;
  /** Over all causes they come to the balance, to the unit. */
  readonly sums: readonly CauseSum[];
};

type Held = { readonly accountId: AccountId; readonly wallet: Wallet; readonly asset: AssetListing };
type After = typeof ledgerEntries.availableAfter | typeof ledgerEntries.frozenAfter;

/** After the last movement, in units; null without any. */
const lastOf = ({ accountId, wallet, asset }: Held, after: After) =>
  sql<string | null>`(select cast(${after} as text) from ${ledgerEntries} where ${ledgerEntries.accountId} = ${accountId}
    and ${ledgerEntries.assetId} = ${asset.assetId} and ${ledgerEntries.wallet} = ${wallet}
    order by ${ledgerEntries.id} desc limit 1)`;

/** The sum over isolated wallets, one for each pair. */
const lastOfPairs = ({ accountId, wallet, asset }: Held, after: After) =>
  sql<string | null>`(select cast(sum(${after}) as text) from ${ledgerEntries} where ${ledgerEntries.id} in (
    select max(e.id) from ledger_entries as e where e.account_id = ${accountId} and e.asset_id = ${asset.assetId}
    and e.wallet = ${wallet} group by e.wallet_market_id))`;

export async function readExplainedBalance(db: Store['db'], held: Held): Promise<ExplainedBalance> {
  const { accountId, wallet, asset } = held;
  const text = (value: bigint): string => formatDecimal(value, asset.decimals);
  const last = wallet === Wallet.isolated ? lastOfPairs : lastOf;
  // One statement: nothing is written between the sums and what they are held against.
  const rows = await db
    .select({
      cause: balanceCauses.cause,
      movements: balanceCauses.movements,
      available: balanceCauses.availableUnits,
      frozen: balanceCauses.frozenUnits,
      availableAfter: last(held, ledgerEntries.availableAfter),
      frozenAfter: last(held, ledgerEntries.frozenAfter),
    })
    .from(balanceCauses)
    .where(and(eq(balanceCauses.accountId, accountId), eq(balanceCauses.wallet, wallet), eq(balanceCauses.assetId, asset.assetId)))
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
}
