// The balance of each coin, over all accounts; and the composition of all of it.
import type { UserAccount } from '#lib/contract/accounts/user-accounts.ts';
import { Amount, readSigned, writeAmount } from '#lib/order-math/amounts/amount.ts';

export type CoinRow = {
  readonly coin: string;
  readonly available: string;
  readonly frozen: string;
  readonly total: string;
  /** Null: nobody tells. */
  readonly usdtValue: string | null;
};

const plus = (one: string, other: string): string => writeAmount((readSigned(one) ?? new Amount(0)).plus(readSigned(other) ?? 0));

/** The dearest first. Play money is left out. */
export function coinRows(accounts: readonly UserAccount[]): readonly CoinRow[] {
  const rows = new Map<string, CoinRow>();
  for (const { coin, available, frozen, total, usdtValue } of accounts.filter(({ isPlay }) => !isPlay).flatMap(({ coins }) => coins)) {
    const known = rows.get(coin);
    const value = usdtValue === null ? (known?.usdtValue ?? null) : plus(known?.usdtValue ?? '0', usdtValue);
    rows.set(coin, {
      coin,
      available: plus(known?.available ?? '0', available),
      frozen: plus(known?.frozen ?? '0', frozen),
      total: plus(known?.total ?? '0', total),
      usdtValue: value,
    });
  }
  return [...rows.values()].toSorted((a, b) => Number(b.usdtValue ?? 0) - Number(a.usdtValue ?? 0) || a.coin.localeCompare(b.coin, 'en'));
}

/** The part of a coin, or (null) of all that are too small to be listed one by one: a share of what is above zero. */
export type Part = { readonly coin: string | null; readonly share: number };

const maxParts = 6;

/** The largest first, shares that add up to 1. Pixels need no exactness. */
export function composition(rows: readonly CoinRow[]): readonly Part[] {
  const worth = rows.map(({ coin, usdtValue }) => ({ coin, value: Number(usdtValue ?? 0) })).filter(({ value }) => value > 0);
  const sum = worth.reduce((all, { value }) => all + value, 0);
  const named = worth.slice(0, worth.length > maxParts ? maxParts - 1 : maxParts);
  const rest = worth.slice(named.length).reduce((all, { value }) => all + value, 0);
  const parts: Part[] = named.map(({ coin, value }) => ({ coin, share: value / sum }));
  return rest > 0 ? [...parts, { coin: null, share: rest / sum }] : parts;
}
