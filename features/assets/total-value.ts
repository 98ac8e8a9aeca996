// Worth of all coins together, and the same in a coin.
import type { CoinBalance } from '#lib/contract/order.ts';
import { Amount, readAmount, ROUND_HALF_UP, writeAmount } from '#lib/order-math/amount.ts';

/** In USDT, exact; coins whose worth nobody tells count for nothing. */
export function totalValue(balances: Iterable<CoinBalance>): string {
  let total = new Amount(0);
  for (const { usdtValue } of balances) total = total.plus(readAmount(usdtValue ?? '0') ?? 0);
  return writeAmount(total);
}

/** `usdt` in a coin of which one costs `price` USDT, half up to `decimals`. Null: no price. */
export function valueIn(usdt: string, price: string | null, decimals: number): string | null {
  const [amount, divisor] = [readAmount(usdt), readAmount(price ?? '')];
  if (amount === null || divisor === null || divisor.isZero()) return null;
  return amount.div(divisor).toDecimalPlaces(decimals, ROUND_HALF_UP).toFixed(decimals);
}
