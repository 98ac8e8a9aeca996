// The end of an auto-invest: its coins are sold or kept, and everything goes back to its owner.
import { MarketState, Side } from '#lib/contract/enums.ts';

import { over } from '../life/life.ts';
import { inOneOrder, isLargeEnough } from '../order-sizes.ts';
import { type Leg, legsOf, named, placeAtMarket, say, type Turn } from './regular-turn.ts';

/** The lots that the market would take; what is less stays with its owner as it is. */
function sellableLots({ market, prices, own }: Leg): number {
  const lots = Math.floor(own.baseUnits / market.rules.lotUnits);
  if (prices.lastTicks === 0) return lots;
  const inOne = inOneOrder(market, prices.lastTicks, lots);
  return isLargeEnough(market, prices.lastTicks, inOne) ? inOne : 0;
}

/** Sells what can be sold. A market that stands still is waited for, the others go on. */
export function sellAll(turn: Turn): void {
  const { state } = turn;
  state.phase = 'selling';
  const unsold = legsOf(turn).filter((leg) => sellableLots(leg) > 0);
  if (!state.sells) {
    if (state.sales.length > 0) return;
    for (const leg of unsold)
      say(turn, 'regular.kept-as-it-is', { ...named(leg), lots: Math.floor(leg.own.baseUnits / leg.market.rules.lotUnits) });
    return giveBack(turn);
  }
  for (const leg of unsold) sell(turn, leg);
  if (unsold.length === 0 && state.sales.length === 0) giveBack(turn);
}

function sell(turn: Turn, leg: Leg): void {
  const { state } = turn;
  const isBusy = state.sales.some((sale) => sale.leg === leg.place) || state.heldBack.includes(leg.place);
  if (isBusy || leg.state !== MarketState.online || leg.prices.lastTicks === 0) return;
  const lots = sellableLots(leg);
  const step = placeAtMarket(turn, Side.sell, lots, leg.place);
  state.sales.push({ leg: leg.place, step, lots });
  say(turn, 'regular.sells', { ...named(leg), lots });
}

/** The order is over, in whatever way. */
export function endSale({ state }: Turn, step: number): void {
  const place = state.sales.findIndex((sale) => sale.step === step);
  if (place !== -1) state.sales.splice(place, 1);
}

function giveBack(turn: Turn): void {
  const { state, actions, legs } = turn;
  if (state.putInUnits === 0 && state.cashUnits === 0 && state.legs.every(({ baseUnits }) => baseUnits === 0)) return over(turn);
  state.phase = 'returning';
  say(turn, 'regular.returns-funds', { reason: state.ending ?? 'manual' });
  const quote = legs[0]?.market.quote;
  const coins = legsOf(turn).filter(({ own }) => own.baseUnits > 0);
  state.pending = coins.map(({ market }) => actions.returnFunds(market.base.assetId, 0, 'spot'));
  if (quote !== undefined) state.pending.push(actions.returnFunds(quote.assetId, 0, 'spot'));
}
