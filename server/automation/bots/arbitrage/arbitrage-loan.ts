// The loan of an arbitrage bot that sells what it has borrowed: coins borrowed and repaid, and the money that stands behind them.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import { Amount, ROUND_DOWN } from '#lib/order-math/amounts/amount.ts';
import { mulDivUp } from '#server/engine/arithmetic/mul-div.ts';
import { type ArbitrageState, type OrderPurpose, spotLeg } from './arbitrage-state.ts';
import { beginEnd, excessLots, placeSpot, say, type Told, type Turn } from './arbitrage-turn.ts';

/** The maintenance that is reckoned with, as a share of what is owed: no leverage that it takes is lent with more of it. */
const maintenanceShare = '0.1';
/** So far of the way from the average to liquidation it may go. */
const watchedShare = '0.8';

/** Puts quote coins of the spot wallet behind the loan. Answers the step. */
export function addCollateral({ state, spot, actions }: Turn, units: number): number {
  const step = actions.transferMargin(spot.market.quote.assetId, units, 'in', spotLeg);
  state.transfers.push({ step, units });
  return step;
}

/** A transfer is done, or (refused) not. */
export function endTransfer(state: ArbitrageState, step: number, isDone: boolean): void {
  const transfer = state.transfers.find((one) => one.step === step);
  if (transfer === undefined) return;
  state.transfers = state.transfers.filter((one) => one !== transfer);
  if (!isDone) return;
  state.spotCash -= transfer.units;
  state.marginCash += transfer.units;
}

/** Sells borrowed coins, which it first borrows where it does not have them. */
export function sellBorrowed(turn: Turn, lots: number, purpose: OrderPurpose, isLimit: boolean): 'sold' | 'borrows' {
  const { state, spot, actions } = turn;
  const missing = lots * spot.market.rules.lotUnits - state.heldUnits;
  if (missing <= 0) {
    placeSpot(turn, Side.sell, lots, purpose, isLimit);
    return 'sold';
  }
  const { assetId, code } = spot.market.base;
  state.loanStep = actions.borrow(assetId, missing, spotLeg);
  say(turn, 'arbitrage.borrows', { units: missing, coin: code });
  return 'borrows';
}

/** Coins that are there and not about to be sold pay what is owed, once both legs are equal. True: a repayment is on its way. */
export function repayHeld(turn: Turn): boolean {
  const { state, spot, actions } = turn;
  const { heldUnits, owedUnits, ending, isPaused, isEntered, holdsBack } = state;
  if (heldUnits <= 0 || owedUnits <= 0 || state.hasRepaid || state.spotOrder !== null || state.contractOrder !== null) return false;
  const isGoingIn = ending === null && !isPaused && !isEntered && !holdsBack;
  if (isGoingIn || excessLots(turn) < 0) return false;
  const { assetId, code } = spot.market.base;
  state.hasRepaid = true;
  state.loanStep = actions.repay(assetId, 0, spotLeg);
  say(turn, 'arbitrage.repays', { units: Math.min(heldUnits, owedUnits), coin: code });
  return true;
}

/** Interest is valued at the price of its moment, up. */
export function takeDebt(turn: Turn, { assetId, owedUnits, lentUnits, interestUnits }: Told<'debt'>): void {
  const { state, spot } = turn;
  const { market, prices } = spot;
  if (assetId !== market.base.assetId) return;
  state.owedUnits = owedUnits;
  state.heldUnits += lentUnits;
  const value = mulDivUp(interestUnits, prices.lastTicks * market.rules.tickLotUnits, market.rules.lotUnits);
  state.interestUnits += value;
  state.interestSince += value;
  keepLoanPrice(turn);
}

/** The rest in the margin wallet goes back to its owner at the end; the other leg is closed. */
export function takeLiquidatedLoan(turn: Turn): void {
  const { state } = turn;
  state.owedUnits = 0;
  state.heldUnits = 0;
  state.marginCash = 0;
  keepLoanPrice(turn);
  state.isUrgent = true;
  say(turn, 'arbitrage.loan-liquidated', {});
  beginEnd(turn, 'liquidated');
  // Its own trades may have been told before it, and have begun an end.
  state.ending = 'liquidated';
}

/** Works out anew where too little stands behind what is owed. Down to the tick. */
export function keepLoanPrice({ state, spot, contract }: Turn): void {
  state.loanTicks = 0;
  state.loanMarkTicks = 0;
  if (!isReverse(state.terms) || state.owedUnits === 0 || state.contractLots === 0) return;
  const { market } = spot;
  const coins = (units: number | Amount): Amount => new Amount(units).dividedBy(new Amount(10).pow(market.base.decimals));
  const money = (units: number): Amount => new Amount(units).dividedBy(new Amount(10).pow(market.quote.decimals));
  const owed = new Amount(state.owedUnits).times(maintenanceShare).plus(state.owedUnits - state.heldUnits);
  const average = money(state.entryUnits).dividedBy(
    new Amount(state.contractLots).dividedBy(new Amount(10).pow(contract.market.quantityDecimals)),
  );
  const watched = average.plus(money(state.marginCash).dividedBy(coins(owed)).minus(average).times(watchedShare));
  const inTicks = (decimals: number): number =>
    Math.max(1, watched.times(new Amount(10).pow(decimals)).toDecimalPlaces(0, ROUND_DOWN).toNumber());
  state.loanTicks = inTicks(market.priceDecimals);
  state.loanMarkTicks = inTicks(contract.market.priceDecimals);
}

/** True if too little stands behind the loan at the prices of the moment. */
export const isLoanThin = ({ state, spot, contract }: Turn): boolean =>
  state.loanTicks > 0 && (spot.prices.lastTicks >= state.loanTicks || contract.prices.markTicks >= state.loanMarkTicks);
