// The terms of a signal bot, and the sizes that alerts name, in whole numbers.
import type { SignalSize, SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { ROUND_DOWN, ROUND_HALF_UP } from '#lib/order-math/amounts/amount.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { rateScale, scaled } from '../whole-terms.ts';

export type SignalPlan = {
  /** Units of the quote coin. */
  investment: number;
  /** Units of the quote coin; 0: no limit of its own. */
  maxPosition: number;
  /** × 10^9, to the nearest; 0: none. */
  takeRate: number;
  stopRate: number;
};

export function planOf(terms: SignalTerms, [main]: readonly BotMarket[]): SignalPlan {
  const unit = 10 ** (main?.quote.decimals ?? 0);
  return {
    investment: scaled(terms.investment, unit, ROUND_DOWN),
    maxPosition: scaled(terms.maxPosition, unit, ROUND_DOWN),
    takeRate: scaled(terms.takeProfitRate, rateScale, ROUND_HALF_UP),
    stopRate: scaled(terms.stopLossRate, rateScale, ROUND_HALF_UP),
  };
}

/** Per cent as a share × 10^9, down. */
export const shareOf = (percent: string): number => scaled(percent, rateScale / 100, ROUND_DOWN);

/** The amount of a size in whole numbers, down: units of the quote coin, lots, or a share × 10^9. */
export function wholeAmount({ investmentType, amount }: SignalSize, market: BotMarket): number {
  if (investmentType === 'margin') return scaled(amount, 10 ** market.quote.decimals, ROUND_DOWN);
  return investmentType === 'contract' ? scaled(amount, 10 ** market.quantityDecimals, ROUND_DOWN) : shareOf(amount);
}
