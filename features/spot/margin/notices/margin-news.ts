// The meaning of a change of margin wallets to their owner: called, or less owed than before, which may have been a liquidation.
import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { walletKey } from '../use-margin-wallets.ts';

export type MarginNews = {
  /** Wallets whose owner is called now and was not before: once until they stand better. */
  readonly called: readonly MarginAccountRow[];
  /** True if some wallet owes less: it has paid, or was liquidated. */
  readonly mayBeLiquidated: boolean;
};

/** `before` null: the first that is heard of the wallets. */
export function marginNews(before: readonly MarginAccountRow[] | null, now: readonly MarginAccountRow[]): MarginNews {
  const known = new Map((before ?? []).map((wallet) => [walletKey(wallet), wallet]));
  return {
    called: now.filter((wallet) => wallet.isCalled && known.get(walletKey(wallet))?.isCalled !== true),
    mayBeLiquidated: now.some((wallet) => {
      const last = known.get(walletKey(wallet));
      return last !== undefined && compareDecimals(wallet.debts, last.debts) < 0;
    }),
  };
}
