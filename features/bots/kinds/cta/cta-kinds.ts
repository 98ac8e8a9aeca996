// The kinds of bots that follow an indicator, of spot and of contracts.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, TermsFacts } from '../bot-kind.ts';

function factsOf(bot: BotTerms): TermsFacts {
  if (bot.kind !== 'cta') throw new Error(`no CTA bot: ${bot.kind}`);
  const { direction, leverage, sellsAtEnd, interval } = bot.terms;
  return { direction: direction === 'both' ? null : direction, leverage, sellsAtEnd, baseInvestment: '0', candles: interval };
}

const common = {
  terms: 'cta',
  hasMarketPages: true,
  path: 'cta',
  shape: 'cta',
  hasSuggestions: true,
  help: 'cta',
  picture: {
    price: 'M4 30L16 44L30 52L44 40L58 20L72 12L86 24L100 42L116 50',
    lines: [],
    buys: [[44, 40]],
    sells: [[86, 24]],
  },
  matched: { profit: 'tradeProfit', count: 'trades', rest: 'openProfit' },
  factsOf,
} as const satisfies Partial<BotKind>;

export const ctaKinds = {
  spotCta: { ...common, strategyType: StrategyType.spotCta, place: 'spot' },
  futuresCta: { ...common, strategyType: StrategyType.futuresCta, place: 'futures' },
} as const satisfies Readonly<Record<string, BotKind>>;
