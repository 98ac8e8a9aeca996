// The way of the price through one candle, and what it meets: orders, prices that are waited for, the end of a position.
import type { LegPlay } from './leg-play.ts';

/** A minute's prices, in ticks. */
export type Bar = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };

/**
 * The next thing on the way down at or above `to`: the dearest buy, the wait, or the end of a long position. What the price has passed
 * already happens at the price of the moment; a limit order trades at its own. Waits are told once, so that each turn takes something away.
 */
function stepDown(leg: LegPlay, to: number, told: number): number | null {
  const { orders, waits, priceTicks: at } = leg;
  const order = orders.buys.at(-1);
  const buy = order !== undefined && order.priceTicks >= to ? order.priceTicks : 0;
  const awaited = Math.max(waits.lastAtOrBelow, waits.markAtOrBelow);
  const wait = awaited >= to && awaited < told ? awaited : 0;
  const over = leg.account.direction() > 0 ? leg.liquidationTicks : 0;
  const end = over >= to ? over : 0;
  const reached = Math.max(buy, wait, end);
  if (reached === 0) return null;
  leg.standAt(Math.min(reached, at));
  if (order !== undefined && buy === reached) {
    leg.fillResting(order);
    return told;
  }
  if (wait !== reached) {
    leg.liquidate();
    return told;
  }
  if (waits.lastAtOrBelow === awaited) waits.lastAtOrBelow = 0;
  if (waits.markAtOrBelow === awaited) waits.markAtOrBelow = 0;
  leg.tell({ type: 'price' });
  return awaited;
}

/** The same on the way up: sells, the wait above, the end of a short position. */
function stepUp(leg: LegPlay, to: number, told: number): number | null {
  const { orders, waits, priceTicks: at } = leg;
  const none = Number.POSITIVE_INFINITY;
  const order = orders.sells.at(-1);
  const sell = order !== undefined && order.priceTicks <= to ? order.priceTicks : none;
  const awaited = Math.min(waits.lastAtOrAbove || none, waits.markAtOrAbove || none);
  const wait = awaited <= to && awaited > told ? awaited : none;
  const over = leg.account.direction() < 0 ? leg.liquidationTicks || none : none;
  const end = over <= to ? over : none;
  const reached = Math.min(sell, wait, end);
  if (reached === none) return null;
  leg.standAt(Math.max(reached, at));
  if (order !== undefined && sell === reached) {
    leg.fillResting(order);
    return told;
  }
  if (wait !== reached) {
    leg.liquidate();
    return told;
  }
  if (waits.lastAtOrAbove === awaited) waits.lastAtOrAbove = 0;
  if (waits.markAtOrAbove === awaited) waits.markAtOrAbove = 0;
  leg.tell({ type: 'price' });
  return awaited;
}

function walkDown(leg: LegPlay, to: number): void {
  for (let told: number | null = Number.POSITIVE_INFINITY; told !== null;) told = stepDown(leg, to, told);
}

function walkUp(leg: LegPlay, to: number): void {
  for (let told: number | null = 0; told !== null;) told = stepUp(leg, to, told);
}

/**
 * A rising candle goes from its open to its low, its high and its close, a falling one to its high first: the shorter way. At the open
 * stands what the price has jumped over. What is placed on the way is met by the rest of it.
 */
export function walkCandle(leg: LegPlay, { open, high, low, close }: Bar): void {
  leg.standAt(open);
  walkDown(leg, open);
  walkUp(leg, open);
  for (const to of close >= open ? [low, high, close] : [high, low, close]) {
    if (to < leg.priceTicks) walkDown(leg, to);
    else walkUp(leg, to);
    leg.standAt(to);
  }
}
