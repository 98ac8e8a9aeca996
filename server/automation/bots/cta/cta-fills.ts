// The inputs that move coins and positions: fills, transfers, funding, and what the exchange closes by itself.
import { Side } from '#lib/contract/enums.ts';
import { closeEntries } from '../held-position.ts';
import { forgetRefusals } from '../life/refusals.ts';
import { isSpot, valueAt } from '../order-sizes.ts';
import { ctaLife } from './cta-life.ts';
import { closingLots, endTrade, holdsEnough, placeExits } from './cta-trade.ts';
import { type Told, type Turn, say } from './cta-turn.ts';

/** Fees are taken of the coin that is received, of contracts of the margin coin: what comes is counted net of them. */
function bookSpot({ state, market }: Turn, { side, priceTicks, lots, feeUnits }: Told<'filled'>): void {
  const value = valueAt(market, priceTicks, lots);
  const coins = lots * market.rules.lotUnits;
  const [base, quote] = side === Side.buy ? [coins - feeUnits, -value] : [-coins, value - feeUnits];
  state.held += base;
  state.quoteUnits += quote;
  state.trade.cashUnits += quote;
  if (side === Side.sell) closeEntries(state.trade, lots);
}

function bookContract({ state, market }: Turn, { side, priceTicks, lots, feeUnits }: Told<'filled'>, isEntry: boolean): void {
  const value = valueAt(market, priceTicks, lots);
  state.trade.cashUnits += (side === Side.buy ? -value : value) - feeUnits;
  state.quoteUnits -= feeUnits;
  state.held += isEntry ? lots : -lots;
  if (isEntry) return;
  const entered = closeEntries(state.trade, lots);
  state.quoteUnits += side === Side.sell ? value - entered : entered - value;
}

export function takeFill(turn: Turn, fill: Told<'filled'>): void {
  const { state, market } = turn;
  const { order, trade } = state;
  if (order === null || order.step !== fill.step) return;
  forgetRefusals(state);
  const { lots, priceTicks: price } = fill;
  if (order.isEntry) {
    trade.side = order.side === Side.buy ? 'long' : 'short';
    trade.valueUnits += valueAt(market, price, lots);
    trade.costLots += lots;
  }
  if (isSpot(market)) bookSpot(turn, fill);
  else bookContract(turn, fill, order.isEntry);
  order.lots -= lots;
  if (fill.isLast) state.order = null;
  if (order.isEntry) placeExits(state, market);
  if (!order.isEntry) say(turn, 'cta.closed', { lots, price });
  else say(turn, fill.isLast ? 'cta.opened' : 'cta.opened-in-part', { lots, price });
  if (fill.isLast && !order.isEntry && !holdsEnough(state, turn)) endTrade(turn);
}

export function takeMove({ state, market }: Turn, { assetId, units }: Told<'moved'>): void {
  if (assetId !== market.quote.assetId) return;
  state.quoteUnits += units;
  // Before its end only profit leaves it.
  if (units <= 0 && state.phase !== 'returning') state.withdrawnUnits -= units;
}

export function takeFunding(turn: Turn, { units }: Told<'funding'>): void {
  turn.state.quoteUnits += units;
  turn.state.trade.cashUnits += units;
  say(turn, 'cta.funding', { units });
}

/**
 * A part that the exchange has closed leaves the position at its average price, because the price is not told: the gain or loss of it is in
 * the total, not in the profit of the trade.
 */
export function takeForced(turn: Turn, { why, lots }: Told<'forced'>): void {
  const { state, market } = turn;
  const isLong = state.trade.side === 'long';
  const closed = Math.min(lots, state.held);
  const value = closeEntries(state.trade, closed);
  state.held -= closed;
  state.trade.cashUnits += isLong ? value : -value;
  say(turn, `cta.${why}`, { lots });
  if (closingLots(state, market) === 0) {
    state.target = 'flat';
    endTrade(turn);
  }
  if (why === 'delivered') ctaLife.beginEnd(turn, 'delisted');
  else if (why === 'liquidated' && state.held === 0) ctaLife.beginEnd(turn, 'liquidated');
}
