// The slices of an arbitrage bot: coins first and the perpetual behind them, and out again in the same order, never more than a slice apart.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown, mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { forMarketOrder, fundsFor, openingLoss } from '../order-funds.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import { inOneOrder, isLargeEnough } from '../order-sizes.ts';
import { giveBackAll } from './arbitrage-funds.ts';
import { sellBorrowed } from './arbitrage-loan.ts';
import { contractLeg } from './arbitrage-state.ts';
import {
  beginEnd,
  coinUnits,
  entrySides,
  excessLots,
  exitSides,
  gainAt,
  isOpen,
  legUnits,
  placeContract,
  placeSpot,
  say,
  takeBack,
  type Turn,
} from './arbitrage-turn.ts';

const million = 1_000_000;
/** An order at a price is replaced so many times on the way out before the market is taken. */
const mostMoves = 3;

const isUndoing = ({ state, contract }: Turn): string => (state.undoes === '' && !isOpen(contract) ? contract.state : state.undoes);

/** Spot lots of some lots of the contract, down. */
const spotLots = ({ spot, contract }: Turn, lots: number): number =>
  Math.floor((lots * coinUnits(contract.market)) / spot.market.rules.lotUnits);

/** Opens a part of the position in the perpetual. */
function openContract(turn: Turn, lots: number): void {
  const { contract: side } = entrySides(turn.state);
  placeContract(turn, side, lots, 'enter');
  say(turn, side === Side.sell ? 'arbitrage.shorts' : 'arbitrage.goes-long', { leg: contractLeg, lots });
}

function closeContract(turn: Turn, lots: number): void {
  placeContract(turn, exitSides(turn.state).contract, lots, 'leave');
  say(turn, 'arbitrage.closes', { leg: contractLeg, lots });
}

/** Takes back or covers again what one leg has without the other: coins are bought, or sold (borrowed ones where there are none). */
function undoSpot(turn: Turn, side: Side, units: number, reason: string): boolean {
  const { state, spot } = turn;
  const { market, prices } = spot;
  const isOwed = isReverse(state.terms);
  const sold = isOwed ? Math.ceil(units / market.rules.lotUnits) : Math.floor(units / market.rules.lotUnits);
  const bought = isOwed ? undoneLots(turn) : boughtLots(turn, Math.ceil(units / market.rules.lotUnits));
  const wanted = side === Side.buy ? Math.min(bought, affordable(turn)) : sold;
  const lots = inOneOrder(market, prices.lastTicks, wanted);
  if (!isOpen(spot) || !isLargeEnough(market, prices.lastTicks, lots)) return false;
  if (side === Side.buy || !isOwed) placeSpot(turn, side, lots, 'undo', false);
  else if (sellBorrowed(turn, lots, 'undo', false) === 'borrows') return true;
  say(turn, side === Side.buy ? 'arbitrage.undoes-sale' : 'arbitrage.undoes-purchase', { lots, reason });
  return true;
}

/** Lots that pay the debt beyond the perpetual: all of it where no perpetual is open, else no more, or the perpetual would be beyond it. */
function undoneLots(turn: Turn): number {
  const { state, spot, contract } = turn;
  const { lotUnits, takerFeePpm } = spot.market.rules;
  const beyond = Math.floor((legUnits(state) - state.contractLots * coinUnits(contract.market)) / lotUnits);
  return state.contractLots === 0 ? boughtLots(turn, beyond + 1) : mulDivDown(beyond, million, million - takerFeePpm);
}

/** Coins without their other leg: it is opened, or (the contract was refused or does not trade) they are undone. True: something is under way. */
function evenCoins(turn: Turn, excess: number): boolean {
  const { state, contract } = turn;
  const reason = isUndoing(turn);
  if (reason === '') {
    const lots = inOneOrder(contract.market, contract.prices.lastTicks, excess);
    if (!isLargeEnough(contract.market, contract.prices.lastTicks, lots)) return false;
    openContract(turn, lots);
    return true;
  }
  if (state.spotOrder !== null) {
    takeBack(turn);
    return true;
  }
  return undoSpot(turn, exitSides(state).spot, excess * coinUnits(contract.market), reason);
}

/** A part of the perpetual without its coins: closed, or (where that was refused) covered by coins again, until it is tried anew. */
function evenContract(turn: Turn, lots: number): boolean {
  const { state, contract } = turn;
  const reason = isUndoing(turn);
  if (reason === '') {
    closeContract(turn, inOneOrder(contract.market, contract.prices.lastTicks, lots));
    return true;
  }
  if (state.spotOrder !== null) {
    takeBack(turn);
    return true;
  }
  return undoSpot(turn, entrySides(state).spot, lots * coinUnits(contract.market), reason);
}

/** Brings the legs together. True: nothing else is to be begun now. */
export function evenOut(turn: Turn): boolean {
  const { state } = turn;
  if (state.contractOrder !== null) return true;
  if (state.holdsBack || state.spotOrder?.purpose === 'undo') return true;
  const excess = excessLots(turn);
  // Once it comes out, coins go first: those without their other leg go with the next slice.
  if (excess > 0) return state.ending === null && evenCoins(turn, excess);
  return excess < 0 && evenContract(turn, -excess);
}

/** Lots that have to be bought so that so many are left after the fee, which is paid in coins. */
const boughtLots = ({ spot }: Turn, lots: number): number => mulDivUp(lots, million, million - spot.market.rules.takerFeePpm);

function affordable({ state, spot }: Turn): number {
  const { prices, market } = spot;
  const cash = isReverse(state.terms) ? state.marginCash : state.spotCash;
  return prices.lastTicks === 0 ? 0 : Math.floor(forMarketOrder(cash) / (prices.lastTicks * market.rules.tickLotUnits));
}

/** True if the futures wallet carries so many lots more at the prices of the moment. */
function carriesMargin(turn: Turn, more: number): boolean {
  const { state, contract } = turn;
  const { market, prices } = contract;
  const price = Math.max(prices.lastTicks, prices.markTicks);
  const worst = isReverse(state.terms) ? Math.min(prices.lastTicks, prices.markTicks || prices.lastTicks) : price;
  const equity = state.futuresCash + gainAt(turn, worst);
  const loss = openingLoss(contract, isReverse(state.terms) ? 'long' : 'short', prices.lastTicks, more);
  return fundsFor(market, state.terms.leverage, price, state.contractLots + more) + loss <= equity;
}

function endEntry(turn: Turn): void {
  const { state } = turn;
  if (state.contractLots === 0) {
    say(turn, 'arbitrage.funds-too-small', { free: state.spotCash });
    beginEnd(turn, 'insufficient-balance');
    return;
  }
  state.isEntered = true;
  say(turn, 'arbitrage.entered', { leg: contractLeg, lots: state.contractLots });
}

/** The next slice of coins, bought or sold. It ends going in when the next one would be too small, or is no longer carried. */
export function enterSlice(turn: Turn): void {
  const { state, spot, contract } = turn;
  if (state.spotOrder !== null || !isOpen(spot) || !isOpen(contract)) return;
  const wanted = Math.min(state.sliceLots, state.targetLots - state.contractLots);
  const isWorth = wanted > 0 && isLargeEnough(contract.market, contract.prices.lastTicks, wanted);
  if (!isWorth || !carriesMargin(turn, wanted)) return endEntry(turn);
  const missing = Math.ceil(((state.contractLots + wanted) * coinUnits(contract.market) - legUnits(state)) / spot.market.rules.lotUnits);
  const isOwed = isReverse(state.terms);
  const most = isOwed ? missing : Math.min(boughtLots(turn, missing), affordable(turn));
  const lots = inOneOrder(spot.market, spot.prices.lastTicks, most);
  if (!isLargeEnough(spot.market, spot.prices.lastTicks, lots)) return endEntry(turn);
  const isLimit = state.terms.placement === 'limit';
  if (!isOwed) placeSpot(turn, Side.buy, lots, 'enter', isLimit);
  else if (sellBorrowed(turn, lots, 'enter', isLimit) === 'borrows') return;
  say(turn, isOwed ? 'arbitrage.sells' : 'arbitrage.buys', { lots, price: spot.prices.lastTicks });
}

/** A slice of what is left, so that what comes behind it is none at all or large enough. */
function sliceOf({ market, prices }: BotLeg, all: number, slice: number): number {
  const least = leastLots({ market, prices });
  if (all <= slice) return inOneOrder(market, prices.lastTicks, all);
  return inOneOrder(market, prices.lastTicks, all - slice < least ? Math.max(least, all - least) : slice);
}

/** The least that the market takes at its price. */
const leastLots = ({ market, prices }: Pick<BotLeg, 'market' | 'prices'>): number =>
  Math.max(
    market.rules.minQuantityLots,
    mulDivUp(Number(market.rules.minNotionalUnits), 1, Math.max(1, prices.lastTicks * market.rules.tickLotUnits)),
  );

function soldLots(turn: Turn): number {
  const { state, spot } = turn;
  if (!state.sells && !isReverse(state.terms)) return 0;
  return sliceOf(spot, Math.floor(Math.max(0, state.heldUnits) / spot.market.rules.lotUnits), spotLots(turn, state.sliceLots));
}

/** Coins that are there when nothing is owed any more: they were bought for a loan that was liquidated meanwhile. */
function isSurplus({ state, spot }: Turn): boolean {
  const lots = Math.floor(state.heldUnits / spot.market.rules.lotUnits);
  return isReverse(state.terms) && state.owedUnits === 0 && isLargeEnough(spot.market, spot.prices.lastTicks, lots);
}

/** The debt is bought back to the last unit, be it a little more than that: nothing else pays it. */
function boughtBack(turn: Turn): number {
  const { state, spot } = turn;
  const missing = legUnits(state);
  if (missing === 0) return 0;
  const all = boughtLots(turn, Math.floor(missing / spot.market.rules.lotUnits) + 1);
  const slice = boughtLots(turn, spotLots(turn, state.sliceLots));
  return Math.min(sliceOf(spot, Math.max(all, leastLots(spot)), Math.max(slice, leastLots(spot))), affordable(turn));
}

function leaveSpot(turn: Turn, lots: number): void {
  const { state, spot } = turn;
  const isLimit = state.terms.placement === 'limit' && !state.isUrgent && state.moves < mostMoves;
  const side = isSurplus(turn) ? Side.sell : exitSides(state).spot;
  placeSpot(turn, side, lots, 'leave', isLimit);
  say(turn, side === Side.sell ? 'arbitrage.sells' : 'arbitrage.buys', { lots, price: spot.prices.lastTicks });
}

/** Undoes a slice of coins, whose other leg is closed behind it; without coins to trade it closes what is left, and gives all back. */
export function leaveSlice(turn: Turn): void {
  const { state, spot, contract } = turn;
  if (state.holdsBack) return;
  if (state.spotOrder !== null) {
    if (state.spotOrder.purpose === 'enter') takeBack(turn);
    return;
  }
  const mayTrade = isOpen(contract) || state.contractLots === 0;
  const lots = isReverse(state.terms) && !isSurplus(turn) ? boughtBack(turn) : soldLots(turn);
  if (lots > 0 && (!isOpen(spot) || isLargeEnough(spot.market, spot.prices.lastTicks, lots))) {
    if (isOpen(spot) && mayTrade) leaveSpot(turn, lots);
    return;
  }
  if (state.contractLots > 0) {
    if (!isOpen(contract)) return;
    if (state.undoes !== '') {
      // The last close was refused, and nothing is to be undone for it: it is tried again at the next price.
      state.undoes = '';
      state.holdsBack = true;
      return;
    }
    closeContract(turn, inOneOrder(contract.market, contract.prices.lastTicks, Math.min(Math.max(1, state.sliceLots), state.contractLots)));
    return;
  }
  // A repayment that did not reach is tried again with the next minute.
  if (state.owedUnits > 0 && state.heldUnits > 0) return;
  if (state.heldUnits >= spot.market.rules.lotUnits)
    say(turn, 'arbitrage.kept-as-it-is', { lots: Math.floor(state.heldUnits / spot.market.rules.lotUnits) });
  forgetRefusals(state);
  giveBackAll(turn);
}
