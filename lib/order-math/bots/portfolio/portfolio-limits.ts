// The limits of a portfolio's terms, and which of them are not kept.
import { portfolioCoinLimits } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { PortfolioEdit, PortfolioMode, PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { Amount, readAmount, readPositive, writeAmount } from '../../amounts/amount.ts';
import { millionth } from './portfolio-trades.ts';

/** The field of the terms that it is about, a key of the error catalogue, and what fills its sentence. */
export type PortfolioProblem = {
  readonly field: keyof PortfolioTerms;
  readonly code: ErrorKey;
  readonly params: Readonly<Record<string, string>>;
};

/** Shares: 0.01 is 1 %. Thresholds and intervals as Bybit has them. */
export const portfolioLimits = {
  weight: { min: '0.01', max: '0.99' },
  threshold: { min: '0.01', max: '0.5' },
  /** Half an hour to 28 days. */
  intervalMinutes: { min: 30, max: 40_320 },
  takeProfitRate: { min: '0.01', max: '10' },
  stopLossRate: { min: '0.01', max: '0.99' },
  /** The least part of a coin, in USDT, where its market asks for less. */
  leastPart: '10',
  /** Proportional: looked at so often, in minutes of exchange time. */
  lookMinutes: 5,
  /** Timed: acts where a coin is further than this from its target, as a share of it. */
  timedTolerance: '0.03',
} as const;

/** Weights have so many decimals: a hundredth of a per cent. */
const weightDecimals = 4;

const invalid = (field: keyof PortfolioTerms, reason: string): PortfolioProblem => ({
  field,
  code: 'invalidField',
  params: { field, reason },
});
const beyond = (field: keyof PortfolioTerms, min: string | number, max: string | number): PortfolioProblem => ({
  field,
  code: 'termOutOfRange',
  params: { min: String(min), max: String(max) },
});

type Range = { readonly min: string; readonly max: string };

function isWithin(text: string, { min, max }: Range): boolean {
  const value = readAmount(text);
  return value !== null && value.greaterThanOrEqualTo(min) && value.lessThanOrEqualTo(max);
}

/** A weight or a rate in millionths; finer ones are rounded down. Zero where it is no number. */
export const toMillionths = (text: string): number => (readAmount(text) ?? new Amount(0)).times(millionth).floor().toNumber();

function coinProblems({ coins }: Pick<PortfolioTerms, 'coins'>): readonly PortfolioProblem[] {
  const { fewest, most } = portfolioCoinLimits;
  if (coins.length < fewest || coins.length > most)
    return [{ field: 'coins', code: 'coinCount', params: { min: String(fewest), max: String(most) } }];
  const names = coins.map(({ coin }) => coin);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) return [{ field: 'coins', code: 'coinTwice', params: { coin: twice } }];
  const { weight } = portfolioLimits;
  if (!coins.every((one) => isWithin(one.weight, weight))) return [beyond('coins', weight.min, weight.max)];
  const weights = coins.map((one) => new Amount(one.weight));
  if (weights.some((one) => one.decimalPlaces() > weightDecimals)) return [invalid('coins', `have at most ${weightDecimals} decimals`)];
  const total = weights.reduce((sum, one) => sum.plus(one), new Amount(0));
  return total.equals(1) ? [] : [{ field: 'coins', code: 'weightsSum', params: { total: writeAmount(total) } }];
}

function modeProblems(mode: PortfolioMode): readonly PortfolioProblem[] {
  if (mode.by === 'unbalanced') return [];
  if (mode.by === 'proportional') {
    const { threshold } = portfolioLimits;
    return isWithin(mode.threshold, threshold) ? [] : [beyond('mode', threshold.min, threshold.max)];
  }
  const { min, max } = portfolioLimits.intervalMinutes;
  const isWhole = Number.isInteger(mode.intervalMinutes);
  return isWhole && mode.intervalMinutes >= min && mode.intervalMinutes <= max ? [] : [beyond('mode', min, max)];
}

const exitProblems = (field: 'takeProfitRate' | 'stopLossRate', rate: string | null): readonly PortfolioProblem[] =>
  rate === null || isWithin(rate, portfolioLimits[field]) ? [] : [beyond(field, portfolioLimits[field].min, portfolioLimits[field].max)];

/** Every term that is outside its own limits, whatever the markets. */
export function portfolioRangeProblems(terms: PortfolioTerms): readonly PortfolioProblem[] {
  return [
    ...coinProblems(terms),
    ...modeProblems(terms.mode),
    ...(readPositive(terms.investment) === null ? [invalid('investment', 'must be above zero')] : []),
    ...exitProblems('takeProfitRate', terms.takeProfitRate),
    ...exitProblems('stopLossRate', terms.stopLossRate),
  ];
}

/** Equal weights of so many coins, together 1: what does not divide goes to the first ones, a smallest part each. */
export function equalWeights(count: number): readonly string[] {
  const parts = 10 ** weightDecimals;
  const [each, rest] = [Math.floor(parts / count), parts % count];
  return Array.from({ length: count }, (_, place) => writeAmount(new Amount(each + (place < rest ? 1 : 0)).dividedBy(parts)));
}

/** The terms with a change, what it leaves out as it was. */
export const withPortfolioEdit = (terms: PortfolioTerms, edit: PortfolioEdit): PortfolioTerms => ({
  ...terms,
  coins: edit.coins ?? terms.coins,
  mode: edit.mode ?? terms.mode,
  takeProfitRate: edit.takeProfitRate === undefined ? terms.takeProfitRate : edit.takeProfitRate,
  stopLossRate: edit.stopLossRate === undefined ? terms.stopLossRate : edit.stopLossRate,
  sellsAtEnd: edit.sellsAtEnd ?? terms.sellsAtEnd,
});
