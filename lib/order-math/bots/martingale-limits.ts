// The limits of a martingale's terms, and which of them are not kept.
import type { MartingaleEdit, MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { positive, type TermProblem, type TermRange, wholeLeverage, wholeWithin, within } from './term-range.ts';

export type MartingaleProblem = TermProblem;

/** The bounds as forms show them. Shares: 0.001 is 0.1 %. Orders and steps as OKX has them, multipliers from a tenth to ten times. */
const martingaleLimits = {
  maxOrders: { min: '0', max: '50' },
  percentStep: { min: '0.001', max: '0.5' },
  multiplier: { min: '0.1', max: '10' },
  longProfitRate: { min: '0.001', max: '10' },
  shortProfitRate: { min: '0.001', max: '0.9999' },
  longStopRate: { min: '0.001', max: '0.9999' },
  shortStopRate: { min: '0.001', max: '10' },
  rsiPeriod: { min: '2', max: '100' },
  rsiThreshold: { min: '1', max: '99' },
} as const satisfies Record<string, TermRange>;

function startProblems({ start }: MartingaleTerms): readonly MartingaleProblem[] {
  if (start.by === 'now') return [];
  if (start.by === 'price') return positive('start', start.price);
  const interval: readonly MartingaleProblem[] =
    start.interval === 'realtime'
      ? [{ field: 'start', code: 'invalidField', params: { field: 'start', reason: 'needs closed candles' } }]
      : [];
  return [
    ...interval,
    ...wholeWithin('start', start.period, martingaleLimits.rsiPeriod),
    ...within('start', String(start.threshold), martingaleLimits.rsiThreshold),
  ];
}

const stopProblems = (direction: MartingaleTerms['direction'], rate: string | null): readonly MartingaleProblem[] =>
  rate === null ? [] : within('stopLossRate', rate, direction === 'long' ? martingaleLimits.longStopRate : martingaleLimits.shortStopRate);

function profitProblems({ direction, takeProfitType, takeProfit }: MartingaleTerms): readonly MartingaleProblem[] {
  if (takeProfitType === 'amount') return positive('takeProfit', takeProfit);
  return within('takeProfit', takeProfit, direction === 'long' ? martingaleLimits.longProfitRate : martingaleLimits.shortProfitRate);
}

/** Every term that is outside its own limits, whatever the market. */
export function rangeProblems(terms: MartingaleTerms): readonly MartingaleProblem[] {
  return [
    ...(terms.stepType === 'percent'
      ? within('firstStep', terms.firstStep, martingaleLimits.percentStep)
      : positive('firstStep', terms.firstStep)),
    ...within('stepMultiplier', terms.stepMultiplier, martingaleLimits.multiplier),
    ...positive('firstAmount', terms.firstAmount),
    ...within('amountMultiplier', terms.amountMultiplier, martingaleLimits.multiplier),
    ...wholeWithin('maxOrders', terms.maxOrders, martingaleLimits.maxOrders),
    ...positive('investment', terms.investment),
    ...profitProblems(terms),
    ...stopProblems(terms.direction, terms.stopLossRate),
    ...startProblems(terms),
    ...wholeLeverage(terms.leverage),
  ];
}

/** The terms with a change, what it leaves out as it was. */
export const withEdit = (terms: MartingaleTerms, edit: MartingaleEdit): MartingaleTerms => ({
  ...terms,
  takeProfitType: edit.takeProfitType ?? terms.takeProfitType,
  takeProfit: edit.takeProfit ?? terms.takeProfit,
  stopLossRate: edit.stopLossRate === undefined ? terms.stopLossRate : edit.stopLossRate,
  rounds: edit.rounds ?? terms.rounds,
  maxOrders: edit.maxOrders ?? terms.maxOrders,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
});
