// The way of the price through one candle, and what it meets: orders, prices that are waited for, the end of a position.
import type { BotPlay } from './bot-play.ts';

/** A minute's prices, in ticks. */
export type Bar = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };

/**
 * The next thing on the way down at or above `to`: the dearest buy that stood there before this candle, the wait, or the end of a
 * long position. Waits are told once, so that each turn takes something away.
 */
function stepDown(botPlay: BotPlay, from: number, to: number, told: number): number | null {
  const { orders, waits, candle } = botPlay;
  const order = orders.firstBefore(orders.buys, candle);
  const buy = order !== undefined && order.priceTicks >= to ? order.priceTicks : 0;
  const awaited = Math.max(waits.lastAtOrBelow, waits.markAtOrBelow);
  const wait = awaited >= to && awaited < told ? Math.min(awaited, from) : 0;
  const over = botPlay.account.direction() > 0 ? botPlay.liquidationTicks : 0;
  const end = over >= to ? Math.min(over, from) : 0;
  if (buy === 0 && wait === 0 && end === 0) return null;
  if (order !== undefined && buy > 0 && buy >= wait && buy >= end) {
    botPlay.fillResting(order);
    return told;
  }
  if (wait >= end) {
    if (waits.lastAtOrBelow === awaited) waits.lastAtOrBelow = 0;
    if (waits.markAtOrBelow === awaited) waits.markAtOrBelow = 0;
    botPlay.priceTicks = wait;
    botPlay.tell({ type: 'price', timeMs: botPlay.timeMs, prices: botPlay.prices, leg: 0 });
    return awaited;
  }
  botPlay.priceTicks = end;
  botPlay.liquidate();
  return told;
}

/** The same on the way up: sells, the wait above, the end of a short position. */
function stepUp(botPlay: BotPlay, from: number, to: number, told: number): number | null {
  const { orders, waits, candle } = botPlay;
  const none = Number.POSITIVE_INFINITY;
  const order = orders.firstBefore(orders.sells, candle);
  const sell = order !== undefined && order.priceTicks <= to ? order.priceTicks : none;
  const awaited = Math.min(waits.lastAtOrAbove || none, waits.markAtOrAbove || none);
  const wait = awaited <= to && awaited > told ? Math.max(awaited, from) : none;
  const over = botPlay.account.direction() < 0 ? botPlay.liquidationTicks || none : none;
  const end = over <= to ? Math.max(over, from) : none;
  if (sell === none && wait === none && end === none) return null;
  if (order !== undefined && sell < none && sell <= wait && sell <= end) {
    botPlay.fillResting(order);
    return told;
  }
  if (wait <= end) {
    if (waits.lastAtOrAbove === awaited) waits.lastAtOrAbove = 0;
    if (waits.markAtOrAbove === awaited) waits.markAtOrAbove = 0;
    botPlay.priceTicks = wait;
    botPlay.tell({ type: 'price', timeMs: botPlay.timeMs, prices: botPlay.prices, leg: 0 });
    return awaited;
  }
  botPlay.priceTicks = end;
  botPlay.liquidate();
  return told;
}

function walkDown(botPlay: BotPlay, from: number, to: number): void {
  for (let told: number | null = Number.POSITIVE_INFINITY; told !== null;) told = stepDown(botPlay, from, to, told);
}

function walkUp(botPlay: BotPlay, from: number, to: number): void {
  for (let told: number | null = 0; told !== null;) told = stepUp(botPlay, from, to, told);
}

/**
 * A rising candle goes from its open to its low, its high and its close, a falling one to its high first: the shorter way. An order
 * is reached when the price touches it or has passed it, and trades in full at its own price; one that was placed in this candle
 * is not reached in it. Market orders trade at the close.
 */
export function walkCandle(botPlay: BotPlay, { open, high, low, close }: Bar): void {
  botPlay.tradeTicks = close;
  botPlay.priceTicks = open;
  if (close >= open) {
    walkDown(botPlay, open, low);
    walkUp(botPlay, low, high);
  } else {
    walkUp(botPlay, open, high);
    walkDown(botPlay, high, low);
  }
  botPlay.priceTicks = close;
}
