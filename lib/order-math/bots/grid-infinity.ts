// The quantities of an infinity grid: its coins keep one value, and each level trades what the price has added to it or taken.
import { Amount, ROUND_DOWN } from '../amounts/amount.ts';

/**
 * The value that its coins keep, in the quote coin: X of A = X + (price − lower) ÷ lower × X, so A × lower ÷ price. The rest waits
 * for the buys down to the lower price, of which it is more than enough (they need about X × ln(price ÷ lower)). Not rounded;
 * the price is taken to be at or above the lower one. Source: https://medium.com/pionex/faq-for-infinity-grids-bot-on-pionex-8306c3e932f1.
 */
export function infinityValue(funds: Amount, price: Amount, lower: Amount): Amount {
  return funds.times(lower).dividedBy(Amount.max(price, lower));
}

/**
 * The quantity between two neighbouring levels: value ÷ lower level − value ÷ upper level, so that coins of this value are held at
 * both. Down to the market's decimals. Source: https://www.gate.io/help/quants/quantitative/21936 (10 at 100: at 110 sells what 100 buys).
 */
export function infinityQuantity(value: Amount, below: Amount, above: Amount, decimals: number): Amount {
  return value.dividedBy(below).minus(value.dividedBy(above)).toDecimalPlaces(decimals, ROUND_DOWN);
}
