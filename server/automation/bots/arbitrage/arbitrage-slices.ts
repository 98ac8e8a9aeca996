// The slices of an arbitrage bot: coins first and the short leg behind them, and out again in the same order, never more than a slice apart.
import { Side } from '#lib/contract/enums.ts';
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { forMarketOrder, fundsFor } from '../order-funds.ts';
import { inOneOrder, isLargeEnough, valueAt } from '../order-sizes.ts';
import { giveBack } from './arbitrage-funds.ts';
import { contractLeg } from './arbitrage-state.ts';
import { beginEnd, coinUnits, excessLots, goesWell, isOpen, placeContract, placeSpot, say, takeBack, type Turn } from './arbitrage-turn.ts';

const million = 1_000_000;
/** An order at a price is replaced so many times on the way out before the market is taken. */
const mostMoves = 3;

const isUndoing = ({ state, contract }: Turn): string => (state.undoes === '' && !isOpen(contract) ? contract.state : state.undoes);

/** Spot lots of some lots of the contract, down. */
const spotLots = ({ spot, contract }: Turn, lots: number): number =>
  Math.floor((lots * coinUnits(contract.market)) / spot.market.rules.lotUnits);

/** Coins without their short leg: sold short, or (the contract was refused or does not trade) sold again. True: something is under way. */
function evenCoins(turn: Turn, excess: number): boolean {
  const { state, spot, contract } = turn;
  const reason = isUndoing(turn);
  if (reason === '') {
    const lots = inOneOrder(contract.market, contract.prices.lastTicks, excess);
    if (!isLargeEnough(contract.market, contract.prices.lastTicks, lots)) return false;
    placeContract(turn, Side.sell, lots, 'enter');
    say(turn, 'arbitrage.shorts', { leg: contractLeg, lots });
    return true;
  }
  if (state.spotOrder !== null) {
    takeBack(turn);
    return true;
  }
  const lots = inOneOrder(spot.market, spot.prices.lastTicks, spotLots(turn, excess));
  if (!isOpen(spot) || !isLargeEnough(spot.market, spot.prices.lastTicks, lots)) return false;
  placeSpot(turn, Side.sell, lots, 'undo', false);
  say(turn, 'arbitrage.undoes-purchase', { lots, reason });
  return true;
}

/** Shorts without their coins: closed, or (where that was refused) covered by coins again, until it is tried anew. */
function evenShorts(turn: Turn, lots: number): boolean {
  const { state, spot, contract } = turn;
  const reason = isUndoing(turn);
  if (reason === '') {
    const closed = inOneOrder(contract.market, contract.prices.lastTicks, lots);
    placeContract(turn, Side.buy, closed, 'leave');
    say(turn, 'arbitrage.closes', { leg: contractLeg, lots: closed });
    return true;
  }
  if (state.spotOrder !== null) {
    takeBack(turn);
    return true;
  }
  const wanted = Math.ceil((lots * coinUnits(contract.market)) / spot.market.rules.lotUnits);
  const bought = Math.min(inOneOrder(spot.market, spot.prices.lastTicks, boughtLots(turn, wanted)), affordable(turn));
  if (!isOpen(spot) || !isLargeEnough(spot.market, spot.prices.lastTicks, bought)) return false;
  placeSpot(turn, Side.buy, bought, 'undo', false);
  say(turn, 'arbitrage.undoes-sale', { lots: bought, reason });
  return true;
}

/** Brings the legs together. True: nothing else is to be begun now. */
export function evenOut(turn: Turn): boolean {
  const { state } = turn;
  if (state.contractOrder !== null) return true;
  if (state.holdsBack || state.spotOrder?.purpose === 'undo') return true;
  const excess = excessLots(turn);
  // Once it comes out, coins go first: those without a short leg are sold with the next slice.
  if (excess > 0) return state.ending === null && evenCoins(turn, excess);
  return excess < 0 && evenShorts(turn, -excess);
}

/** Lots that have to be bought so that so many are left after the fee, which is paid in coins. */
const boughtLots = ({ spot }: Turn, lots: number): number => mulDivUp(lots, million, million - spot.market.rules.takerFeePpm);

function affordable({ state, spot }: Turn): number {
  const { prices, market } = spot;
  return prices.lastTicks === 0 ? 0 : Math.floor(forMarketOrder(state.spotCash) / (prices.lastTicks * market.rules.tickLotUnits));
}

/** True if the futures wallet carries so many short lots at the prices of the moment. */
function carriesMargin({ state, contract }: Turn, lots: number): boolean {
  const { market, prices } = contract;
  const price = Math.max(prices.lastTicks, prices.markTicks);
  const equity = state.futuresCash + state.entryUnits - valueAt(market, price, state.shortLots);
  return fundsFor(market, state.terms.leverage, price, lots) <= equity;
}

function endEntry(turn: Turn): void {
  const { state } = turn;
  if (state.shortLots === 0) {
    say(turn, 'arbitrage.funds-too-small', { free: state.spotCash });
    beginEnd(turn, 'insufficient-balance');
    return;
  }
  state.isEntered = true;
  say(turn, 'arbitrage.entered', { leg: contractLeg, lots: state.shortLots });
}

/** The next slice of coins. It ends going in when the next one would be too small, or is no longer carried. */
export function enterSlice(turn: Turn): void {
  const { state, spot, contract } = turn;
  if (state.spotOrder !== null || !isOpen(spot) || !isOpen(contract)) return;
  const wanted = Math.min(state.sliceLots, state.targetLots - state.shortLots);
  const isWorth = wanted > 0 && isLargeEnough(contract.market, contract.prices.lastTicks, wanted);
  if (!isWorth || !carriesMargin(turn, state.shortLots + wanted)) return endEntry(turn);
  const missing = Math.ceil(((state.shortLots + wanted) * coinUnits(contract.market) - state.heldUnits) / spot.market.rules.lotUnits);
  const lots = Math.min(inOneOrder(spot.market, spot.prices.lastTicks, boughtLots(turn, missing)), affordable(turn));
  if (!isLargeEnough(spot.market, spot.prices.lastTicks, lots)) return endEntry(turn);
  placeSpot(turn, Side.buy, lots, 'enter', state.terms.placement === 'limit');
  say(turn, 'arbitrage.buys', { lots, price: spot.prices.lastTicks });
}

/** A slice of what is left, so that what comes behind it is none at all or large enough. */
function soldLots(turn: Turn): number {
  const { state, spot } = turn;
  const { market, prices } = spot;
  const all = Math.floor(Math.max(0, state.heldUnits) / market.rules.lotUnits);
  const slice = spotLots(turn, state.sliceLots);
  const least = Math.max(
    market.rules.minQuantityLots,
    mulDivUp(Number(market.rules.minNotionalUnits), 1, Math.max(1, prices.lastTicks * market.rules.tickLotUnits)),
  );
  if (all <= slice) return inOneOrder(market, prices.lastTicks, all);
  return inOneOrder(market, prices.lastTicks, all - slice < least ? Math.max(least, all - least) : slice);
}

function sellSlice(turn: Turn, lots: number): void {
  const { state, spot } = turn;
  const isLimit = state.terms.placement === 'limit' && !state.isUrgent && state.moves < mostMoves;
  placeSpot(turn, Side.sell, lots, 'leave', isLimit);
  say(turn, 'arbitrage.sells', { lots, price: spot.prices.lastTicks });
}

/** Sells a slice of coins, whose short leg is closed behind it; without coins to sell it closes what is left, and gives all back. */
export function leaveSlice(turn: Turn): void {
  const { state, spot, contract } = turn;
  if (state.spotOrder !== null) {
    if (state.spotOrder.purpose === 'enter') takeBack(turn);
    return;
  }
  const mayTrade = isOpen(contract) || state.shortLots === 0;
  const lots = state.sells ? soldLots(turn) : 0;
  if (lots > 0 && (!isOpen(spot) || isLargeEnough(spot.market, spot.prices.lastTicks, lots))) {
    if (isOpen(spot) && mayTrade) sellSlice(turn, lots);
    return;
  }
  if (state.shortLots > 0) {
    if (!isOpen(contract)) return;
    const closed = inOneOrder(contract.market, contract.prices.lastTicks, Math.min(Math.max(1, state.sliceLots), state.shortLots));
    placeContract(turn, Side.buy, closed, 'leave');
    say(turn, 'arbitrage.closes', { leg: contractLeg, lots: closed });
    return;
  }
  if (state.heldUnits >= spot.market.rules.lotUnits)
    say(turn, 'arbitrage.kept-as-it-is', { lots: Math.floor(state.heldUnits / spot.market.rules.lotUnits) });
  goesWell(state);
  giveBack(turn);
}
