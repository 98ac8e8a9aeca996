// A number that changes when something was borrowed, charged, paid back, called or liquidated: lists of it begin anew then.
import type { MarginAccountRow } from '#lib/contract/margin.ts';
import { walletKey } from '../use-margin-wallets.ts';

/** Not when only prices move. */
export function debtsMark(wallets: readonly MarginAccountRow[] | null): number {
  const text = (wallets ?? [])
    .map((wallet) => [
      walletKey(wallet),
      wallet.isCalled,
      wallet.isLiquidating,
      ...wallet.coins.map(({ tokenId, borrowed, interest }) => `${tokenId} ${borrowed} ${interest}`),
    ])
    .join(';');
  let mark = 0;
  for (const letter of text) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return mark;
}
