// The inputs that move coins and positions: fills, transfers, funding, and what the exchange closes by itself.
import { Side } from '#lib/contract/enums.ts';
import type { BotInput } from '../../bot-kind.ts';
import { closeEntries } from '../held-position.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { isSpot, valueAt } from '../order-sizes.ts';
import { martingaleLife } from './martingale-life.ts';
import { averageTicks, holdsEnough, placeExits } from './martingale-position.ts';
import { buildLadder } from './martingale-start.ts';
import { type LiveOrder, type MartingaleState, entrySide, isLong } from './martingale-state.ts';
import { type Turn, say, takeBack } from './martingale-turn.ts';
import type { MartingaleEdit } from '#lib/contract/bots/martingale/martingale-terms.ts';

type Input<Type> = Extract<BotInput<MartingaleEdit>, { readonly type: Type }>;
export type Fill = Input<'filled'>;

/** Fees are taken of the coin that is received, of contracts of the margin coin: what comes is counted net of them. */
function bookSpot({ state, market }: Turn, { side, priceTicks, lots, feeUnits }: Fill): void {
  const value = valueAt(market, priceTicks, lots);
  const coins = lots * market.rules.lotUnits;
  const [base, quote] = side === Side.buy ? [coins - feeUnits, -value] : [-coins, value - feeUnits];
  state.baseUnits += base;
  state.quoteUnits += quote;
  state.round.cashUnits += quote;
  state.held += isLong(state) ? base : -base;
  if (side === entrySide(state)) addEntry(state, value, lots);
  else closeEntries(state.round, lots);
}

function bookContract({ state, market }: Turn, { side, priceTicks, lots, feeUnits }: Fill): void {
  const value = valueAt(market, priceTicks, lots);
  state.round.cashUnits += (side === Side.buy ? -value : value) - feeUnits;
  state.quoteUnits -= feeUnits;
  if (side === entrySide(state)) {
    addEntry(state, value, lots);
    state.held += lots;
    return;
  }
  const entered = closeEntries(state.round, lots);
  state.quoteUnits += isLong(state) ? value - entered : entered - value;
  state.held -= lots;
}

function addEntry({ round }: MartingaleState, value: number, lots: number): void {
  round.valueUnits += value;
  round.costLots += lots;
}

export function takeFill(turn: Turn, fill: Fill): void {
  const { state, market } = turn;
  const order = state.live.find(({ step }) => step === fill.step);
  if (order === undefined) return;
  forgetRefusals(state);
  state.round.hasTraded = true;
  if (isSpot(market)) bookSpot(turn, fill);
  else bookContract(turn, fill);
  order.lots = fill.isLast ? 0 : order.lots - fill.lots;
  if (order.purpose === 'safety') state.round.lots[order.order] = Math.max(0, (state.round.lots[order.order] ?? 0) - fill.lots);
  if (fill.isLast) state.live.splice(state.live.indexOf(order), 1);
  // A fill of an exit leaves the average as it is, and with it the prices of what still stands.
  if (state.round.firstTicks !== 0 && isEntry(order)) placeExits(state, market);
  tellFill(turn, order, fill);
  if (fill.isLast) complete(turn, order);
}

function tellFill(turn: Turn, { purpose, order }: LiveOrder, { priceTicks: price, lots, isLast }: Fill): void {
  if (purpose === 'close') {
    say(turn, 'martingale.closed', { price, lots });
  } else if (purpose === 'profit') {
    say(turn, isLast ? 'martingale.profit-filled' : 'martingale.profit-part-filled', { price, lots });
  } else if (isLast) {
    say(turn, 'martingale.order-filled', { order, price, lots, average: averageTicks(turn.state, turn.market) });
  } else say(turn, 'martingale.order-part-filled', { order, price, lots });
}

const isEntry = ({ purpose }: LiveOrder): boolean => purpose === 'first' || purpose === 'safety';

/** An order that is over, filled in whole or, when it has ended, in part. */
export function complete(turn: Turn, { purpose }: LiveOrder): void {
  const { state, market } = turn;
  if (purpose === 'first' && state.phase === 'opening' && state.round.costLots > 0) buildLadder(turn);
  const isOver = purpose === 'profit' && !holdsEnough(state, market, turn.prices);
  if (isOver && state.phase === 'holding') state.phase = 'clearing';
}

export function takeMove({ state, market }: Turn, { assetId, units }: Input<'moved'>): void {
  // A contract's base coin may be another wallet's: its account has the margin coin alone.
  if (assetId === market.quote.assetId) state.quoteUnits += units;
  else if (assetId === market.base.assetId) state.baseUnits += units;
  // Before its end only profit leaves it.
  if (units <= 0 && state.phase !== 'returning') state.withdrawnUnits -= units;
  if (units <= 0) return;
  state.round.saysUncovered = false;
  state.round.refusedOrder = 0;
  state.round.nextOrder = 1;
}

export function takeFunding(turn: Turn, { units }: Input<'funding'>): void {
  turn.state.quoteUnits += units;
  turn.state.round.cashUnits += units;
  say(turn, 'martingale.funding', { units });
}

function endLadder(turn: Turn): void {
  turn.state.round.lots.fill(0);
  for (const order of turn.state.live) if (order.purpose === 'safety') takeBack(turn, order);
}

/**
 * A part that the exchange has closed leaves the position at its average cost, because the price is not told: the gain or loss of it is in the
 * total, not in the profit of the round.
 */
export function takeForced(turn: Turn, { why, lots }: Input<'forced'>): void {
  const { state, market } = turn;
  const closed = Math.min(lots, state.held);
  const value = closeEntries(state.round, closed);
  state.held -= closed;
  state.round.cashUnits += isLong(state) ? value : -value;
  say(turn, `martingale.${why}`, { lots });
  if (why === 'delivered') martingaleLife.beginEnd(turn, 'delisted');
  else if (why === 'liquidated' && state.held === 0) martingaleLife.beginEnd(turn, 'liquidated');
  else if (state.held === 0 && state.phase === 'holding') state.phase = 'clearing';
  // After a liquidation in part nothing is added: the ladder is what has brought it there.
  if (why === 'liquidated') endLadder(turn);
  placeExits(state, market);
}
