// The usual terms of each kind of bots for a week that is played: made of the days before it, or those with which its form begins.
import { firstArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { BacktestFigures } from '#lib/contract/bots/backtest.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { firstPortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { firstRegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import { suggestionKinds, type SuggestionKind } from '../suggestions/suggestion-kinds.ts';
import type { Candidates } from '../suggestions/candidate.ts';
import type { WindowFacts } from '../suggestions/window-facts.ts';
import { presetBefore } from '../wise/preset-before.ts';

const dayMs = 86_400_000;

/** The markets that bots of a venue are shown in, by their ids on the wire. */
export type WeekMarkets = { readonly spot: string; readonly secondSpot: string; readonly contract: string };

type Before = {
  readonly market: BotMarket;
  /** The beginning of the week. */
  readonly startMs: number;
  /** Null: the market has no such past. */
  factsOf(fromMs: number, toMs: number): Promise<WindowFacts | null>;
  /** Null: these terms could not be started then. */
  play(bot: BotTerms, fromMs: number, toMs: number): Promise<BacktestFigures | null>;
};

export type UsualTerms = {
  /** The main market first. */
  readonly symbols: (markets: WeekMarkets) => readonly string[];
  /** Null: there are none for this market. */
  readonly terms: (before: Before) => Promise<BotTerms | null>;
};

/** Terms of grids, martingales and CTA bots are made of so many days. */
const daysBefore = 30;
const investment = '1000';

const ofSpot = ({ spot }: WeekMarkets): readonly string[] => [spot];
const ofContract = ({ contract }: WeekMarkets): readonly string[] => [contract];
const ofTwo = ({ spot, secondSpot }: WeekMarkets): readonly string[] => [spot, secondSpot];

/** The middle one of the steady candidates: none is chosen by what it brings. */
function steady(kind: SuggestionKind, symbols: UsualTerms['symbols']): UsualTerms {
  const { days, of }: Candidates = suggestionKinds[kind];
  return {
    symbols,
    terms: async ({ market, startMs, factsOf }) => {
      const facts = await factsOf(startMs - (days ?? daysBefore) * dayMs, startMs);
      const sets = facts === null ? [] : of(market, facts).filter(({ grade }) => grade === 'steady');
      return sets[Math.floor(sets.length / 2)]?.bot ?? null;
    },
  };
}

const fixed = (symbols: UsualTerms['symbols'], bot: BotTerms): UsualTerms => ({ symbols, terms: () => Promise.resolve(bot) });

/** Null: alerts or somebody else say what it trades, or it is played as another type. */
export const usualTerms: Readonly<Record<keyof typeof StrategyType, UsualTerms | null>> = {
  spotGrid: steady('grid', ofSpot),
  futuresGrid: steady('grid', ofContract),
  spotMoon: steady('moon', ofSpot),
  futuresMoon: steady('moon', ofContract),
  spotDca: steady('martingale', ofSpot),
  futuresDca: steady('martingale', ofContract),
  spotCta: steady('cta', ofSpot),
  futuresCta: steady('cta', ofContract),
  wise: {
    symbols: ofContract,
    terms: async (before) => {
      const preset = await presetBefore(before);
      return preset === null ? null : { kind: 'wise', terms: { tier: 'steady', preset } };
    },
  },
  portfolio: fixed(ofTwo, {
    kind: 'portfolio',
    terms: {
      ...firstPortfolioTerms,
      coins: [
        { coin: 'BTC', weight: '0.5' },
        { coin: 'ETH', weight: '0.3' },
        { coin: 'USDT', weight: '0.2' },
      ],
      investment,
    },
  }),
  regular: fixed(ofTwo, {
    kind: 'regular',
    terms: {
      ...firstRegularTerms,
      coins: [
        { coin: 'BTC', weight: '0.6', maxPrice: null },
        { coin: 'ETH', weight: '0.4', maxPrice: null },
      ],
      amount: '100',
    },
  }),
  arbitrage: fixed(({ spot, contract }) => [spot, contract], {
    kind: 'arbitrage',
    terms: { ...firstArbitrageTerms, direction: 'positive', investment, sliceAmount: '100' },
  }),
  regularSeveral: null,
  signal: null,
  spotCopy: null,
  futuresCopy: null,
};
