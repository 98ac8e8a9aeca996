// The trade of a CTA bot: how large it goes in, where it comes out by a stop or a target, and how all of it is closed.
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import type { BotMarket } from '../../bot-kind.ts';
import { carriedLots, forMarketOrder, openingFunds, smallerOrder, type TriedOrder } from '../order-funds.ts';
import { rateScale } from '../whole-terms.ts';
import { canClose, inOneOrder, isLargeEnough, isSpot } from '../order-sizes.ts';
import { ctaLife } from './cta-life.ts';
import { type CtaState, noTrade, scaledRate } from './cta-state.ts';
import { type Turn, place, say } from './cta-turn.ts';

/** Units that nothing ties up: of contracts what is not the margin of its position. */
export function freeUnits({ quoteUnits, trade, terms }: CtaState, market: BotMarket): number {
  return isSpot(market) ? quoteUnits : quoteUnits - Math.ceil(trade.valueUnits / terms.leverage);
}

/** The lots that close what is held; of spot down, the rest is too small to be sold. */
export const closingLots = ({ held }: CtaState, market: BotMarket): number =>
  isSpot(market) ? Math.floor(Math.max(held, 0) / market.rules.lotUnits) : held;

/** True if there is a position that the market would close. */
export const holdsEnough = (state: CtaState, { market, prices }: Pick<Turn, 'market' | 'prices'>): boolean =>
  canClose(market, prices.lastTicks, closingLots(state, market));

/** The average price of the entry × (1 ± rate), away from the entry: no exit gives less than asked. 0: none. */
function exitTicks({ trade }: CtaState, market: BotMarket, rate: number, isAbove: boolean): number {
  if (rate === 0 || trade.costLots === 0) return 0;
  const value = BigInt(trade.valueUnits) * BigInt(isAbove ? rateScale + rate : Math.max(0, rateScale - rate));
  const by = BigInt(trade.costLots) * BigInt(market.rules.tickLotUnits) * BigInt(rateScale);
  return Number(isAbove ? (value + by - 1n) / by : value / by);
}

/** Works the exits out anew, after an entry or an edit. */
export function placeExits(state: CtaState, market: BotMarket): void {
  const { trade, terms } = state;
  const isLong = trade.side === 'long';
  trade.targetTicks = exitTicks(state, market, scaledRate(terms.takeProfitRate), isLong);
  trade.stopTicks = exitTicks(state, market, scaledRate(terms.stopLossRate), !isLong);
}

/** Goes in with all that is free, less what leaves room for a worse price. Funds that make no order any more are its end. */
export function open(turn: Turn): void {
  const { state, market, prices } = turn;
  const { leverage } = state.terms;
  const price = prices.lastTicks;
  if (price === 0) return;
  const free = forMarketOrder(freeUnits(state, market));
  const most = inOneOrder(market, price, mulDivUp(Math.max(free, 0), leverage, price * market.rules.tickLotUnits));
  const side = state.target === 'long' ? 'long' : 'short';
  const needed = (some: number): number => openingFunds({ market, prices }, side, leverage, price, some);
  const lots = carriedLots(most, free, needed);
  if (!isLargeEnough(market, price, lots)) {
    const least = Math.max(
      market.rules.minQuantityLots,
      mulDivUp(Number(market.rules.minNotionalUnits), 1, price * market.rules.tickLotUnits),
    );
    say(turn, 'cta.funds-too-small', { free, needed: needed(least), coin: market.quote.code });
    ctaLife.beginEnd(turn, 'insufficient-balance');
    return;
  }
  say(turn, state.target === 'long' ? 'cta.buys' : 'cta.sells', { lots, price });
  place(turn, true, state.target === 'long', { lots });
}

/** An entry that was refused for want of balance is tried with less; false: it is left at that. */
export function tryLess(turn: Turn, refused: TriedOrder): boolean {
  const { state, market, prices } = turn;
  const smaller = smallerOrder(market, prices.lastTicks, refused);
  const isWanted = state.phase === 'running' && !state.isPaused && state.isMarketOpen && state.target !== 'flat';
  if (smaller === null || !isWanted) return false;
  say(turn, 'cta.tries-less', { lots: smaller.lots });
  place(turn, true, state.target === 'long', smaller);
  return true;
}

/** Closes what is held, in as many orders as the market asks for, and then the trade is over. */
export function close(turn: Turn): void {
  const { state, market, prices } = turn;
  const lots = inOneOrder(market, prices.lastTicks, closingLots(state, market));
  if (prices.lastTicks === 0) return;
  if (!canClose(market, prices.lastTicks, lots)) {
    endTrade(turn);
    return;
  }
  say(turn, 'cta.closes', { lots });
  place(turn, false, state.trade.side !== 'short', { lots });
}

/** Counts a trade that is over: quote coins received less paid, all fees and funding in it. */
export function endTrade(turn: Turn): void {
  const { state } = turn;
  if (state.trade.side === 'flat') return;
  state.matchedCount += 1;
  state.matchedUnits += state.trade.cashUnits;
  say(turn, 'cta.trade-ended', { trade: state.matchedCount, profit: state.trade.cashUnits });
  state.trade = noTrade();
}

/** Sees whether the price that is watched has reached the stop or the target. */
export function watchExits(turn: Turn): void {
  const { state, market, prices } = turn;
  const { side, stopTicks, targetTicks } = state.trade;
  const price = isSpot(market) ? prices.lastTicks : prices.markTicks;
  if (side === 'flat' || price === 0 || state.target !== side) return;
  const isLong = side === 'long';
  if (stopTicks > 0 && (isLong ? price <= stopTicks : price >= stopTicks)) {
    say(turn, 'cta.stop-reached', { price, stop: stopTicks });
    comeOut(turn, 'stop-loss');
  } else if (targetTicks > 0 && (isLong ? price >= targetTicks : price <= targetTicks)) {
    say(turn, 'cta.target-reached', { price, targetPrice: targetTicks });
    comeOut(turn, 'take-profit');
  }
}

function comeOut(turn: Turn, reason: 'stop-loss' | 'take-profit'): void {
  turn.state.target = 'flat';
  if (turn.state.terms.reenters) {
    say(turn, 'cta.waits-for-signal', {});
    return;
  }
  turn.state.sells = true;
  ctaLife.beginEnd(turn, reason);
}
