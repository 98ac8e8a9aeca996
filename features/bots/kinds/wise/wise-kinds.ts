// The kind of bot whose terms are chosen for a tier of risk.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, TermsFacts } from '../bot-kind.ts';

function factsOf(bot: BotTerms): TermsFacts {
  if (bot.kind !== 'wise') throw new Error(`no wise bot: ${bot.kind}`);
  const { preset } = bot.terms;
  const { leverage, sellsAtEnd } = preset.terms;
  const common = { leverage, sellsAtEnd, baseInvestment: '0' };
  if (preset.kind === 'grid') return { ...common, direction: preset.terms.direction };
  const { direction, interval } = preset.terms;
  return { ...common, direction: direction === 'both' ? null : direction, candles: interval };
}

export const wiseKinds = {
  wise: {
    strategyType: StrategyType.wise,
    terms: 'wise',
    place: 'futures',
    hasMarketPages: true,
    path: 'wise',
    shape: 'wise',
    hasSuggestions: false,
    help: 'wise',
    picture: {
      price: 'M4 40L20 30L34 36L50 24L64 30L80 18L96 26L116 12',
      lines: [18, 32, 46],
      buys: [
        [34, 36],
        [64, 30],
      ],
      sells: [
        [50, 24],
        [80, 18],
      ],
    },
    matched: { profit: 'matchedProfit', count: 'pairs', rest: 'unpairedProfit' },
    factsOf,
  },
} as const satisfies Readonly<Record<string, BotKind>>;
