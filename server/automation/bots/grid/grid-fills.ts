// Fills of a grid's orders: its books, the cell that turns, and the trades at the market of its start and end.
import { Side } from '#lib/contract/enums.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';

import type { BotInput } from '../../bot-kind.ts';
import { cellOf, placeCell, turnCell } from './grid-cells.ts';
import { type GridContext, isContract, say, valueOf } from './grid-context.ts';
import { reinvest } from './grid-enlarging.ts';
import { onTakenAway } from './grid-refusals.ts';
import { extend } from './grid-shift.ts';
import { goOnOpening } from './grid-start.ts';
import { at, trades, Turn } from './grid-state.ts';
import { goOnStopping } from './grid-stop.ts';

type Fill = Extract<BotInput<never>, { readonly type: 'filled' }>;
type Ended = Extract<BotInput<never>, { readonly type: 'ended' }>;

/** Money and coins as the core moves them: the fee is taken of what is received, of contracts in money. */
function keepBooks({ state, market }: GridContext, { side, lots, feeUnits }: Fill, value: number): void {
  const isBuy = side === Side.buy;
  if (isContract(market)) {
    state.quoteUnits += (isBuy ? -value : value) - feeUnits;
    state.positionLots += isBuy ? lots : -lots;
    return;
  }
  const coins = lots * market.rules.lotUnits;
  state.quoteUnits += isBuy ? -value : value - feeUnits;
  state.baseUnits += isBuy ? coins - feeUnits : -coins;
}

/** After a trade at the market is over, in whole or in part: what it was for goes on. */
function afterTrade(context: GridContext): void {
  const { state } = context;
  if (state.phase === 'stopping') return goOnStopping(context);
  goOnOpening(context);
}

function tradeFilled(context: GridContext, fill: Fill, value: number): void {
  const { market } = context.state;
  market.leftLots += fill.side === Side.buy ? -fill.lots : fill.lots;
  market.doneLots += fill.lots;
  market.doneUnits += value;
  if (!fill.isLast) return;
  market.step = 0;
  afterTrade(context);
}

function cellFilled(context: GridContext, cell: number, fill: Fill, value: number): void {
  const { state, market } = context;
  const isBuy = fill.side === Side.buy;
  state.filled[cell] = at(state.filled, cell) + fill.lots;
  if (isContract(market)) state.money[cell] = at(state.money, cell) + (isBuy ? value + fill.feeUnits : value - fill.feeUnits);
  else if (isBuy) {
    state.money[cell] = at(state.money, cell) + value;
    state.coinFees[cell] = at(state.coinFees, cell) + fill.feeUnits;
  } else state.money[cell] = at(state.money, cell) + value - fill.feeUnits;
  if (!fill.isLast) return;
  state.refusals = 0;
  const pairs = state.matchedCount;
  turnCell(context, cell);
  if (state.terms.upperPrice === null && state.turns[cell] === Turn.buy && trades(state)) extend(context, cell);
  if (state.terms.reinvests && state.matchedCount !== pairs) reinvest(context);
}

function forget(list: number[], step: number): boolean {
  const place = list.indexOf(step);
  if (place === -1) return false;
  list.splice(place, 1);
  return true;
}

export function onFilled(context: GridContext, fill: Fill): void {
  const { state, market } = context;
  const value = valueOf(market, fill.priceTicks, fill.lots);
  keepBooks(context, fill, value);
  if (fill.step === state.market.step) return tradeFilled(context, fill, value);
  const cell = cellOf(state, fill.step);
  if (cell >= 0) cellFilled(context, cell, fill, value);
  else {
    say(context, 'grid.filled-late', { price: fill.priceTicks, lots: fill.lots });
    if (fill.isLast) forget(state.leaving, fill.step);
  }
  if (state.phase === 'stopping') goOnStopping(context);
}

export function onEnded(context: GridContext, { step, remainingLots, reason }: Ended): void {
  const { state } = context;
  if (step === state.market.step) {
    state.market.step = 0;
    // A thin book: the rest is tried with the next price.
    state.retries = true;
    if (state.phase === 'stopping' && reason === CancelReason.requested) goOnStopping(context);
    return;
  }
  const cell = cellOf(state, step);
  if (cell < 0) forget(state.leaving, step);
  else {
    state.steps[cell] = 0;
    if (reason === CancelReason.requested) placeCell(context, cell);
    else onTakenAway(context, cell, step, remainingLots, reason);
  }
  if (state.phase === 'stopping') goOnStopping(context);
}
