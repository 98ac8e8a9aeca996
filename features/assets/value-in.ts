// The value of an amount of USDT in a coin.
import { readAmount, ROUND_HALF_UP } from '#lib/order-math/amounts/amount.ts';

/** `usdt` in a coin of which one costs `price` USDT, half up to `decimals`. Null: no price. */
export function valueIn(usdt: string, price: string | null, decimals: number): string | null {
  const [amount, divisor] = [readAmount(usdt), readAmount(price ?? '')];
  if (amount === null || divisor === null || divisor.isZero()) return null;
  return amount.div(divisor).toDecimalPlaces(decimals, ROUND_HALF_UP).toFixed(decimals);
}
