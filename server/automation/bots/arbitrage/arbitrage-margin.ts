// The margin of both legs: how near a liquidation is, what is added from the reserve, and what is closed when there is none.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Amount, ROUND_DOWN, ROUND_UP, writeAmount, writeResult } from '#lib/order-math/amounts/amount.ts';
import { contractLiquidation } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import { Side } from '#lib/contract/enums.ts';
import { valueAt } from '../order-sizes.ts';
import { addCollateral, isLoanThin, keepLoanPrice } from './arbitrage-loan.ts';
import { contractLeg, spotLeg } from './arbitrage-state.ts';
import { beginEnd, legsText, say, type Turn } from './arbitrage-turn.ts';

/** So far of the way from the average to liquidation it may go. */
const watchedShare = '0.8';
/** Less than this share of the position's value is not worth being moved. */
const leastShare = 0.005;

/** Works out anew where the margin is too thin. To the tick, towards the average. */
export function keepMarginPrice(turn: Turn): void {
  const { state, contract } = turn;
  keepLoanPrice(turn);
  state.marginTicks = 0;
  if (state.contractLots === 0) return;
  const { market } = contract;
  const quantity = new Amount(state.contractLots).dividedBy(new Amount(10).pow(market.quantityDecimals));
  const money = (units: number): Amount => new Amount(units).dividedBy(new Amount(10).pow(market.quote.decimals));
  const average = money(state.entryUnits).dividedBy(quantity);
  const margin = money(state.futuresCash);
  const { market: sizes, fees } = legsText(turn).contract;
  const liquidation = contractLiquidation(
    state.terms,
    { market: sizes, fees },
    { size: writeAmount(quantity), entryPrice: writeResult(average), margin: writeResult(margin) },
  );
  if (liquidation === null) return;
  const watched = average.plus(new Amount(liquidation).minus(average).times(watchedShare));
  state.marginTicks = Math.max(
    1,
    watched
      .times(new Amount(10).pow(market.priceDecimals))
      .toDecimalPlaces(0, isReverse(state.terms) ? ROUND_UP : ROUND_DOWN)
      .toNumber(),
  );
}

/** The money in the spot wallet that no order ties up. */
function reserveOf({ state, spot }: Turn): number {
  const { spotOrder } = state;
  if (spotOrder === null || spotOrder.side !== Side.buy) return state.spotCash;
  return Math.max(0, state.spotCash - valueAt(spot.market, spot.prices.lastTicks, spotOrder.lots));
}

function isContractThin({ state, contract }: Turn): boolean {
  const { markTicks } = contract.prices;
  if (state.marginTicks === 0 || markTicks === 0) return false;
  return isReverse(state.terms) ? markTicks <= state.marginTicks : markTicks >= state.marginTicks;
}

/** Adds margin from the reserve where it has become too thin in a leg, or closes everything. */
export function watchMargin(turn: Turn): void {
  const { state, spot, contract, actions } = turn;
  if (state.marginSteps.length > 0) return;
  const isOfLoan = isLoanThin(turn);
  if (!isOfLoan && !isContractThin(turn)) return;
  const at = isOfLoan ? { leg: spotLeg, price: spot.prices.lastTicks } : { leg: contractLeg, price: contract.prices.markTicks };
  const units = reserveOf(turn);
  if (!state.isMarginSpent && units >= Math.max(1, Math.ceil(state.entryUnits * leastShare))) {
    const { assetId } = spot.market.quote;
    state.marginSteps = isOfLoan
      ? [addCollateral(turn, units)]
      : [actions.returnFunds(assetId, units, 'spot'), actions.takeFunds(assetId, units, 'futures')];
    state.marginUnits = units;
    say(turn, 'arbitrage.adds-margin', { ...at, units });
    return;
  }
  say(turn, 'arbitrage.near-liquidation', { ...at, limitPrice: isOfLoan ? state.loanTicks : state.marginTicks });
  state.isUrgent = true;
  beginEnd(turn, 'stop-loss');
}

/** A step of the move is done. */
export function takeMarginStep(turn: Turn, step: number): void {
  const { state } = turn;
  state.marginSteps = state.marginSteps.filter((one) => one !== step);
  if (state.marginSteps.length > 0 || state.isMarginSpent) return;
  keepLoanPrice(turn);
  say(turn, 'arbitrage.margin-added', { units: state.marginUnits });
}

/** Refused: there is no more to be had. */
export function refuseMarginStep(turn: Turn, step: number): void {
  const { state } = turn;
  state.isMarginSpent = true;
  takeMarginStep(turn, step);
}
