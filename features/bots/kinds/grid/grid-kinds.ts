// The kinds of bots that are grids: they buy and sell in a range; a moon is a very wide one.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { BotKind, Picture } from '../bot-kind.ts';

const gridPicture: Picture = {
  price: 'M4 44L18 26L30 46L44 18L58 40L72 14L86 34L100 20L116 30',
  lines: [12, 22, 32, 42, 52],
  buys: [
    [30, 42],
    [58, 38],
  ],
  sells: [
    [44, 20],
    [72, 16],
    [100, 21],
  ],
};

const moonPicture: Picture = {
  price: 'M4 60L20 52L34 56L50 40L64 44L80 24L96 26L116 6',
  lines: [4, 11, 19, 28, 38, 49, 61],
  buys: [
    [20, 52],
    [64, 44],
  ],
  sells: [
    [50, 40],
    [80, 24],
    [112, 9],
  ],
};

const common = {
  terms: 'grid',
  hasMarketPages: true,
  hasSuggestions: true,
  matched: { profit: 'matchedProfit', count: 'pairs', rest: 'unpairedProfit' },
  factsOf: (bot) => {
    if (bot.kind !== 'grid') throw new Error(`no grid: ${bot.kind}`);
    return bot.terms;
  },
} as const satisfies Partial<BotKind>;

const grid = { ...common, path: '', shape: 'grid', picture: gridPicture } as const;
const moon = { ...common, path: 'moon', shape: 'moon', help: 'moonGrid', picture: moonPicture } as const;

export const gridKinds = {
  spotGrid: { ...grid, strategyType: StrategyType.spotGrid, place: 'spot', help: 'spotGrid' },
  futuresGrid: { ...grid, strategyType: StrategyType.futuresGrid, place: 'futures', help: 'futuresGrid' },
  spotMoon: { ...moon, strategyType: StrategyType.spotMoon, place: 'spot' },
  futuresMoon: { ...moon, strategyType: StrategyType.futuresMoon, place: 'futures' },
} as const satisfies Readonly<Record<string, BotKind>>;
