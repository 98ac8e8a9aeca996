// A row of the ledger as its owner reads it: which account it is of, what it moved, and who was on the other side.
import type { Movement } from '#lib/contract/history/movement.ts';
import { Wallet } from '#lib/contract/enums.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';
import type { ledgerEntries } from '#server/store/schema/ledger-entries.ts';
import type { CoinLines } from '../equity/coin-lines.ts';

export type LedgerRecord = typeof ledgerEntries.$inferSelect;

/** The wallet on the other side of a transfer between one's own; the account of somebody else. */
export type Counterpart = { readonly wallet: string | null; readonly accountId: number | null };

/** The name of the other user is filled in by whoever knows users. */
export type AccountMovement = Omit<Movement, 'otherUser'> & { readonly otherAccountId: number | null };

export function toMovement(row: LedgerRecord, counterpart: Counterpart | null, listings: Listings, lines: CoinLines): AccountMovement {
  const { code, decimals } = listings.asset(row.assetId);
  const text = (value: bigint): string => formatDecimal(value, decimals);
  const accountOf = (wallet: string): Movement['account'] => lines.accountOf(wallet, code).id;
  const otherWallet = counterpart?.wallet ?? null;
  return {
    id: String(row.id),
    timeMs: row.timeMs,
    account: accountOf(row.wallet ?? Wallet.spot),
    coin: code,
    cause: row.cause,
    orderId: row.orderId === 0 ? '' : String(row.orderId),
    amount: text(row.availableDelta + row.frozenDelta),
    availableChange: text(row.availableDelta),
    frozenChange: text(row.frozenDelta),
    availableAfter: text(row.availableAfter),
    frozenAfter: text(row.frozenAfter),
    otherAccount: otherWallet === null ? null : accountOf(otherWallet),
    otherAccountId: counterpart?.accountId ?? null,
  };
}
