// The kind of bot that is a smart portfolio: several coins in fixed shares.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { portfolioQuoteCoin, type PortfolioTerms } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { Basket, BotKind, TermsFacts } from '../bot-kind.ts';

function termsOf(bot: BotTerms): PortfolioTerms {
  if (bot.kind !== 'portfolio') throw new Error(`no portfolio: ${bot.kind}`);
  return bot.terms;
}

const factsOf = (bot: BotTerms): TermsFacts => ({
  direction: null,
  leverage: 1,
  sellsAtEnd: termsOf(bot).sellsAtEnd,
  baseInvestment: '0',
});

function basketOf(bot: BotTerms): Basket {
  const { coins, investment } = termsOf(bot);
  return { coins, money: investment, quoteCoin: portfolioQuoteCoin };
}

export const portfolioKinds = {
  portfolio: {
    strategyType: StrategyType.portfolio,
    terms: 'portfolio',
    place: 'spot',
    hasMarketPages: false,
    hasSuggestions: false,
    path: 'hoard',
    shape: 'portfolio',
    help: 'smartPortfolio',
    picture: {
      price: 'M4 40L20 34L34 18L50 30L66 46L82 28L98 14L116 24',
      lines: [32],
      buys: [[66, 46]],
      sells: [
        [34, 18],
        [98, 14],
      ],
    },
    matched: { profit: 'soldProfit', count: 'rebalances', rest: 'openProfit' },
    factsOf,
    basketOf,
  },
} as const satisfies Readonly<Record<string, BotKind>>;
