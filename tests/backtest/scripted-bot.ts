// Bots of tests: one that does what a function says, told everything, and candles written as four prices.
import type { BotActions, BotFigures, BotOrder } from '#server/automation/bot-kind.ts';
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { columnsOf, type CandleColumns } from '#server/backtest/candle-columns.ts';
import type { PlayedBot, PlayedInput } from '#server/backtest/play/played-bot.ts';

const noFigures: BotFigures = { matchedUnits: 0, matchedCount: 0, levels: [], lowerTicks: 0, upperTicks: 0 };

export type ScriptedBot = PlayedBot & { readonly told: PlayedInput[] };

export function scriptedBot(
  answer: (input: PlayedInput, act: BotActions) => void,
  figures: () => BotFigures = () => noFigures,
): ScriptedBot {
  const told: PlayedInput[] = [];
  return {
    told,
    figures,
    decide: (input, act) => {
      told.push(input);
      answer(input, act);
    },
  };
}

type Size = { readonly lots: number; readonly priceTicks?: number; readonly reduceOnly?: boolean; readonly timeInForce?: TimeInForce };

/** A limit order; without a price a market order. */
function order(side: Side, { lots, priceTicks = 0, reduceOnly = false, timeInForce = TimeInForce.gtc }: Size): BotOrder {
  return { side, kind: priceTicks === 0 ? 'market' : 'limit', priceTicks, lots, timeInForce, reduceOnly };
}
export const buy = (size: Size): BotOrder => order(Side.buy, size);
export const sell = (size: Size): BotOrder => order(Side.sell, size);

export const minute = 60_000;
/** 2024-08-01 00:00 UTC. */
const firstMs = Date.UTC(2024, 7, 1);

/** Candles of a minute: [open, high, low, close] in ticks. */
export const candles = (bars: readonly (readonly [number, number, number, number])[]): CandleColumns =>
  columnsOf(
    bars.map(([open, high, low, close], place) => ({ openMs: firstMs + place * minute, open, high, low, close, volumeLots: 1 })),
    minute,
  );
