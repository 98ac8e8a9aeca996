// The funds of an arbitrage bot: taken over at its start into both wallets, and given back at its end.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { ROUND_DOWN, ROUND_UP, readAmount } from '#lib/order-math/amounts/amount.ts';
import { arbitrageSize, arbitrageSlice } from '#lib/order-math/bots/arbitrage/arbitrage-size.ts';
import { giveBack } from '../life/funds.ts';
import { addCollateral } from './arbitrage-loan.ts';
import { contractLeg, spotLeg } from './arbitrage-state.ts';
import { beginEnd, legsText, say, type Turn } from './arbitrage-turn.ts';

/** Lots of a slice, at the price of the moment. */
export function planSlice(turn: Turn): void {
  const { state, contract } = turn;
  if (contract.prices.lastTicks === 0) return;
  const coins = arbitrageSlice(state.terms.sliceAmount, legsText(turn));
  state.sliceLots = coins
    .times(10 ** contract.market.quantityDecimals)
    .toDecimalPlaces(0, ROUND_DOWN)
    .toNumber();
}

/** Margin and collateral are rounded up to the unit; the rest of the money buys coins, and what is left of it is the reserve. */
export function takeFunds(turn: Turn): void {
  const { state, spot, contract, actions } = turn;
  const { quote } = spot.market;
  const size = arbitrageSize(state.terms, legsText(turn));
  state.phase = 'funding';
  if (size === null) return beginEnd(turn, 'order-failed');
  const units = 10 ** quote.decimals;
  const all = (readAmount(state.terms.investment)?.times(units).toDecimalPlaces(0, ROUND_DOWN) ?? size.margin).toNumber();
  const margin = Math.min(all, size.margin.times(units).toDecimalPlaces(0, ROUND_UP).toNumber());
  state.targetLots = size.quantity
    .times(10 ** contract.market.quantityDecimals)
    .toDecimalPlaces(0, ROUND_DOWN)
    .toNumber();
  planSlice(turn);
  state.fundsSteps = [actions.takeFunds(quote.assetId, all - margin, 'spot'), actions.takeFunds(quote.assetId, margin, 'futures')];
  const collateral = Math.min(all - margin, size.collateral.times(units).toDecimalPlaces(0, ROUND_UP).toNumber());
  // After the funds: a leverage below the usual one is refused to an account without any.
  state.pending = [
    ...state.fundsSteps,
    ...(collateral > 0 ? [addCollateral(turn, collateral)] : []),
    actions.setMarginMode('cross', contractLeg),
    actions.setLeverage(state.terms.leverage, contractLeg),
  ];
  say(turn, 'arbitrage.takes-funds', { units: all, coin: quote.code });
  if (collateral > 0) say(turn, 'arbitrage.adds-collateral', { units: collateral });
  say(turn, 'arbitrage.sized', { leg: contractLeg, lots: state.targetLots });
}

/** All that was asked for at the start is there. */
export function endFunding({ state }: Turn): void {
  if (state.phase !== 'funding' || state.pending.length > 0) return;
  state.isFunded = state.fundsSteps.length > 0;
  state.phase = 'running';
}

export function giveBackAll(turn: Turn): void {
  const { state, spot, actions } = turn;
  const { base, quote } = spot.market;
  const outOfMargin = isReverse(state.terms) ? [base, quote] : [];
  giveBack('arbitrage', turn, () => [
    ...outOfMargin.map(({ assetId }) => actions.transferMargin(assetId, 0, 'out', spotLeg)),
    actions.returnFunds(base.assetId, 0, 'spot'),
    actions.returnFunds(quote.assetId, 0, 'spot'),
    actions.returnFunds(quote.assetId, 0, 'futures'),
  ]);
}
