// The terms of a copy in whole numbers, and the settings that hold in one of its markets.
import type { CopyMarket, CopySizing, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { ROUND_DOWN, ROUND_HALF_UP } from '#lib/order-math/amounts/amount.ts';
import type { CopySize } from '#lib/order-math/copy/copy-size.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { rateScale, scaled } from '../whole-terms.ts';

/** Slippage is told in millionths. */
const million = 1_000_000;

export type CopyPlan = {
  investment: number;
  slippagePpm: number;
  /** × 10^9; 0: none. */
  totalStopRate: number;
  dailyStopRate: number;
};

export const planOf = (terms: CopyTerms, { quote }: Pick<BotMarket, 'quote'>): CopyPlan => ({
  investment: scaled(terms.investment, 10 ** quote.decimals, ROUND_DOWN),
  slippagePpm: scaled(terms.maxSlippage, million, ROUND_DOWN),
  totalStopRate: scaled(terms.totalStopRate, rateScale, ROUND_HALF_UP),
  dailyStopRate: scaled(terms.dailyStopRate, rateScale, ROUND_HALF_UP),
});

/** The settings that hold in one market. */
type LegPlan = Pick<CopyMarket, 'isLeftOut' | 'leverage' | 'marginMode'> & {
  /** Units of the quote coin; 0: no limit. */
  readonly maxAmount: number;
  readonly takeRate: number;
  readonly stopRate: number;
};

/** Worked out once for each market of the terms that stand: they are asked for with everything that is told. */
const known = new WeakMap<CopyTerms, Map<string, LegPlan>>();

export function legPlanOf(terms: CopyTerms, market: Pick<BotMarket, 'symbol' | 'quote'>): LegPlan {
  let plans = known.get(terms);
  if (plans === undefined) {
    plans = new Map();
    known.set(terms, plans);
  }
  const plan = plans.get(market.symbol) ?? readLegPlan(terms, market);
  if (!plans.has(market.symbol)) plans.set(market.symbol, plan);
  return plan;
}

function readLegPlan(terms: CopyTerms, { symbol, quote }: Pick<BotMarket, 'symbol' | 'quote'>): LegPlan {
  const own = terms.markets.find((market) => market.symbol === symbol) ?? { isLeftOut: false, ...terms };
  return {
    isLeftOut: own.isLeftOut,
    leverage: own.leverage,
    marginMode: own.marginMode,
    maxAmount: scaled(own.maxAmount, 10 ** quote.decimals, ROUND_DOWN),
    takeRate: scaled(own.takeProfitRate, rateScale, ROUND_HALF_UP),
    stopRate: scaled(own.stopLossRate, rateScale, ROUND_HALF_UP),
  };
}

/** Amounts in units of the quote coin, quantities in lots. */
export function sizeIn(sizing: CopySizing, { quote, quantityDecimals }: Pick<BotMarket, 'quote' | 'quantityDecimals'>): CopySize {
  if (sizing.by === 'amount') return { by: 'amount', amount: scaled(sizing.amount, 10 ** quote.decimals, ROUND_DOWN) };
  return sizing.by === 'quantity' ? { by: 'quantity', quantity: scaled(sizing.quantity, 10 ** quantityDecimals, ROUND_DOWN) } : sizing;
}
