// The kinds of bots that can be started, each with the market it trades in, its shape and its page.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';

/** grid buys and sells in a range; moon is a very wide grid; dca buys more as the price falls and sells all at once. */
export type BotShape = 'grid' | 'moon' | 'dca';

export type BotKind = { readonly strategyType: StrategyType; readonly place: 'spot' | 'futures'; readonly shape: BotShape };

export const botKinds = {
  spotGrid: { strategyType: StrategyType.spotGrid, place: 'spot', shape: 'grid' },
  futuresGrid: { strategyType: StrategyType.futuresGrid, place: 'futures', shape: 'grid' },
  spotMoon: { strategyType: StrategyType.spotMoon, place: 'spot', shape: 'moon' },
  futuresMoon: { strategyType: StrategyType.futuresMoon, place: 'futures', shape: 'moon' },
  spotDca: { strategyType: StrategyType.spotDca, place: 'spot', shape: 'dca' },
  futuresDca: { strategyType: StrategyType.futuresDca, place: 'futures', shape: 'dca' },
} as const satisfies Readonly<Record<string, BotKind>>;
export type BotKindId = keyof typeof botKinds;

export const botKindIds = [
  'spotGrid',
  'futuresGrid',
  'spotMoon',
  'futuresMoon',
  'spotDca',
  'futuresDca',
] as const satisfies readonly BotKindId[];

export const kindOfType = (strategyType: StrategyType): BotKindId =>
  botKindIds.find((id) => botKinds[id].strategyType === strategyType) ?? 'spotGrid';

/** The page on which a bot of the kind is made. `name`: of the market, as addresses have it; {symbol} stands for any. */
export function createPath(kind: BotKindId, name: string): string {
  const { place, shape } = botKinds[kind];
  return `/trading-bot/${place}/${name}${shape === 'grid' ? '' : `/${shape}`}`;
}

export const botPath = (strategyId: string): string => `/trading-bot/bot/${strategyId}`;
