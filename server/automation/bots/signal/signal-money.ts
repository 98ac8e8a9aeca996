// The money of a signal bot: what is free for entries, and the lots that an alert's size and the funds come to.
import { sideOfSignal } from '#lib/contract/bots/signal/signal-alert.ts';
import type { SignalSize } from '#lib/contract/bots/signal/signal-terms.ts';
import { usualSignalSize } from '#lib/order-math/bots/signal/signal-preview.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import type { BotLeg } from '../../many-markets-kind.ts';
import { inOneOrder, valueAt } from '../order-sizes.ts';
import { carriedLots, forMarketOrder, fundsFor, openingFunds } from '../order-funds.ts';
import { heldLots, positionFunds } from '../held-position.ts';
import { shareOf, wholeAmount } from './signal-plan.ts';
import { rateScale } from '../whole-terms.ts';
import type { QueuedAlert, SignalLeg, SignalState } from './signal-state.ts';
import type { LegTurn } from './signal-turn.ts';

function tiedUp(own: SignalLeg, leg: BotLeg, { leverage, marginMode }: SignalState['terms']): number {
  const { order } = own;
  const ordered = order?.isEntry === true ? fundsFor(leg.market, leverage, order.priceTicks || leg.prices.lastTicks, order.lots) : 0;
  return ordered + positionFunds(own, leg, leverage, marginMode);
}

/** Units of the quote coin that no order and no position ties up. */
export function freeUnits({ quoteUnits, legs: owns, terms }: SignalState, legs: readonly BotLeg[]): number {
  let free = quoteUnits;
  for (const [place, leg] of legs.entries()) {
    const own = owns[place];
    if (own !== undefined) free -= tiedUp(own, leg, terms);
  }
  return Math.max(0, free);
}

/** The lots of a size at a price, down. */
function sizedLots({ state, leg }: LegTurn, size: SignalSize, priceTicks: number, free: number): number {
  const whole = wholeAmount(size, leg.market);
  if (size.investmentType === 'contract') return whole;
  const of = size.investmentType === 'percentage_investment' ? state.investedUnits : free;
  const margin = size.investmentType === 'margin' ? whole : mulDivDown(of, whole, rateScale);
  return mulDivDown(margin, state.terms.leverage, valueAt(leg.market, priceTicks, 1));
}

/** The lots by which a position may still grow; null: there is no limit. */
function roomLots({ state, leg, own }: LegTurn, priceTicks: number): number | null {
  if (state.plan.maxPosition === 0) return null;
  const most = Math.floor(state.plan.maxPosition / valueAt(leg.market, priceTicks, 1));
  return Math.max(0, most - heldLots(own, leg.market));
}

type EntrySize = { readonly lots: number; readonly free: number; readonly stoppedBy: 'maximum' | 'funds' | null };

/**
 * The lots of an entry: its alert's size, otherwise that of the terms, otherwise all that is free with one market and half of it with
 * several; no more than the funds carry, the terms allow and the market takes in one order.
 */
export function entrySize(turn: LegTurn, alert: QueuedAlert, priceTicks: number): EntrySize {
  const { size, number, orderType } = alert;
  const { state, legs, leg, own } = turn;
  const free = freeUnits(state, legs);
  const wanted = sizedLots(turn, size ?? usualSignalSize(state.terms, legs.length), priceTicks, free);
  // The size of a turn includes the lots that were closed for it.
  const toOpen = wanted - (own.turned.alert === number ? own.turned.lots : 0);
  const room = roomLots(turn, priceTicks);
  if (room === 0) return { lots: 0, free, stoppedBy: 'maximum' };
  const allowed = Math.max(0, room === null ? toOpen : Math.min(toOpen, room));
  const { leverage } = state.terms;
  const side = sideOfSignal(alert);
  const needed = (some: number): number => openingFunds(leg, side, leverage, priceTicks, some);
  const covered = carriedLots(allowed, orderType === 'market' ? forMarketOrder(free) : free, needed);
  return { lots: inOneOrder(leg.market, priceTicks, covered), free, stoppedBy: covered < allowed && covered === 0 ? 'funds' : null };
}

/** The lots that an exit closes of what is held: all of it where it names no size. */
export function exitLots(turn: LegTurn, size: SignalSize | null, priceTicks: number): number {
  const held = heldLots(turn.own, turn.leg.market);
  if (size === null) return held;
  if (size.investmentType === 'percentage_position') return mulDivDown(held, shareOf(size.amount), rateScale);
  return Math.min(held, sizedLots(turn, size, priceTicks, freeUnits(turn.state, turn.legs)));
}
