// The CTA bots that are tried for a suggestion: three indicators of each grade, with exits out of a day's usual move.
import type { CtaIndicator, CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { SuggestionGrade } from '#lib/contract/bots/suggestion-grade.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { isContract, money, orderValue, share, type Candidate, type Candidates } from '../candidate.ts';
import type { WindowFacts } from '../window-facts.ts';

type Grade = {
  readonly interval: CtaTerms['interval'];
  /** Usual moves of a day; null: no exit but the opposite signal. */
  readonly stop: number;
  readonly target: number | null;
  readonly leverage: number;
  readonly indicators: readonly CtaIndicator[];
};

const macd: CtaIndicator = { type: 'macd', fast: 12, slow: 26, signal: 9 };
const rsi: CtaIndicator = { type: 'rsi', period: 14, buyBelow: 30, sellAbove: 70 };
const bands: CtaIndicator = { type: 'boll', period: 20, deviations: '2' };
const slowMeans: CtaIndicator = { type: 'ma', fast: 10, slow: 30 };
const fastMeans: CtaIndicator = { type: 'ma', fast: 5, slow: 20 };

/** The cautious grade looks at long candles and gives up early; the bold one trades more. */
const grades: Readonly<Record<SuggestionGrade, Grade>> = {
  conservative: { interval: '4H', stop: 1, target: null, leverage: 2, indicators: [macd, slowMeans, rsi] },
  steady: { interval: '1H', stop: 1.5, target: 3, leverage: 3, indicators: [macd, slowMeans, bands] },
  aggressive: { interval: '15m', stop: 2, target: null, leverage: 5, indicators: [macd, fastMeans, bands] },
};

/** Rates of exits stay within what terms take. */
const rateOf = (moves: number | null, { dailyMove }: WindowFacts): string | null =>
  moves === null ? null : share(Math.min(0.9, Math.max(0.005, moves * dailyMove)));

export function ctaCandidates(grade: SuggestionGrade, market: BotMarket, facts: WindowFacts): readonly Candidate[] {
  const { interval, stop, target, leverage, indicators } = grades[grade];
  return indicators.map((indicator): Candidate => ({
    grade,
    bot: {
      kind: 'cta',
      terms: {
        indicator,
        interval,
        direction: isContract(market) ? 'both' : 'long',
        investment: money(orderValue(market, facts.high).mul(2), market),
        leverage: isContract(market) ? leverage : 1,
        marginMode: 'cross',
        takeProfitRate: rateOf(target, facts),
        stopLossRate: rateOf(stop, facts),
        reenters: true,
        sellsAtEnd: true,
      },
    },
  }));
}

export const ctaSuggestions: Candidates = {
  types: [StrategyType.spotCta, StrategyType.futuresCta],
  days: null,
  of: (market, facts) => SuggestionGrade.flatMap((grade) => ctaCandidates(grade, market, facts)),
};
