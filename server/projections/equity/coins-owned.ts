// Each coin over all of a user's accounts.
import { Decimal } from 'decimal.js';

import type { AccountCoin, AccountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import type { OwnedCoin } from '#lib/contract/calls/v1/mix/assetsV2.ts';

const Exact = Decimal.clone({ precision: 60 });
const plus = (one: string, other: string): string => new Exact(one).plus(other).toFixed();

const together = (one: OwnedCoin, other: AccountCoin): OwnedCoin => ({
  coin: one.coin,
  available: plus(one.available, other.available),
  frozen: plus(one.frozen, other.frozen),
  total: plus(one.total, other.total),
  usdtValue: one.usdtValue === null || other.usdtValue === null ? null : plus(one.usdtValue, other.usdtValue),
});

/** Play money left out. The dearest first, then by name. */
export function coinsOwned({ list }: AccountsWorth): OwnedCoin[] {
  const coins = new Map<string, OwnedCoin>();
  for (const held of list.filter(({ isPlay }) => !isPlay).flatMap((account) => account.coins)) {
    const nothing = { coin: held.coin, available: '0', frozen: '0', total: '0', usdtValue: '0' };
    coins.set(held.coin, together(coins.get(held.coin) ?? nothing, held));
  }
  return [...coins.values()].toSorted(
    (a, b) => new Exact(b.usdtValue ?? 0).comparedTo(a.usdtValue ?? 0) || a.coin.localeCompare(b.coin, 'en'),
  );
}
