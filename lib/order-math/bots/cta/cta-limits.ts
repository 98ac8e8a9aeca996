// The limits of the terms of a CTA bot, and which of them are not kept.
import type { CtaEdit, CtaIndicator, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { readAmount, readPositive } from '../../amounts/amount.ts';

/** The field of the terms that it is about, a key of the error catalogue, and what fills its sentence. */
export type CtaProblem = { readonly field: string; readonly code: ErrorKey; readonly params: Readonly<Record<string, string>> };

type Range = { readonly min: string; readonly max: string };

/** The bounds as forms show them. Lengths in candles: the longest leaves room in the candles that a start is given. Rates are shares. */
const ctaLimits = {
  fast: { min: '2', max: '100' },
  slow: { min: '3', max: '200' },
  signal: { min: '2', max: '100' },
  period: { min: '2', max: '200' },
  deviations: { min: '0.5', max: '5' },
  rsiPeriod: { min: '2', max: '100' },
  rsiThreshold: { min: '1', max: '99' },
  bars: { min: '2', max: '200' },
  threshold: { min: '0.05', max: '0.95' },
  exitRate: { min: '0.001', max: '10' },
  /** The bounds of a fall: a price cannot fall by all of itself. */
  fallingRate: { min: '0.001', max: '0.9999' },
} as const satisfies Record<string, Range>;

const beyond = (field: string, { min, max }: Range): CtaProblem => ({ field, code: 'termOutOfRange', params: { min, max } });

function within(field: string, text: string, range: Range): readonly CtaProblem[] {
  const value = readAmount(text);
  const isWithin = value !== null && value.greaterThanOrEqualTo(range.min) && value.lessThanOrEqualTo(range.max);
  return isWithin ? [] : [beyond(field, range)];
}

const whole = (field: string, value: number, range: Range): readonly CtaProblem[] =>
  Number.isInteger(value) && value >= 0 ? within(field, String(value), range) : [beyond(field, range)];

/** The second of two has to lie above the first. */
const rising = (field: string, first: number, second: number, { max }: Range): readonly CtaProblem[] =>
  second > first ? [] : [beyond(field, { min: String(first + 1), max })];

/** Each field has the name of its indicator before it: two of them have a fast length. */
function indicatorProblems(indicator: CtaIndicator): readonly CtaProblem[] {
  switch (indicator.type) {
    case 'macd': {
      const { fast, slow, signal } = indicator;
      return [
        ...whole('macdFast', fast, ctaLimits.fast),
        ...whole('macdSlow', slow, ctaLimits.slow),
        ...rising('macdSlow', fast, slow, ctaLimits.slow),
        ...whole('macdSignal', signal, ctaLimits.signal),
      ];
    }
    case 'ma': {
      const { fast, slow } = indicator;
      return [
        ...whole('maFast', fast, ctaLimits.fast),
        ...whole('maSlow', slow, ctaLimits.slow),
        ...rising('maSlow', fast, slow, ctaLimits.slow),
      ];
    }
    case 'boll':
      return [
        ...whole('bollPeriod', indicator.period, ctaLimits.period),
        ...within('bollDeviations', indicator.deviations, ctaLimits.deviations),
      ];
    case 'rsi': {
      const { period, buyBelow, sellAbove } = indicator;
      return [
        ...whole('rsiPeriod', period, ctaLimits.rsiPeriod),
        ...within('rsiBuyBelow', String(Math.max(buyBelow, 0)), ctaLimits.rsiThreshold),
        ...within('rsiSellAbove', String(Math.max(sellAbove, 0)), ctaLimits.rsiThreshold),
        ...rising('rsiSellAbove', buyBelow, sellAbove, ctaLimits.rsiThreshold),
      ];
    }
    case 'voi':
      return [...whole('voiBars', indicator.bars, ctaLimits.bars), ...within('voiThreshold', indicator.threshold, ctaLimits.threshold)];
  }
}

/** A rate below the entry, as a long one's stop is, is bounded by the price. */
function exitProblems({ direction, takeProfitRate, stopLossRate }: CtaTerms): readonly CtaProblem[] {
  const [profit, stop] = [
    direction === 'long' ? ctaLimits.exitRate : ctaLimits.fallingRate,
    direction === 'short' ? ctaLimits.exitRate : ctaLimits.fallingRate,
  ];
  return [
    ...(takeProfitRate === null ? [] : within('takeProfitRate', takeProfitRate, profit)),
    ...(stopLossRate === null ? [] : within('stopLossRate', stopLossRate, stop)),
  ];
}

export const invalidLeverage: CtaProblem = { field: 'leverage', code: 'invalidLeverage', params: {} };
const invalid = (field: string, reason: string): CtaProblem => ({ field, code: 'invalidField', params: { field, reason } });

/** Every term that is outside its own limits, whatever the market. */
export function ctaRangeProblems(terms: CtaTerms): readonly CtaProblem[] {
  return [
    ...(terms.interval === 'realtime' ? [invalid('interval', 'needs closed candles')] : []),
    ...indicatorProblems(terms.indicator),
    ...(readPositive(terms.investment) === null ? [invalid('investment', 'must be above zero')] : []),
    ...exitProblems(terms),
    ...(Number.isInteger(terms.leverage) && terms.leverage >= 1 ? [] : [invalidLeverage]),
  ];
}

/** The terms with a change, what it leaves out as it was. */
export const withCtaEdit = (terms: CtaTerms, edit: CtaEdit): CtaTerms => ({
  ...terms,
  takeProfitRate: edit.takeProfitRate === undefined ? terms.takeProfitRate : edit.takeProfitRate,
  stopLossRate: edit.stopLossRate === undefined ? terms.stopLossRate : edit.stopLossRate,
  reenters: edit.reenters ?? terms.reenters,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
});
