// The trades of a liquidation, pair by pair and side by side, at the average price.
import type { SpotFill } from '#lib/contract/order.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';

export type Traded = Pick<SpotFill, 'symbol' | 'side' | 'quantity' | 'amount'> & {
  /** Half up to as many decimals as the fills' prices have. */
  readonly average: string;
};

const zero = new Amount(0);

export function tradedTogether(fills: readonly SpotFill[]): readonly Traded[] {
  const groups = Object.values(Object.groupBy(fills, ({ symbol, side }) => `${symbol} ${side}`));
  return groups.flatMap((group = []): Traded[] => {
    const [first] = group;
    if (first === undefined) return [];
    const sum = (of: (fill: SpotFill) => string) => group.reduce((all, fill) => all.plus(readAmount(of(fill)) ?? zero), zero);
    const [quantity, amount] = [sum((fill) => fill.quantity), sum((fill) => fill.amount)];
    const decimals = first.price.split('.')[1]?.length ?? 0;
    const average = quantity.isZero() ? '0' : amount.dividedBy(quantity).toFixed(decimals, Amount.ROUND_HALF_UP);
    return [{ symbol: first.symbol, side: first.side, quantity: writeAmount(quantity), amount: writeAmount(amount), average }];
  });
}
