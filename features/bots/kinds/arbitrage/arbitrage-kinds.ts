// The kind of bot that is an arbitrage: coins of spot against the perpetual.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, TermsFacts } from '../bot-kind.ts';

function factsOf(bot: BotTerms): TermsFacts {
  if (bot.kind !== 'arbitrage') throw new Error(`no arbitrage: ${bot.kind}`);
  const { leverage, sellsAtEnd } = bot.terms;
  const owes = isReverse(bot.terms) ? ({ owesCoins: true } as const) : {};
  return { direction: null, leverage, sellsAtEnd, baseInvestment: '0', ...owes };
}

export const arbitrageKinds = {
  arbitrage: {
    strategyType: StrategyType.arbitrage,
    terms: 'arbitrage',
    place: 'spot',
    hasMarketPages: false,
    hasSuggestions: false,
    path: 'arbitrage',
    shape: 'arbitrage',
    help: 'arbitrage',
    picture: {
      price: 'M4 40L20 34L34 38L50 24L66 30L82 20L98 26L116 14',
      lines: [32],
      buys: [[20, 34]],
      sells: [[20, 26]],
    },
    matched: { profit: 'fundingProfit', count: 'settlements', rest: 'unpairedProfit' },
    factsOf,
  },
} as const satisfies Readonly<Record<string, BotKind>>;
