// Worth of all coins together.
import type { CoinBalance } from '#lib/contract/order.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amount.ts';

/** In USDT, exact; coins whose worth nobody tells count for nothing. */
export function totalValue(balances: Iterable<CoinBalance>): string {
  let total = new Amount(0);
  for (const { usdtValue } of balances) total = total.plus(readAmount(usdtValue ?? '0') ?? 0);
  return writeAmount(total);
}
