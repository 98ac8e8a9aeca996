// The inputs that move coins and positions: fills, transfers, funding, and what the exchange closes by itself.
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { valueAt } from '../order-sizes.ts';
import { takeFundingRate } from './arbitrage-exits.ts';
import { keepMarginPrice } from './arbitrage-margin.ts';
import { contractLeg, type LegOrder, spotLeg } from './arbitrage-state.ts';
import { beginEnd, entrySides, say, type Told, type Turn } from './arbitrage-turn.ts';

/** Takes closed lots out of the position, at its average. */
function closeEntries({ state }: Turn, lots: number): number {
  const closed = Math.min(lots, state.contractLots);
  const value = closed === 0 ? 0 : mulDivDown(state.entryUnits, closed, state.contractLots);
  state.contractLots -= closed;
  state.entryUnits -= value;
  return value;
}

/** Fees of a purchase are paid in coins. */
function bookSpot({ state, spot }: Turn, { side, priceTicks, lots, feeUnits }: Told<'filled'>): void {
  const value = valueAt(spot.market, priceTicks, lots);
  const coins = lots * spot.market.rules.lotUnits;
  const paid = side === Side.buy ? -value : value - feeUnits;
  state.heldUnits += side === Side.buy ? coins - feeUnits : -coins;
  if (isReverse(state.terms)) state.marginCash += paid;
  else state.spotCash += paid;
}

function bookContract(turn: Turn, { side, priceTicks, lots, feeUnits }: Told<'filled'>): void {
  const { state, contract } = turn;
  const value = valueAt(contract.market, priceTicks, lots);
  state.futuresCash -= feeUnits;
  if (side !== entrySides(state).contract) {
    const opened = closeEntries(turn, lots);
    state.futuresCash += isReverse(state.terms) ? value - opened : opened - value;
    return;
  }
  state.contractLots += lots;
  state.entryUnits += value;
}

function sayFill(turn: Turn, { leg, side, lots, priceTicks: price }: Told<'filled'>, { purpose }: LegOrder): void {
  if (purpose === 'undo') return say(turn, 'arbitrage.undone', { lots, price });
  if (leg === spotLeg) return say(turn, side === Side.buy ? 'arbitrage.bought' : 'arbitrage.sold', { lots, price });
  if (side !== entrySides(turn.state).contract) say(turn, 'arbitrage.closed', { leg, lots, price });
  else say(turn, side === Side.sell ? 'arbitrage.shorted' : 'arbitrage.opened-long', { leg, lots, price });
}

export function takeFill(turn: Turn, fill: Told<'filled'>): void {
  const { state } = turn;
  const order = fill.leg === contractLeg ? state.contractOrder : state.spotOrder;
  if (order === null || order.step !== fill.step) return;
  if (fill.leg === contractLeg) bookContract(turn, fill);
  else bookSpot(turn, fill);
  order.lots -= fill.lots;
  state.hasRepaid = false;
  sayFill(turn, fill, order);
  keepMarginPrice(turn);
  if (!fill.isLast) return;
  if (fill.leg === contractLeg) state.contractOrder = null;
  else state.spotOrder = null;
  state.moves = 0;
  if (order.purpose === 'undo') {
    state.undoes = '';
    state.rests = true;
    state.holdsBack = true;
  } else if (fill.leg === contractLeg) {
    state.undoes = '';
    forgetRefusals(state);
  }
}

/** Only quote coins are booked: coins that its owner puts in belong to neither leg. */
export function takeMove(turn: Turn, { assetId, units, wallet }: Told<'moved'>): void {
  const { state, spot } = turn;
  if (assetId !== spot.market.quote.assetId) return;
  state.putInUnits += units;
  if (wallet === 'futures') state.futuresCash += units;
  else state.spotCash += units;
  keepMarginPrice(turn);
}

export function takeFunding(turn: Turn, { units }: Told<'funding'>): void {
  const { state } = turn;
  state.futuresCash += units;
  state.fundingUnits += units;
  state.settlements += 1;
  takeFundingRate(turn, units);
  keepMarginPrice(turn);
}

/** A part that the exchange has closed leaves the position at its average price, because the price is not told. */
export function takeForced(turn: Turn, { why, lots }: Told<'forced'>): void {
  closeEntries(turn, lots);
  keepMarginPrice(turn);
  say(turn, `arbitrage.${why}`, { leg: contractLeg, lots });
  if (why === 'delivered') beginEnd(turn, 'delisted');
  else if (why === 'liquidated') beginEnd(turn, 'liquidated');
}
