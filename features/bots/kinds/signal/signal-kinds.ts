// The kind of bot that trades what alerts from outside tell it.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, TermsFacts } from '../bot-kind.ts';

function factsOf(bot: BotTerms): TermsFacts {
  if (bot.kind !== 'signal') throw new Error(`no signal bot: ${bot.kind}`);
  const { direction, leverage, sellsAtEnd } = bot.terms;
  return { direction: direction === 'both' ? null : direction, leverage, sellsAtEnd, baseInvestment: '0' };
}

export const signalKinds = {
  signal: {
    strategyType: StrategyType.signal,
    terms: 'signal',
    place: 'futures',
    hasMarketPages: false,
    hasSuggestions: false,
    hasGuide: true,
    path: 'tv',
    shape: 'signal',
    help: 'signalBot',
    picture: {
      price: 'M4 44L18 38L30 46L46 26L60 30L76 12L92 24L116 40',
      lines: [],
      buys: [[30, 46]],
      sells: [[76, 12]],
    },
    matched: { profit: 'closedProfit', count: 'closed', rest: 'openProfit' },
    factsOf,
  },
} as const satisfies Readonly<Record<string, BotKind>>;
