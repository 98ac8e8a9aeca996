// The steps of an open order. Its coins leave it in two ways, each at one place: to the buyer, or back to the seller.
import {
  cancelAnswerMs,
  mayTakeStep,
  objectionMs,
  otherRole,
  type C2cRole,
  type C2cState,
  type C2cStep,
} from '#lib/contract/c2c/order-steps.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { units } from '../units.ts';
import { holdFunds, pay } from '../wallets/pay.ts';
import type { DecideC2cOrder, StepC2cOrder } from './c2c-command.ts';
import type { C2cCause, C2cOrderMoved } from './c2c-event.ts';
import { dueMsOf, type C2cOrder } from './c2c-orders.ts';

type Done = { readonly cause: C2cCause; readonly by: C2cRole | null };

function movedOf(order: C2cOrder, { cause, by }: Done, state: C2cState = order.state): C2cOrderMoved {
  const { orderId, advertId, buyer, seller, amount, cancelAskedBy, decidedFor, isReopened } = order;
  const dueMs = state === order.state ? dueMsOf(order) : Number.POSITIVE_INFINITY;
  return {
    type: 'c2c-order-moved',
    orderId,
    advertId,
    buyerId: buyer.accountId,
    sellerId: seller.accountId,
    units: units(BigInt(amount)),
    cause,
    by,
    state,
    cancelAskedBy: state === order.state ? cancelAskedBy : null,
    decidedFor,
    isReopened,
    dueMs: Number.isFinite(dueMs) ? dueMs : null,
  };
}

/** The order is open no more when this returns. */
function toBuyer(context: Context, order: C2cOrder, by: Done): void {
  const { seller, buyer, assetId, amount, orderId } = order;
  context.state.c2c.remove(order);
  pay(context, {
    cause: LedgerCause.c2c,
    orderId,
    legs: [
      { account: seller, assetId, available: 0, held: { purpose: HoldPurpose.escrow, change: -amount } },
      { account: buyer, assetId, available: amount },
    ],
    told: [movedOf(order, by, 'released')],
  });
}

/** The order is open no more when this returns, and its part of the advert is on offer again. */
function backToSeller(context: Context, order: C2cOrder, by: Done, state: 'cancelled' | 'expired' = 'cancelled'): void {
  const { seller, advertId, assetId, amount, orderId } = order;
  context.state.c2c.remove(order);
  context.state.c2c.take(advertId, -amount);
  const given = { account: seller, assetId, amount: -amount, purpose: HoldPurpose.escrow, orderId };
  holdFunds(context, given, movedOf(order, by, state));
}

function change(context: Context, order: C2cOrder, by: Done, changed: Partial<C2cOrder>): void {
  context.state.c2c.change(order, changed);
  context.events.push(movedOf(order, by));
}

const unasked = { cancelAskedBy: null, answerByMs: null };
const undecided = { decidedFor: null, objectByMs: null };

function carryOut(context: Context, order: C2cOrder, decidedFor: C2cRole, by: Done): void {
  if (decidedFor === 'buyer') toBuyer(context, order, by);
  else backToSeller(context, order, by);
}

const effects: Readonly<Record<C2cStep, (context: Context, order: C2cOrder, by: Done & { readonly by: C2cRole }) => void>> = {
  'mark-paid': (context, order, by) => {
    change(context, order, by, { state: 'paid', ...unasked });
  },
  'unmark-paid': (context, order, by) => {
    change(context, order, by, { state: 'waiting', ...unasked });
  },
  cancel: backToSeller,
  'ask-cancel': (context, order, by) => {
    change(context, order, by, { cancelAskedBy: by.by, answerByMs: context.timeMs + cancelAnswerMs });
  },
  'accept-cancel': backToSeller,
  'decline-cancel': (context, order, by) => {
    change(context, order, by, unasked);
  },
  release: toBuyer,
  appeal: (context, order, by) => {
    change(context, order, by, { state: 'appealed', ...unasked });
  },
  'accept-decision': (context, order, by) => {
    carryOut(context, order, otherRole(by.by), by);
  },
  object: (context, order, by) => {
    change(context, order, by, { state: 'appealed', isReopened: true, ...undecided });
  },
};

export function stepC2cOrder(context: Context, { accountId, orderId, step }: StepC2cOrder): Outcome {
  const { state, timeMs } = context;
  const order = state.c2c.open.get(orderId);
  if (order === undefined) {
    // A number that was given once may have been this one's; whose it was is forgotten with its end.
    return refuse(orderId > 0 && orderId < state.nextOrderId ? RejectReason.orderNotOpen : RejectReason.unknownOrder);
  }
  const role = order.buyer.accountId === accountId ? 'buyer' : order.seller.accountId === accountId ? 'seller' : null;
  if (role === null) return refuse(RejectReason.unknownOrder);
  if (!mayTakeStep(order, role, step, timeMs)) return refuse(RejectReason.c2cStepClosed);
  effects[step](context, order, { cause: step, by: role });
  return done(orderId);
}

export function decideC2cOrder(context: Context, { orderId, decidedFor }: DecideC2cOrder): Outcome {
  const { state, timeMs } = context;
  const order = state.c2c.open.get(orderId);
  if (order === undefined) return refuse(RejectReason.unknownOrder);
  if (order.state !== 'appealed') return refuse(RejectReason.c2cStepClosed);
  const by = { cause: 'decide', by: null } as const;
  if (order.isReopened) {
    order.decidedFor = decidedFor;
    carryOut(context, order, decidedFor, by);
  } else change(context, order, by, { state: 'decided', decidedFor, objectByMs: timeMs + objectionMs, ...unasked });
  return done(orderId);
}

/** Ends what time ends first of an order that is due. */
export function endInTime(context: Context, order: C2cOrder): void {
  const { state, payByMs, cancelAskedBy, answerByMs, decidedFor } = order;
  const isUnpaid = state === 'waiting' && context.timeMs > payByMs;
  if (decidedFor !== null) carryOut(context, order, decidedFor, { cause: 'carry-out', by: null });
  else if (isUnpaid && payByMs <= (answerByMs ?? payByMs)) backToSeller(context, order, { cause: 'expire', by: null }, 'expired');
  else if (cancelAskedBy === 'buyer') backToSeller(context, order, { cause: 'lapse', by: null });
  else change(context, order, { cause: 'lapse', by: null }, unasked);
}
