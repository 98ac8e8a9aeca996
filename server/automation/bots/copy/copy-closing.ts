// A position that is being closed: how it begins, and how it compares with the leader's when it is over.
import { priceGap } from '#lib/order-math/copy/copy-size.ts';
import { endPosition, heldLots } from '../held-position.ts';
import { canClose } from '../order-sizes.ts';
import type { Closing, Traded } from './copy-state.ts';
import { type LegTurn, tell } from './copy-turn.ts';

export function beginClosing({ own }: Pick<LegTurn, 'own'>, closing: Pick<Closing, 'why' | 'order' | 'traded' | 'lots'>): void {
  own.closing = { ...closing, value: 0, filled: 0, profitUnits: 0 };
  own.refusals = 0;
}

/** An average price in whole ticks, half up. */
export const average = ({ value, lots }: Traded): number => Math.floor((2 * value + lots) / (2 * lots));

function countPosition({ own, state }: LegTurn): void {
  state.matchedUnits += endPosition(own);
  state.matchedCount += 1;
  own.copies = 0;
  own.owedMillionths = 0;
  own.addedMarginUnits = 0;
  own.exits = null;
}

/** All that was to be closed is, or nothing of it can be closed any more. */
export function endClosing(turn: LegTurn, closing: Closing): void {
  const { own, leg } = turn;
  const { why, order, traded, value, filled: lots, profitUnits: profit } = closing;
  // It is known before the position is counted: a copy of short coins was bought back.
  const side = own.side === 'short' ? 'buy' : 'sell';
  own.closing = null;
  if (own.side !== null && !canClose(leg.market, leg.prices.lastTicks, heldLots(own, leg.market))) countPosition(turn);
  if (lots === 0) return;
  const copied = { value, lots };
  if (why !== 'leader') return tell(turn, 'copy.exited', { price: average(copied), lots, profit });
  const prices = { leaderPrice: average(traded), price: average(copied), gapPpm: priceGap(side, traded, copied) };
  tell(turn, 'copy.closed', { order, lots, profit, ...prices });
}
