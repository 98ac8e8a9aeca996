// The inputs that answer an action, and those that move coins.
import type { RegularEdit } from '#lib/contract/bots/regular/regular-terms.ts';
import { Side } from '#lib/contract/enums.ts';
import { mulDivDown } from '#server/engine/arithmetic/mul-div.ts';
import { RejectReason } from '#server/engine/reject.ts';

import type { ManyMarketsInput } from '../../many-markets-kind.ts';
import { endReturning, takePending } from '../life/funds.ts';
import { isOfMarket, isTooMany } from '../life/refusals.ts';
import { valueAt } from '../order-sizes.ts';
import { endSale } from './regular-end.ts';
import { dropRound, failRound, finishWhenOver, placePurchases } from './regular-round.ts';
import type { Purchase } from './regular-state.ts';
import { beginEnd, type Leg, legsOf, named, say, type Turn } from './regular-turn.ts';

type Input<Type> = Extract<ManyMarketsInput<RegularEdit>, { readonly type: Type }>;

const purchaseAt = ({ state }: Turn, step: number): Purchase | undefined => state.round?.purchases.find((one) => one.step === step);

/** Fees are taken of the coin that is received. */
export function takeFill(turn: Turn, fill: Input<'filled'>): void {
  const { state } = turn;
  const leg = legsOf(turn)[fill.leg];
  if (leg === undefined) return;
  const value = valueAt(leg.market, fill.priceTicks, fill.lots);
  const coins = fill.lots * leg.market.rules.lotUnits;
  if (fill.side === Side.sell) return takeSale(turn, leg, fill, { value, coins });
  leg.own.baseUnits += coins - fill.feeUnits;
  leg.own.paidUnits += value;
  state.cashUnits -= value;
  const purchase = purchaseAt(turn, fill.step);
  if (purchase === undefined) return;
  purchase.boughtLots += fill.lots;
  purchase.spentUnits += value;
  purchase.isOver ||= fill.isLast;
  finishWhenOver(turn);
}

type Moved = { readonly value: number; readonly coins: number };

/** The coins that are left have cost the same part of what all of them have cost. */
function takeSale(turn: Turn, leg: Leg, fill: Input<'filled'>, { value, coins }: Moved): void {
  const { own } = leg;
  const left = Math.max(0, own.baseUnits - coins);
  own.paidUnits = own.baseUnits === 0 ? 0 : mulDivDown(own.paidUnits, left, own.baseUnits);
  own.baseUnits = left;
  turn.state.cashUnits += value - fill.feeUnits;
  turn.state.refusals = 0;
  say(turn, 'regular.sold', { ...named(leg), lots: fill.lots, price: fill.priceTicks, units: value });
  if (fill.isLast) endSale(turn, fill.step);
}

/** An order at the market that did not fill in full: the rest of its money is carried over. */
export function takeEnd(turn: Turn, { step }: Input<'ended'>): void {
  const purchase = purchaseAt(turn, step);
  if (purchase !== undefined) purchase.isOver = true;
  endSale(turn, step);
  finishWhenOver(turn);
}

export function takeRefusal(turn: Turn, { step, reason }: Input<'refused'>): void {
  const { state } = turn;
  const purchase = purchaseAt(turn, step);
  if (purchase !== undefined) {
    purchase.isOver = true;
    purchase.refusal = reason;
    finishWhenOver(turn);
    return;
  }
  if (takePending(state, step)) {
    if (step === state.fundsStep) refuseFunds(turn, reason);
    endReturning(turn);
    return;
  }
  refuseSale(turn, step, reason);
}

/** Tried again at the next price; after several refusals in a row the coins are given back as they are. */
function refuseSale(turn: Turn, step: number, reason: RejectReason): void {
  const { state } = turn;
  const sale = state.sales.find((one) => one.step === step);
  const leg = legsOf(turn)[sale?.leg ?? -1];
  if (sale === undefined || leg === undefined) return;
  endSale(turn, step);
  if (isOfMarket(reason)) return;
  state.refusals += 1;
  state.heldBack.push(leg.place);
  say(turn, 'regular.sale-refused', { ...named(leg), reason, times: state.refusals });
  if (isTooMany(state.refusals)) state.sells = false;
}

function refuseFunds(turn: Turn, reason: RejectReason): void {
  const { state } = turn;
  state.fundsStep = 0;
  if (reason !== RejectReason.insufficientBalance) return failRound(turn, reason);
  say(turn, 'regular.low-balance', { round: state.round?.number ?? 0, units: state.round?.askedUnits ?? 0 });
  if (state.terms.lowBalance === 'skip') return failRound(turn, reason);
  beginEnd(turn, 'insufficient-balance');
  dropRound(turn);
}

export function takeDone(turn: Turn, { step }: Input<'done'>): void {
  const { state } = turn;
  if (!takePending(state, step)) return;
  if (step === state.fundsStep) {
    state.fundsStep = 0;
    // Its owner has stopped it while the money was on its way.
    if (state.ending === null) placePurchases(turn);
    else dropRound(turn);
  }
  endReturning(turn);
}

/** Money that its owner has added is spent by the next rounds before any is taken. */
export function takeMove(turn: Turn, { assetId, units }: Input<'moved'>): void {
  const { state, legs } = turn;
  if (assetId === legs[0]?.market.quote.assetId) {
    state.cashUnits += units;
    if (state.phase !== 'returning') state.putInUnits += units;
    return;
  }
  for (const { market, own } of legsOf(turn)) if (market.base.assetId === assetId) own.baseUnits = Math.max(0, own.baseUnits + units);
}
