// The start of a grid: its trigger, its funds, what it trades at the market, and its first orders.
import { StopReason } from '#lib/contract/bots/strategy-codes.ts';
import { parseDecimal } from '#server/engine/units.ts';

import { type GridContext, isContract, say, valueOf, watchedTicks } from './grid-context.ts';
import { layOut, takeBackOthers } from './grid-layout.ts';
import { type Planning, planAgain, planStart } from './grid-planning.ts';
import { at, trades, Turn } from './grid-state.ts';
import { over, stop } from './grid-stop.ts';
import { show } from './grid-shown.ts';
import { sendTrade } from './grid-trade.ts';

/** The funds that are to be put in, in units. */
function neededUnits({ state, market }: GridContext): { readonly base: number; readonly quote: number } {
  const units = (text: string, decimals: number): number => Number(parseDecimal(text, decimals) ?? 0n);
  const { baseInvestment, quoteInvestment } = state.terms;
  return { base: units(baseInvestment, market.base.decimals), quote: units(quoteInvestment, market.quote.decimals) };
}

/** True if all that is to be put in has come. */
export function isFunded(context: GridContext): boolean {
  const { base, quote } = neededUnits(context);
  return context.state.baseUnits >= base && context.state.quoteUnits >= quote;
}

/** Takes its funds over, as soon as there is a price and the trigger is reached. */
export function begin(context: GridContext): void {
  const { state, act, market, prices } = context;
  const { triggerTicks } = state.exits;
  const watched = watchedTicks(context);
  const isNew = state.phase === 'new';
  state.phase = 'waiting';
  if (prices.lastTicks === 0 || watched === 0) {
    if (isNew) say(context, 'grid.no-price', {});
    return show(context);
  }
  if (state.triggerSide === 0) state.triggerSide = watched <= triggerTicks ? 1 : -1;
  const isReached = triggerTicks === 0 || (state.triggerSide > 0 ? watched >= triggerTicks : watched <= triggerTicks);
  if (!isReached) {
    if (state.waits.lastAtOrAbove + state.waits.lastAtOrBelow + state.waits.markAtOrAbove + state.waits.markAtOrBelow === 0)
      say(context, 'grid.waiting', { price: triggerTicks });
    return show(context);
  }
  state.phase = 'funding';
  show(context);
  const { base, quote } = neededUnits(context);
  if (base > 0) act.takeFunds(market.base.assetId, base);
  if (quote > 0) act.takeFunds(market.quote.assetId, quote);
  if (!isContract(market)) return;
  act.setMarginMode(state.terms.marginMode);
  act.setLeverage(state.terms.leverage);
}

/** Funds have come: with the last of them it begins to trade. */
export function funded(context: GridContext): void {
  const { state, prices } = context;
  if (!isFunded(context)) return;
  say(context, 'grid.funded', { units: state.quoteUnits, coins: state.baseUnits });
  state.startTicks = prices.lastTicks;
  state.highestUnits = state.quoteUnits;
  const planning = planStart(context);
  if (planning === null) {
    say(context, 'grid.action-refused', { reason: 'gridBelowPrice' });
    return over(context, StopReason.cancelled);
  }
  openWith(context, planning);
}

/** Trades what a plan needs at the market, and lays it out then. */
function openWith(context: GridContext, { planned, tradeLots }: Planning): void {
  const { state } = context;
  state.phase = 'opening';
  state.planned = planned;
  // Never minus zero, which does not come back from where states are stored.
  state.market = { leftLots: tradeLots + 0, step: 0, doneLots: 0, doneUnits: 0 };
  goOnOpening(context);
}

export function goOnOpening(context: GridContext): void {
  const { state } = context;
  if (state.phase !== 'opening' || state.market.step !== 0 || state.isHalted || state.isPaused) return;
  state.retries = false;
  if (!sendTrade(context, false)) opened(context);
  show(context);
}

/** True if the first trade was further from the price at the start than its owner allows. */
function isTooFar({ state, market }: GridContext): boolean {
  const { priceLimitPpm } = state.exits;
  const { doneLots, doneUnits } = state.market;
  if (priceLimitPpm === 0 || doneLots === 0) return false;
  const fair = BigInt(valueOf(market, state.startTicks, doneLots));
  const off = BigInt(doneUnits) - fair;
  return (off < 0n ? -off : off) * 1_000_000n > fair * BigInt(priceLimitPpm);
}

/** All that was needed has been traded: the orders go out. */
function opened(context: GridContext): void {
  const { state, market } = context;
  const { planned } = state;
  if (planned === null) return;
  const isFirst = state.levels.length === 0;
  const { doneLots, doneUnits } = state.market;
  const price = doneLots === 0 ? 0 : Math.round(doneUnits / (doneLots * market.rules.tickLotUnits));
  if (doneLots > 0) say(context, 'grid.opened', { price, startPrice: state.startTicks, lots: doneLots });
  if (isFirst && isTooFar(context)) {
    say(context, 'grid.price-limit', { price, startPrice: state.startTicks });
    return stop(context, StopReason.priceLimit, true);
  }
  state.phase = 'running';
  layOut(context, planned);
  if (isFirst) sayStarted(context);
  if (!state.mustPlan) return;
  planAnew(context);
}

function sayStarted(context: GridContext): void {
  const { levels, turns, lots } = context.state;
  say(context, 'grid.started', {
    lowerPrice: at(levels, 0),
    upperPrice: at(levels, levels.length - 1),
    buys: turns.filter((turn) => turn === Turn.buy).length,
    sells: turns.filter((turn) => turn === Turn.sell).length,
    lots: at(lots, 0),
  });
}

/** A range that was changed, or a position that was taken away in part: the grid is laid out anew with what it holds. */
export function planAnew(context: GridContext): void {
  const { state } = context;
  if (!trades(state)) {
    // Nothing can be traded or taken back now: laid out when it goes on.
    state.mustPlan = state.phase === 'opening' || state.phase === 'running';
    return;
  }
  const planning = planAgain(context);
  state.mustPlan = planning === null;
  if (planning === null) return;
  const { planned } = planning;
  const { kept, cancelled } = takeBackOthers(context, planned);
  say(context, 'grid.range-changed', {
    lowerPrice: at(planned.levels, 0),
    upperPrice: at(planned.levels, planned.levels.length - 1),
    lots: at(planned.lots, 0),
    kept,
    placed: planned.lots.length - kept,
    cancelled,
  });
  openWith(context, planning);
}
