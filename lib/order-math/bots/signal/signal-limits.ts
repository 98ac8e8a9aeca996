// The limits of a signal bot's terms, whatever its markets, and a change of them.
import type { SignalEdit, SignalSize, SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { positive, type TermProblem, type TermRange, wholeLeverage, within } from '../term-range.ts';

/** The bounds as forms show them. Shares: 0.001 is 0.1 %. */
const signalLimits = {
  percent: { min: '0.01', max: '100' },
  /** A long can lose no more than all of its price. */
  stopRate: { min: '0.001', max: '0.99' },
  takeRate: { min: '0.001', max: '10' },
} as const satisfies Record<string, TermRange>;

function sizeProblems(size: SignalSize | null): readonly TermProblem[] {
  if (size === null) return [];
  if (size.investmentType === 'percentage_position')
    return [
      { field: 'defaultSize', code: 'invalidField', params: { field: 'defaultSize', reason: 'must not be a share of the position' } },
    ];
  return size.investmentType.startsWith('percentage')
    ? within('defaultSize', size.amount, signalLimits.percent)
    : positive('defaultSize', size.amount);
}

const optional = (text: string | null, problems: (text: string) => readonly TermProblem[]): readonly TermProblem[] =>
  text === null ? [] : problems(text);

/** Every term that is outside its own limits. */
export function signalRangeProblems(terms: SignalTerms): readonly TermProblem[] {
  return [
    ...positive('investment', terms.investment),
    ...sizeProblems(terms.defaultSize),
    ...optional(terms.maxPosition, (text) => positive('maxPosition', text)),
    ...optional(terms.takeProfitRate, (text) => within('takeProfitRate', text, signalLimits.takeRate)),
    ...optional(terms.stopLossRate, (text) => within('stopLossRate', text, signalLimits.stopRate)),
    ...wholeLeverage(terms.leverage),
  ];
}

/** The terms with a change, what it leaves out as it was. */
export const withSignalEdit = (terms: SignalTerms, edit: SignalEdit): SignalTerms => ({
  ...terms,
  direction: edit.direction ?? terms.direction,
  defaultSize: edit.defaultSize === undefined ? terms.defaultSize : edit.defaultSize,
  maxPosition: edit.maxPosition === undefined ? terms.maxPosition : edit.maxPosition,
  entries: edit.entries ?? terms.entries,
  limitOrders: edit.limitOrders ?? terms.limitOrders,
  takeProfitRate: edit.takeProfitRate === undefined ? terms.takeProfitRate : edit.takeProfitRate,
  stopLossRate: edit.stopLossRate === undefined ? terms.stopLossRate : edit.stopLossRate,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
  mapping: edit.mapping === undefined ? terms.mapping : edit.mapping,
});
