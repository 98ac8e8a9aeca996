// The terms of an auto-invest in whole numbers.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { Amount, readAmount } from '#lib/order-math/amounts/amount.ts';
import { weightParts } from '#lib/order-math/bots/regular/regular-shares.ts';

import type { BotMarket } from '../../bot-kind.ts';

export const million = 1_000_000;

export type RegularPlan = {
  readonly amountUnits: number;
  /** Null: it takes as much as there is. */
  readonly maxTotalUnits: number | null;
  /** By leg: the weight in parts, and the highest price in ticks; null: any. */
  readonly parts: readonly number[];
  readonly maxTicks: readonly (number | null)[];
  /** In millionths; null: it does not look. */
  readonly takeProfitPpm: number | null;
};

/** Rounded down. */
const whole = (text: string, decimals: number): number =>
  (readAmount(text) ?? new Amount(0)).times(new Amount(10).pow(decimals)).floor().toNumber();

export function planOf(terms: RegularTerms, markets: readonly BotMarket[]): RegularPlan {
  const quoteDecimals = markets[0]?.quote.decimals ?? 0;
  return {
    amountUnits: whole(terms.amount, quoteDecimals),
    maxTotalUnits: terms.maxTotal === null ? null : whole(terms.maxTotal, quoteDecimals),
    parts: terms.coins.map(({ weight }) => weightParts(weight) ?? 0),
    maxTicks: terms.coins.map(({ maxPrice }, leg) => (maxPrice === null ? null : whole(maxPrice, markets[leg]?.priceDecimals ?? 0))),
    takeProfitPpm: terms.takeProfitRate === null ? null : whole(terms.takeProfitRate, 6),
  };
}
