// The limits of a copy's terms, whatever its leader, and a change of them.
import type { CopyEdit, CopyMarket, CopySizing, CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { invalidLeverage, positive, type TermProblem, type TermRange, within } from '../bots/term-range.ts';

/** The bounds as forms show them. Shares: 0.001 is 0.1 %. */
const copyLimits = {
  slippage: { min: '0.0001', max: '0.1' },
  multiplier: { min: '0.01', max: '100' },
  /** A long can lose no more than all of its price. */
  stopRate: { min: '0.001', max: '0.99' },
  takeRate: { min: '0.001', max: '10' },
  /** The loss of the whole copy. */
  lossRate: { min: '0.01', max: '0.99' },
} as const satisfies Record<string, TermRange>;

/** The highest leverage of any market is above it. */
const mostLeverage = 200;

const optional = (text: string | null, problems: (text: string) => readonly TermProblem[]): readonly TermProblem[] =>
  text === null ? [] : problems(text);

function sizingProblems(sizing: CopySizing): readonly TermProblem[] {
  if (sizing.by === 'equity') return [];
  if (sizing.by === 'multiplier') return within('sizing', sizing.multiplier, copyLimits.multiplier);
  return positive('sizing', sizing.by === 'amount' ? sizing.amount : sizing.quantity);
}

type Line = 'spot' | 'futures';

function settingProblems(
  { leverage, maxAmount, takeProfitRate, stopLossRate }: Omit<CopyMarket, 'symbol' | 'isLeftOut'>,
  line: Line,
): readonly TermProblem[] {
  const isTaken = leverage === null || (line === 'futures' && Number.isInteger(leverage) && leverage >= 1 && leverage <= mostLeverage);
  return [
    ...(isTaken ? [] : [invalidLeverage]),
    ...optional(maxAmount, (text) => positive('maxAmount', text)),
    ...optional(takeProfitRate, (text) => within('takeProfitRate', text, copyLimits.takeRate)),
    ...optional(stopLossRate, (text) => within('stopLossRate', text, copyLimits.stopRate)),
  ];
}

const invalidMarkets = (reason: string): TermProblem => ({ field: 'markets', code: 'invalidField', params: { field: 'markets', reason } });

function marketProblems({ markets }: CopyTerms, line: Line): readonly TermProblem[] {
  const symbols = new Set(markets.map(({ symbol }) => symbol));
  const ofSettings = markets.flatMap((market) => settingProblems(market, line).map((problem) => ({ ...problem, field: 'markets' })));
  return symbols.size < markets.length ? [invalidMarkets('must not name one twice'), ...ofSettings] : ofSettings;
}

/** Every term that is outside its own limits. */
export function copyRangeProblems(terms: CopyTerms, line: Line): readonly TermProblem[] {
  return [
    ...positive('investment', terms.investment),
    ...sizingProblems(terms.sizing),
    ...settingProblems(terms, line),
    ...within('maxSlippage', terms.maxSlippage, copyLimits.slippage),
    ...optional(terms.totalStopRate, (text) => within('totalStopRate', text, copyLimits.lossRate)),
    ...optional(terms.dailyStopRate, (text) => within('dailyStopRate', text, copyLimits.lossRate)),
    ...marketProblems(terms, line),
  ];
}

/** The terms with a change, what it leaves out as it was. */
export const withCopyEdit = (terms: CopyTerms, edit: CopyEdit): CopyTerms => ({
  ...terms,
  sizing: edit.sizing ?? terms.sizing,
  leverage: edit.leverage === undefined ? terms.leverage : edit.leverage,
  marginMode: edit.marginMode ?? terms.marginMode,
  maxAmount: edit.maxAmount === undefined ? terms.maxAmount : edit.maxAmount,
  takeProfitRate: edit.takeProfitRate === undefined ? terms.takeProfitRate : edit.takeProfitRate,
  stopLossRate: edit.stopLossRate === undefined ? terms.stopLossRate : edit.stopLossRate,
  maxSlippage: edit.maxSlippage ?? terms.maxSlippage,
  totalStopRate: edit.totalStopRate === undefined ? terms.totalStopRate : edit.totalStopRate,
  dailyStopRate: edit.dailyStopRate === undefined ? terms.dailyStopRate : edit.dailyStopRate,
  mirrorsMargin: edit.mirrorsMargin ?? terms.mirrorsMargin,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
  markets: edit.markets ?? terms.markets,
});
