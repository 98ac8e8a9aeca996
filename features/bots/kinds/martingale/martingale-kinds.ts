// The kinds of bots that are martingales: they buy more as the price falls and sell all of it at once.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, TermsFacts } from '../bot-kind.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';

const factsOf =
  (place: BotKind['place']) =>
  (bot: BotTerms): TermsFacts => {
    if (bot.kind !== 'martingale') throw new Error(`no martingale: ${bot.kind}`);
    const { direction, leverage, sellsAtEnd, investment } = bot.terms;
    // One that sells first on spot is funded in what it sells.
    return { direction, leverage, sellsAtEnd, baseInvestment: place === 'spot' && direction === 'short' ? investment : '0' };
  };

const common = {
  terms: 'martingale',
  hasMarketPages: true,
  hasSuggestions: true,
  path: 'dca',
  shape: 'dca',
  help: 'martingale',
  picture: {
    price: 'M4 12L22 20L34 18L52 36L66 46L80 54L96 34L116 16',
    lines: [20, 34, 54],
    buys: [
      [24, 20],
      [52, 36],
      [80, 54],
    ],
    sells: [[110, 22]],
  },
  matched: { profit: 'roundProfit', count: 'rounds', rest: 'unpairedProfit' },
} as const satisfies Partial<BotKind>;

export const martingaleKinds = {
  spotDca: { ...common, strategyType: StrategyType.spotDca, place: 'spot', factsOf: factsOf('spot') },
  futuresDca: { ...common, strategyType: StrategyType.futuresDca, place: 'futures', factsOf: factsOf('futures') },
} as const satisfies Readonly<Record<string, BotKind>>;
