// The two amounts of an order between people: coins, and what is paid for them.
import { Decimal } from 'decimal.js';

const Exact = Decimal.clone({ precision: 80 });

/** Decimal text: of the coin, and of the quote. */
export type C2cSizes = { readonly quantity: string; readonly amount: string };

type Decimals = { readonly coinDecimals: number; readonly quoteDecimals: number };

/**
 * A taker who names what is paid gets coins rounded down; one who names coins pays an amount rounded up. Either way the seller is paid no less than the price.
 * @param asked one of the two, and no finer than its decimals
 * @param price in the quote for one coin
 */
export function orderSizes(
  asked: { readonly amount: string } | { readonly quantity: string },
  price: string,
  { coinDecimals, quoteDecimals }: Decimals,
): C2cSizes {
  if ('amount' in asked)
    return {
      amount: new Exact(asked.amount).toFixed(),
      quantity: new Exact(asked.amount).div(price).toDecimalPlaces(coinDecimals, Exact.ROUND_DOWN).toFixed(),
    };
  return {
    quantity: new Exact(asked.quantity).toFixed(),
    amount: new Exact(asked.quantity).times(price).toDecimalPlaces(quoteDecimals, Exact.ROUND_UP).toFixed(),
  };
}
