// The kinds of bots that copy a leader, on spot and with contracts. They are made on the leader's page.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, TermsFacts } from '../bot-kind.ts';

function factsOf(bot: BotTerms): TermsFacts {
  if (bot.kind !== 'copy') throw new Error(`no copy: ${bot.kind}`);
  const { leverage, sellsAtEnd } = bot.terms;
  return { direction: null, leverage: leverage ?? 1, sellsAtEnd, baseInvestment: '0' };
}

const common = {
  terms: 'copy',
  hasMarketPages: false,
  sharesPage: true,
  path: 'copy',
  shape: 'copy',
  hasSuggestions: false,
  help: 'copying',
  shareHelp: 'costOfCopying',
  picture: {
    price: 'M4 46L22 34L36 40L54 20L70 28L88 14L116 24',
    lines: [],
    buys: [[36, 40]],
    sells: [[88, 14]],
  },
  matched: { profit: 'closedProfit', count: 'closed', rest: 'openProfit' },
  factsOf,
} as const;

export const copyKinds = {
  spotCopy: { ...common, strategyType: StrategyType.spotCopy, place: 'spot' },
  futuresCopy: { ...common, strategyType: StrategyType.futuresCopy, place: 'futures' },
} as const satisfies Readonly<Record<string, BotKind>>;
