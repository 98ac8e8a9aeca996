// Carries out the tasks of a market one after the other, and closes what is to be closed.
import { Side, TimeInForce } from '#lib/contract/enums.ts';
import { copiedReduction, worstPrice } from '#lib/order-math/copy/copy-size.ts';
import { averageTicks, heldLots, heldSide, reachedExit } from '../held-position.ts';
import { isOnline } from '../life/many-markets.ts';
import { smallerOrder } from '../order-funds.ts';
import { canClose, inOneOrder, isLargeEnough, isSpot } from '../order-sizes.ts';
import { beginClosing, endClosing } from './copy-closing.ts';
import { exitsOf } from './copy-exits.ts';
import { leverageOf } from './copy-money.ts';
import { marginModeOf, protectedEntry } from './copy-protection.ts';
import type { Closing, CopyOrder, Opening, Reduction } from './copy-state.ts';
import { type LegTurn, tell } from './copy-turn.ts';

type NewOrder = Omit<CopyOrder, 'step' | 'value' | 'filled' | 'side'> & { readonly side: 'long' | 'short' };

/** Openings go no further than their limit; what closes goes at the market. Neither stays in the book. */
function place({ actions, own, leg, place: at }: LegTurn, { side, ...order }: NewOrder): void {
  const step = actions.place(
    {
      side: order.isEntry === (side === 'long') ? Side.buy : Side.sell,
      kind: order.isEntry ? 'limit' : 'market',
      priceTicks: order.limitTicks,
      lots: order.asked,
      timeInForce: TimeInForce.ioc,
      reduceOnly: !order.isEntry && !isSpot(leg.market),
    },
    at,
  );
  own.order = { ...order, ...(order.isEntry ? { side } : {}), step, value: 0, filled: 0 };
}

/** An opening that was refused for want of balance is tried with less; false: it is given up. */
export function tryLess(turn: LegTurn, { step: _step, value: _value, filled: _filled, side, ...refused }: CopyOrder): boolean {
  const { state, leg } = turn;
  const smaller = smallerOrder(leg.market, refused.limitTicks, { ...refused, lots: refused.asked });
  const isWanted = state.phase === 'running' && !state.isPaused && !state.isLastRound && !state.restsForDay && isOnline(turn);
  if (smaller === null || side === undefined || !isWanted) return false;
  const { lots, tries } = smaller;
  tell(turn, 'copy.tries-less', { order: refused.order, lots });
  place(turn, { ...refused, side, asked: lots, tries });
  return true;
}

/** Leverage and margin mode go before the order; each is sent where it is not in force. */
function set(turn: LegTurn, opening: Opening, leverage: number): void {
  const { own, leg, actions, place: at } = turn;
  if (isSpot(leg.market)) return;
  const marginMode = marginModeOf(turn, opening);
  if (own.marginMode !== marginMode) own.settings.push({ step: actions.setMarginMode(marginMode, at), sets: 'margin-mode', marginMode });
  if (own.leverage !== leverage) own.settings.push({ step: actions.setLeverage(leverage, at), sets: 'leverage', leverage });
}

/** Half of the band of the market at most: an order beyond the band is refused, and the reference is not where the leader has traded. */
function slippageIn({ leg, state }: LegTurn): number {
  const { priceBandPpm } = leg.market.rules;
  const { slippagePpm } = state.plan;
  return priceBandPpm === 0 ? slippagePpm : Math.min(slippagePpm, Math.floor(priceBandPpm / 2));
}

function open(turn: LegTurn, opening: Opening): void {
  const { leg } = turn;
  const { order, side, traded } = opening;
  const limitTicks = worstPrice(side === 'long' ? 'buy' : 'sell', traded.value, traded.lots, slippageIn(turn));
  const wanted = leverageOf(turn, opening);
  const { lots, stoppedBy, free, leverage } = protectedEntry(turn, opening, limitTicks, wanted);
  if (stoppedBy === 'maximum') return tell(turn, 'copy.skipped-maximum', { order });
  if (!isLargeEnough(leg.market, limitTicks, lots)) {
    if (stoppedBy === 'funds') return tell(turn, 'copy.skipped-funds', { order, free });
    return tell(turn, 'copy.skipped-minimum', { order, lots });
  }
  if (leverage < wanted) tell(turn, 'copy.leverage-lowered', { order, leverage, wanted });
  set(turn, opening, leverage);
  place(turn, { isEntry: true, side, order, traded, limitTicks, leverage, asked: lots });
  tell(turn, 'copy.opens', { order, side, lots, worstPrice: limitTicks });
}

function reduce(turn: LegTurn, { order, closed, of, traded }: Reduction): void {
  const { own, leg } = turn;
  const held = heldLots(own, leg.market);
  if (heldSide(own, leg.market, leg.prices) === null) return tell(turn, 'copy.nothing-held', { order });
  const { lots, owedMillionths } = copiedReduction(held, own.owedMillionths, { closed, of });
  // Coins that are too few to be sold are owed as well.
  if (!canClose(leg.market, leg.prices.lastTicks, lots)) {
    own.owedMillionths = owedMillionths + lots * 1_000_000;
    return tell(turn, 'copy.close-owed', { order });
  }
  own.owedMillionths = owedMillionths;
  beginClosing(turn, { why: 'leader', order, traded, lots });
}

/** Goes on with what is being closed; false: an answer has to be waited for. */
function close(turn: LegTurn, closing: Closing): boolean {
  const { own, leg } = turn;
  const { lastTicks } = leg.prices;
  const lots = inOneOrder(leg.market, lastTicks, Math.min(closing.lots, heldLots(own, leg.market)));
  if (own.side === null || !canClose(leg.market, lastTicks, lots)) {
    endClosing(turn, closing);
    return true;
  }
  const { order, traded } = closing;
  place(turn, { isEntry: false, side: own.side, order, traded, limitTicks: 0, leverage: 0, asked: lots });
  if (closing.why === 'leader') tell(turn, 'copy.closes', { order, lots });
  else tell(turn, 'copy.exits', { lots });
  return false;
}

/** Begins to close a position that has come to its follower's own stop or target. */
function watchExits(turn: LegTurn): void {
  const { own, leg } = turn;
  if (own.closing !== null || heldSide(own, leg.market, leg.prices) === null) return;
  const exits = exitsOf(turn);
  const why = reachedExit(own, leg.market, leg.prices, exits);
  if (why === null) return;
  const price = isSpot(leg.market) ? leg.prices.lastTicks : leg.prices.markTicks;
  turn.actions.notify(why === 'stop' ? 'exit-stop' : 'exit-take', turn.place);
  if (why === 'stop') tell(turn, 'copy.stop-reached', { price, stopPrice: exits.stopTicks });
  else tell(turn, 'copy.take-reached', { price, takePrice: exits.takeTicks });
  const average = averageTicks(own, leg.market);
  beginClosing(turn, { why, order: 0, traded: { value: average, lots: 1 }, lots: heldLots(own, leg.market) });
}

/** Brings what stands to what should stand: one thing leads to the next until an answer has to be waited for. */
export function act(turn: LegTurn): void {
  const { state, own, leg } = turn;
  if (state.phase === 'running') watchExits(turn);
  while (!own.holdsBack && isOnline(turn) && leg.prices.lastTicks > 0 && own.order === null) {
    if (own.closing !== null) {
      if (!close(turn, own.closing)) return;
      continue;
    }
    const task = own.tasks.shift();
    if (task === undefined) return;
    if (task.does === 'open') open(turn, task);
    else reduce(turn, task);
  }
}
