// The orders that should stand while a round is held: what takes the profit, and the safety orders that the funds cover.
import { canClose, isLargeEnough, isSpot } from '../order-sizes.ts';
import { freeUnits, coveredLots, entryCoin, neededFor } from './martingale-money.ts';
import { averageTicks, profitLots } from './martingale-position.ts';
import { type LiveOrder, isLong } from './martingale-state.ts';
import { type Turn, place, say, takeBack } from './martingale-turn.ts';

/**
 * All safety orders that the funds cover stand at once, so that a fast fall finds them and the core has reserved what they need; more
 * than this would fill the account's places in a market, and the next follows when one has filled.
 */
const mostResting = 20;

function profitOrder({ state }: Turn): LiveOrder | undefined {
  for (const order of state.live) if (order.purpose === 'profit') return order;
  return undefined;
}

/** A short on spot buys so many more that the fee leaves enough: after a fill in part its rounding may ask for a lot more or less. */
const roundings = ({ state, market }: Turn): number => (isSpot(market) && !isLong(state) ? 1 : 0);

/** Too little is held for an order, or no price above zero brings a short so much profit. */
function sayNoProfit(turn: Turn, lots: number): void {
  if (turn.state.round.profitTicks === 0) say(turn, 'martingale.profit-out-of-reach', {});
  else say(turn, 'martingale.profit-too-small', { lots });
}

/**
 * The profit order covers the whole position at the price that the average asks for. When that changes it is taken back, and the new
 * one follows when it is: only then is it known how much of it had filled.
 */
export function keepProfitOrder(turn: Turn): void {
  const { state, market } = turn;
  const { round } = state;
  const price = round.profitTicks;
  const lots = profitLots(state, market, price);
  const standing = profitOrder(turn);
  if (standing !== undefined) {
    if (standing.cancelStep !== 0 || (standing.priceTicks === price && Math.abs(standing.lots - lots) <= roundings(turn))) return;
    takeBack(turn, standing);
    say(turn, 'martingale.profit-moves', { from: standing.priceTicks, price, lots });
    return;
  }
  if (round.bandRetryAtMs !== undefined) return;
  if (!canClose(market, price, lots)) {
    if (!round.saysSmall) sayNoProfit(turn, lots);
    round.saysSmall = true;
    return;
  }
  round.saysSmall = false;
  place(turn, { purpose: 'profit', order: 0, priceTicks: price, lots });
  say(turn, 'martingale.profit-placed', { price, lots, average: averageTicks(state, market) });
}

/** Places what the ladder has next, in its order, as far as funds and places go. */
export function keepSafetyOrders(turn: Turn): void {
  const { state } = turn;
  const { round } = state;
  const last = round.refusedOrder === 0 ? state.terms.maxOrders : round.refusedOrder - 1;
  if (round.nextOrder > last || round.bandRetryAtMs !== undefined) return;
  let resting = 0;
  for (const { purpose } of state.live) if (purpose === 'safety') resting += 1;
  while (round.nextOrder <= last && resting < mostResting) {
    const order = round.nextOrder;
    if ((round.lots[order] ?? 0) > 0 && !state.live.some((one) => one.purpose === 'safety' && one.order === order)) {
      if (!placeSafety(turn, order)) return;
      resting += 1;
    }
    round.nextOrder += 1;
  }
}

/** False: the funds do not cover it. What they cover in part is placed in part, where the market takes so little. */
function placeSafety(turn: Turn, order: number): boolean {
  const { state, market } = turn;
  const { round } = state;
  const [price, wanted] = [round.prices[order] ?? 0, round.lots[order] ?? 0];
  if (!isLargeEnough(market, price, wanted)) {
    round.lots[order] = 0;
    say(turn, 'martingale.order-left-out', { order, lots: wanted });
    return true;
  }
  const free = freeUnits(state, market);
  const lots = coveredLots(state, market, price, wanted, free);
  if (!isLargeEnough(market, price, lots)) {
    if (!round.saysUncovered) {
      say(turn, 'martingale.orders-not-covered', {
        order,
        needed: neededFor(state, market, price, wanted),
        free,
        coin: entryCoin(state, market).code,
      });
    }
    round.saysUncovered = true;
    return false;
  }
  place(turn, { purpose: 'safety', order, priceTicks: price, lots });
  say(turn, 'martingale.order-placed', { order, price, lots });
  return true;
}

/** Safety orders that an edit has taken out of the ladder. */
export function takeSurplusBack(turn: Turn): void {
  for (const order of turn.state.live) {
    if (order.purpose === 'safety' && order.order > turn.state.terms.maxOrders) takeBack(turn, order);
  }
}

/** True if the watched price has gone to the stop or beyond. */
export function isStopReached({ state, prices, market }: Turn): boolean {
  const { stopTicks } = state.round;
  const price = market.rules.contract === undefined ? prices.lastTicks : prices.markTicks;
  if (stopTicks === 0 || price === 0) return false;
  return isLong(state) ? price <= stopTicks : price >= stopTicks;
}
