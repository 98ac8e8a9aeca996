// Balances in the wire's words, with what they are worth.
import { Decimal } from 'decimal.js';

import type { CoinBalance } from '#lib/contract/order.ts';
import type { BalanceView } from '#server/engine/accounts/account-view.ts';
import type { Listings } from '#server/engine/listings.ts';
import { formatDecimal } from '#server/engine/units.ts';

const Exact = Decimal.clone({ precision: 60 });
const valueDecimals = 8;

/** In the order of the list of coins. Worth in USDT, rounded down to 8 decimals. */
export function coinBalances(
  balances: readonly BalanceView[],
  listings: Listings,
  usdtPrice: (coin: string) => string | null,
): CoinBalance[] {
  return balances.map(({ assetId, available, frozen }) => {
    const { code, decimals } = listings.asset(assetId);
    const total = formatDecimal(available + frozen, decimals);
    const price = usdtPrice(code);
    const usdtValue = price === null ? null : new Exact(total).times(price).toDecimalPlaces(valueDecimals, Decimal.ROUND_DOWN).toFixed();
    return { coin: code, available: formatDecimal(available, decimals), frozen: formatDecimal(frozen, decimals), total, usdtValue };
  });
}

/** The total of all balances that have a price. */
export const totalUsdtValue = (balances: readonly CoinBalance[]): string =>
  balances.reduce((sum, { usdtValue }) => sum.plus(usdtValue ?? 0), new Exact(0)).toFixed();
