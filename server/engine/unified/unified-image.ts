// The snapshot of a unified account. Its money stands with the account, its positions with its futures.
import type { Account, UnifiedAccount } from '../accounts/account.ts';
import { nothing, type Nothing, type PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';
import { joinWallets } from './pool.ts';

type UnifiedImage = {
  readonly mode: UnifiedAccount['mode'];
  readonly futuresRow: number;
  /** In the order in which they were taken. */
  readonly debts: readonly (readonly [assetId: number, principal: number, interest: number])[];
  readonly chargedMs: number;
  readonly isCalled: boolean;
};

type OfAccount = { readonly unified?: UnifiedImage };

/** Nothing, of a classic account. */
function imageOf({ unified }: Account): OfAccount {
  if (unified === null) return {};
  const { mode, futuresRow, margin } = unified;
  const debts = [...margin.debts].map(([assetId, { principal, interest }]) => [assetId, principal, interest] as const);
  return { unified: { mode, futuresRow, debts, chargedMs: margin.chargedMs, isCalled: margin.isCalled } };
}

/** Once its futures stand. Refuses (Error) an account without. */
function restoreUnified(state: State, account: Account, { mode, futuresRow, debts, chargedMs, isCalled }: UnifiedImage): void {
  if (account.futures === null) throw new Error(`snapshot has the unified account ${account.accountId} without futures`);
  state.ledger.openRow(futuresRow, true);
  account.futures.row = futuresRow;
  const { margin } = joinWallets(state, account, account.futures, mode);
  for (const [assetId, principal, interest] of debts) margin.debts.set(assetId, { principal, interest });
  Object.assign(margin, { chargedMs, isCalled });
}

export const unifiedImage: PartImage<Nothing, OfAccount, Nothing> = {
  venue: nothing,
  account: (_, account) => imageOf(account),
  market: nothing,
  restore: (state, { accounts }) => {
    for (const { accountId, unified } of accounts) {
      const account = state.accounts.get(accountId);
      if (unified !== undefined && account !== undefined) restoreUnified(state, account, unified);
    }
  },
};
