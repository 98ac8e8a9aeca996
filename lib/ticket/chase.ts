// Chase limits: the best price that one begins at, and what its fields say.
import { Side } from '#lib/contract/enums.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { problem, type Answer } from './problem.ts';

const moveCounts = { min: 1, max: 500 };

export const chaseTexts = { chaseBound: '', maxMoves: '50' };

/** The best price of the order's own side; '' where nobody stands there. */
export const chaseStart = (side: Side, book: DepthBook): string => (side === Side.buy ? book.bids : book.asks)[0]?.[0] ?? '';

/** The bound must not lie on the near side of the price that it begins at. */
export function checkChaseBound(bound: string, side: Side, book: DepthBook): Answer {
  const [start, furthest] = [readPositive(chaseStart(side, book)), readPositive(bound)];
  if (start === null) return problem('wrong', 'noLiquidity', ['chaseBound']);
  if (furthest === null) return null;
  const isPassed = side === Side.buy ? start.greaterThan(furthest) : start.lessThan(furthest);
  return isPassed ? problem('wrong', 'chaseBoundPassed', ['chaseBound']) : null;
}

export function checkMoves(text: string): Answer {
  const moves = readPositive(text);
  const isSound = moves !== null && moves.isInteger() && moves.lessThanOrEqualTo(moveCounts.max);
  return isSound ? null : problem(text === '' ? 'missing' : 'wrong', 'invalidMoves', ['maxMoves'], moveCounts);
}
