// The way of the price through one candle, and what it meets: orders, prices that are waited for, the end of a position.
import type { LegPlay } from './leg-play.ts';

/** A minute's prices, in ticks. */
export type Bar = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };

/**
 * The next thing on the way down at or above `to`: the dearest buy that stood there before this candle, the wait, or the end of a
 * long position. Waits are told once, so that each turn takes something away.
 */
function stepDown(leg: LegPlay, from: number, to: number, told: number): number | null {
  const { orders, waits, candle } = leg;
  const order = orders.firstBefore(orders.buys, candle);
  const buy = order !== undefined && order.priceTicks >= to ? order.priceTicks : 0;
  const awaited = Math.max(waits.lastAtOrBelow, waits.markAtOrBelow);
  const wait = awaited >= to && awaited < told ? Math.min(awaited, from) : 0;
  const over = leg.account.direction() > 0 ? leg.liquidationTicks : 0;
  const end = over >= to ? Math.min(over, from) : 0;
  if (buy === 0 && wait === 0 && end === 0) return null;
  if (order !== undefined && buy > 0 && buy >= wait && buy >= end) {
    leg.fillResting(order);
    return told;
  }
  if (wait >= end) {
    if (waits.lastAtOrBelow === awaited) waits.lastAtOrBelow = 0;
    if (waits.markAtOrBelow === awaited) waits.markAtOrBelow = 0;
    leg.priceTicks = wait;
    leg.tell({ type: 'price' });
    return awaited;
  }
  leg.priceTicks = end;
  leg.liquidate();
  return told;
}

/** The same on the way up: sells, the wait above, the end of a short position. */
function stepUp(leg: LegPlay, from: number, to: number, told: number): number | null {
  const { orders, waits, candle } = leg;
  const none = Number.POSITIVE_INFINITY;
  const order = orders.firstBefore(orders.sells, candle);
  const sell = order !== undefined && order.priceTicks <= to ? order.priceTicks : none;
  const awaited = Math.min(waits.lastAtOrAbove || none, waits.markAtOrAbove || none);
  const wait = awaited <= to && awaited > told ? Math.max(awaited, from) : none;
  const over = leg.account.direction() < 0 ? leg.liquidationTicks || none : none;
  const end = over <= to ? Math.max(over, from) : none;
  if (sell === none && wait === none && end === none) return null;
  if (order !== undefined && sell < none && sell <= wait && sell <= end) {
    leg.fillResting(order);
    return told;
  }
  if (wait <= end) {
    if (waits.lastAtOrAbove === awaited) waits.lastAtOrAbove = 0;
    if (waits.markAtOrAbove === awaited) waits.markAtOrAbove = 0;
    leg.priceTicks = wait;
    leg.tell({ type: 'price' });
    return awaited;
  }
  leg.priceTicks = end;
  leg.liquidate();
  return told;
}

function walkDown(leg: LegPlay, from: number, to: number): void {
  for (let told: number | null = Number.POSITIVE_INFINITY; told !== null;) told = stepDown(leg, from, to, told);
}

function walkUp(leg: LegPlay, from: number, to: number): void {
  for (let told: number | null = 0; told !== null;) told = stepUp(leg, from, to, told);
}

/**
 * A rising candle goes from its open to its low, its high and its close, a falling one to its high first: the shorter way. An order
 * is reached when the price touches it or has passed it, and trades in full at its own price; one that was placed in this candle
 * is not reached in it. Market orders trade at the close.
 */
export function walkCandle(leg: LegPlay, { open, high, low, close }: Bar): void {
  leg.tradeTicks = close;
  leg.priceTicks = open;
  if (close >= open) {
    walkDown(leg, open, low);
    walkUp(leg, low, high);
  } else {
    walkUp(leg, open, high);
    walkDown(leg, high, low);
  }
  leg.priceTicks = close;
}
