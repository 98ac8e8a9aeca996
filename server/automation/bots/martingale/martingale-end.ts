// The ends of a round and of the bot: what is left is closed at market or kept, the profit is counted, the funds go back.
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { canClose, inOneOrder, isSpot, valueAt } from '../order-sizes.ts';
import { martingaleLife } from './martingale-life.ts';
import { affordableLots } from './martingale-money.ts';
import { closingLots, holdsEnough } from './martingale-position.ts';
import { awaitStart } from './martingale-start.ts';
import { emptyRound, isLong } from './martingale-state.ts';
import { type Turn, place, say, takeAllBack, takeBack } from './martingale-turn.ts';

/** The lots to close at market now: of a short on spot no more than it can pay. */
function lotsToClose({ state, market, prices }: Turn): number {
  const lots = closingLots(state, market);
  const payable = isSpot(market) && !isLong(state) ? Math.min(lots, affordableLots(state, market, prices.lastTicks)) : lots;
  return inOneOrder(market, prices.lastTicks, payable);
}

/** Safety orders are over with the profit. One that has filled meanwhile is held on to: its lots get a profit order of their own. */
export function clear(turn: Turn): void {
  const { state, market } = turn;
  for (const order of state.live) takeBack(turn, order);
  if (state.live.length > 0) return;
  if (holdsEnough(state, market, turn.prices)) state.phase = 'holding';
  else endRound(turn);
}

/** Takes everything back, closes at market until nothing is left that the market takes, and ends the round. */
export function close(turn: Turn): void {
  const { state, market, prices } = turn;
  const waitsForFill = state.live.every(({ purpose }) => purpose === 'close' || purpose === 'first');
  if (state.live.length > 0) {
    if (!waitsForFill) takeAllBack(turn);
    return;
  }
  // A position cannot be handed over: the account of its bot is the only one that it can stand in.
  const sells = state.ending === null || state.sells || !isSpot(market);
  const held = closingLots(state, market);
  if (sells && held > 0) {
    if (!state.isMarketOpen || state.holdsBack || prices.lastTicks === 0) return;
    const lots = lotsToClose(turn);
    if (canClose(market, prices.lastTicks, lots)) {
      place(turn, { purpose: 'close', order: 0, priceTicks: 0, lots });
      say(turn, 'martingale.closes-at-market', { lots });
      return;
    }
  }
  if (!sells && held > 0) say(turn, 'martingale.kept-as-it-is', { lots: held });
  endRound(turn);
}

/**
 * Counts a round that is over: quote coins received less paid, all fees and funding in it. What a short could not buy back counts as a
 * loss at the last price. A round that is given back as it is has no profit of its own: what its coins are worth is in the total alone.
 */
function endRound(turn: Turn): void {
  const { state, market } = turn;
  const { round } = state;
  const isKept = state.ending !== null && !state.sells && isSpot(market) && closingLots(state, market) > 0;
  if (round.hasTraded && !isKept) {
    const profit = round.cashUnits - missingUnits(turn);
    state.matchedUnits += profit;
    state.matchedCount += 1;
    say(turn, 'martingale.round-ended', { round: round.number, profit });
  }
  state.round = emptyRound(round.number);
  if (state.ending === null && state.terms.rounds === 'one') martingaleLife.beginEnd(turn, 'take-profit');
  if (state.ending === null && state.isLastRound) martingaleLife.beginEnd(turn, 'round-ended');
  if (state.ending === null) awaitStart(turn);
  else martingaleLife.giveBack(turn);
}

/** The value at the last price of coins that a short has sold and cannot buy back before its end; of less than a lot nothing. */
function missingUnits(turn: Turn): number {
  const { state, market, prices } = turn;
  if (state.ending === null || !isSpot(market) || isLong(state) || state.held < market.rules.lotUnits) return 0;
  say(turn, 'martingale.not-bought-back', { units: state.held, coin: market.base.code });
  return mulDivUp(state.held, valueAt(market, prices.lastTicks, 1), market.rules.lotUnits);
}
