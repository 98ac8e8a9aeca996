// The liquidation price of a grid of contracts at its worst: when every order that waits on one side has been filled.
import { Amount, writeResult } from '../amounts/amount.ts';
import { isolatedLiquidationPrice } from '../risk/liquidation-price.ts';
import type { RiskTier } from '../risk/maintenance-margin.ts';

/** Orders, or a position, of one side. */
export type Filled = { readonly price: Amount; readonly size: Amount };

/**
 * (size × average − margin) ÷ (size × (1 − maintenance − fee)) of a long, (size × average + margin) ÷ (size × (1 + maintenance + fee)) of a
 * short, with the risk tier at that price. Margin is all that was put in: profit on the way is left out. Null when nothing is filled,
 * and where no price above zero is the turn. Source: https://www.okx.com/help/futures-grid-bot-faq (the rule), the tiers are ours.
 */
export function gridLiquidationPrice(terms: {
  readonly side: 'long' | 'short';
  readonly filled: readonly Filled[];
  /** In the margin coin, as text. */
  readonly margin: string;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
}): string | null {
  const size = terms.filled.reduce((sum, one) => sum.plus(one.size), new Amount(0));
  if (size.isZero()) return null;
  const value = terms.filled.reduce((sum, one) => sum.plus(one.size.times(one.price)), new Amount(0));
  return isolatedLiquidationPrice({
    contract: { settle: 'quote' },
    side: terms.side,
    size: size.toFixed(),
    entryPrice: writeResult(value.dividedBy(size)),
    margin: terms.margin,
    tiers: terms.tiers,
    takerFeeRate: terms.takerFeeRate,
  });
}
