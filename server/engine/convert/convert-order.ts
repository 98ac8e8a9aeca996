// An order that converts at a rate of its owner's: held until the rate is reached, cancelled, or over.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import { HoldPurpose } from '#lib/contract/money/hold-purposes.ts';
import { rememberClientOid, type Account } from '../accounts/account.ts';
import { AccountKind } from '../identity/account-kind.ts';
import { addOrder, removeOrder, type ConvertOrder } from './conversions.ts';
import type { CancelConvertOrder, PlaceConvertOrder, SettleConvertOrder } from './convert-command.ts';
import { ConvertOutcome } from './convert-event.ts';
import { priceConversion } from './price.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import type { State } from '../state.ts';
import { refuseSwap } from '../unified/would-breach-margin.ts';
import { isAmount, units as asUnits } from '../units.ts';
import { conversionLegs, refuseDebtor } from './convert.ts';
import { refuseClientOid } from '../orders/place-order.ts';
import { holdFunds, pay } from '../wallets/pay.ts';

/**
 * Standing orders of an account.
 */
export const convertOrderLimit = 50;
const longestMs = 90 * 24 * 60 * 60_000;

const standing = ({ conversions }: State, account: Account): number =>
  [...conversions.orders.values()].reduce((count, order) => count + (order.account === account ? 1 : 0), 0);

export function placeConvertOrder(context: Context, command: PlaceConvertOrder): Outcome {
  const { state, timeMs } = context;
  const { accountId, assetId, toAssetId, units, toUnits, expiresMs, clientOid } = command;
  const account = state.accounts.get(accountId);
  if (account === undefined || account.kind !== AccountKind.user) return refuse(RejectReason.unknownAccount);
  if (!state.assets.has(assetId) || !state.assets.has(toAssetId)) return refuse(RejectReason.unknownAsset);
  const named = refuseClientOid(account, clientOid);
  if (named !== null) return named;
  const { terms } = state.conversions;
  if (terms === null || state.convertAccount === null || assetId === toAssetId) return refuse(RejectReason.noConversion);
  if (!isAmount(units) || !isAmount(toUnits)) return refuse(RejectReason.invalidAmount);
  if (!Number.isSafeInteger(expiresMs) || expiresMs <= timeMs || expiresMs - timeMs > longestMs) return refuse(RejectReason.quoteExpired);
  // Books that are thin or closed just now may be well again before it ends; coins without a way never are.
  if (priceConversion(state, terms, assetId, toAssetId, units) === RejectReason.noConversion) return refuse(RejectReason.noConversion);
  const indebted = refuseDebtor(account, toAssetId);
  if (indebted !== null) return refuse(indebted);
  if (standing(state, account) >= convertOrderLimit) return refuse(RejectReason.convertOrderLimit);
  const amount = Number(units);
  if (!state.ledger.canPay(account.row, assetId, amount)) return refuse(RejectReason.insufficientBalance);
  const refusedSwap = refuseSwap(state, account, { assetId, units: amount }, { assetId: toAssetId, units: Number(toUnits) });
  if (refusedSwap !== null) return refuse(refusedSwap);
  const orderId = state.nextOrderId;
  state.nextOrderId += 1;
  const told = { type: 'convert-order-opened', orderId, accountId, assetId, units, toAssetId, toUnits, expiresMs, clientOid } as const;
  holdFunds(context, { account, assetId, amount, purpose: HoldPurpose.convertOrder, orderId }, told);
  addOrder(state.conversions, { orderId, account, assetId, amount, toAssetId, min: Number(toUnits), expiresMs, clientOid });
  rememberClientOid(account, clientOid, orderId);
  return done(orderId);
}

/** Its money is available again. */
function giveBack(context: Context, order: ConvertOrder, outcome: ConvertOutcome): void {
  const { orderId, account, assetId, amount } = order;
  const { accountId } = account;
  removeOrder(context.state.conversions, order);
  const told = { type: 'convert-order-closed', orderId, accountId, outcome, toUnits: asUnits(0n) } as const;
  holdFunds(context, { account, assetId, amount: -amount, purpose: HoldPurpose.convertOrder, orderId }, told);
}

export const expireConvertOrder = (context: Context, order: ConvertOrder): void => giveBack(context, order, ConvertOutcome.expired);

export function cancelConvertOrder(context: Context, { accountId, orderId }: CancelConvertOrder): Outcome {
  const order = context.state.conversions.orders.get(orderId);
  // An order of another account is reported as unknown.
  if (order === undefined || order.account.accountId !== accountId) return refuse(RejectReason.unknownOrder);
  giveBack(context, order, ConvertOutcome.cancelled);
  return done(orderId, [orderId]);
}

/** The units that convert would give for an order now, if they are as many as it asks; else the refusal. */
export function reachedUnits(state: State, order: ConvertOrder): bigint | RejectReason {
  const { conversions, convertAccount, ledger } = state;
  if (conversions.terms === null || convertAccount === null) return RejectReason.noConversion;
  const indebted = refuseDebtor(order.account, order.toAssetId);
  if (indebted !== null) return indebted;
  const priced = priceConversion(state, conversions.terms, order.assetId, order.toAssetId, BigInt(order.amount));
  if (typeof priced === 'string') return priced;
  if (priced.toUnits < BigInt(order.min) || !isAmount(priced.toUnits)) return RejectReason.convertNotReached;
  return ledger.canPay(convertAccount.row, order.toAssetId, Number(priced.toUnits)) ? priced.toUnits : RejectReason.convertAccountEmpty;
}

export function settleConvertOrder(context: Context, { orderId }: SettleConvertOrder): Outcome {
  const { state, timeMs } = context;
  const order = state.conversions.orders.get(orderId);
  if (order === undefined) return refuse(RejectReason.unknownOrder);
  if (timeMs > order.expiresMs) {
    expireConvertOrder(context, order);
    return done(orderId, [orderId]);
  }
  const { account, assetId, amount, toAssetId } = order;
  const reached = reachedUnits(state, order);
  if (typeof reached === 'string') return refuse(reached);
  removeOrder(state.conversions, order);
  const { accountId } = account;
  const [given, toUnits] = [asUnits(BigInt(amount)), asUnits(reached)];
  const legs = [{ assetId, units: given, toUnits, reason: null }];
  pay(context, {
    cause: LedgerCause.convert,
    orderId,
    legs: conversionLegs(state, account, { assetId, amount, isHeld: true }, { assetId: toAssetId, amount: Number(reached) }),
    told: [
      { type: 'converted', accountId, toAssetId, legs, reference: '', orderId },
      { type: 'convert-order-closed', orderId, accountId, outcome: ConvertOutcome.filled, toUnits },
    ],
  });
  return done(orderId);
}
