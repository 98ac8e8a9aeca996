// The kinds of bots that are auto-invest: in one coin and in several. Both are made on one page.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { regularQuoteCoin, type RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import type { Basket, BotKind, TermsFacts } from '../bot-kind.ts';

function termsOf(bot: BotTerms): RegularTerms {
  if (bot.kind !== 'regular') throw new Error(`no auto-invest: ${bot.kind}`);
  return bot.terms;
}

const factsOf = (bot: BotTerms): TermsFacts => ({
  direction: null,
  leverage: 1,
  sellsAtEnd: termsOf(bot).sellsAtEnd,
  baseInvestment: '0',
});

/** The money of a round. */
function basketOf(bot: BotTerms): Basket {
  const { coins, amount } = termsOf(bot);
  return { coins, money: amount, quoteCoin: regularQuoteCoin };
}

const common = {
  terms: 'regular',
  place: 'spot',
  hasMarketPages: false,
  path: 'timing',
  shape: 'regular',
  hasSuggestions: false,
  help: 'autoInvest',
  picture: {
    price: 'M4 22L20 16L36 30L52 44L68 38L84 48L100 28L116 14',
    lines: [],
    buys: [
      [20, 16],
      [44, 37],
      [68, 38],
      [92, 38],
    ],
    sells: [],
  },
  matched: { profit: 'soldProfit', count: 'rounds', rest: 'openProfit' },
  factsOf,
  basketOf,
} as const satisfies Partial<BotKind>;

export const regularKinds = {
  regular: { ...common, strategyType: StrategyType.regular },
  regularSeveral: { ...common, sharesPage: true, strategyType: StrategyType.regularSeveral },
} as const satisfies Readonly<Record<string, BotKind>>;
