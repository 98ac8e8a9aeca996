// An order in a margin wallet: what it has to borrow, whether the wallet bears it, and what it gives back when it ends unfilled.
import { Side } from '#lib/contract/enums.ts';
import { lotsLeft, type Account, type Order } from '../accounts/account.ts';
import { givenAsset, reservation } from '../accounts/settle.ts';
import type { PlaceOrder } from '../orders/order-command.ts';
import type { Market } from '../markets/market.ts';
import type { Context } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { wouldBreachMargin } from '../unified/would-breach-margin.ts';
import { refuseLoan, repayLoan, tradesIn } from './loans.ts';
import { borrowerOf, findMargin, isUnified } from './margin-account.ts';
import { RepayCause } from './margin-event.ts';
import { isPriced, isUsedUp, marginRisk, type Change } from './margin-risk.ts';

/** The account whose coins an order trades: its sender's own, or the margin wallet that it names. */
export function faceOf(
  { state }: Context,
  owner: Account,
  market: Market,
  order: Pick<PlaceOrder, 'wallet' | 'borrow' | 'repay'>,
): Account | RejectReason {
  const { wallet, borrow = false, repay = false } = order;
  const isLoan = borrow || repay;
  if (wallet === undefined) return isLoan && (market.contract !== null || borrowerOf(owner) === null) ? RejectReason.notMargined : owner;
  if (market.contract !== null) return RejectReason.notMargined;
  if (owner.unified !== null) return RejectReason.accountUnified;
  const margin = findMargin(owner, wallet, market.rules.marketId);
  if (margin === undefined) return RejectReason.insufficientBalance;
  return tradesIn(state, margin, market.rules) ? margin.account : RejectReason.notMargined;
}

/** The changes that trading some lots for a notional makes to a wallet. */
function changesOf({ rules }: Market, side: Side, lots: number, notional: number): Change[] {
  const sign = side === Side.buy ? 1 : -1;
  return [
    { assetId: rules.baseAssetId, held: sign * lots * rules.lotUnits, owed: 0 },
    { assetId: rules.quoteAssetId, held: -sign * notional, owed: 0 },
  ];
}

/**
 * The loan that an order needs before it can be placed, or the refusal if its wallet cannot bear it: once all of it has traded at its
 * price, collateral must be enough to borrow what is missing, and in any case the wallet must not be liquidated at once.
 * @param notional what its lots are worth at that price, in units of the quote coin
 */
export function loanFor(
  context: Context,
  account: Account,
  market: Market,
  command: Pick<PlaceOrder, 'side' | 'borrow'>,
  lots: number,
  notional: number,
): number | RejectReason {
  const margin = borrowerOf(account);
  if (margin === null || market.contract !== null) return 0;
  const { state } = context;
  const assetId = givenAsset(market, command.side);
  const cost = command.side === Side.buy ? notional : lots * market.rules.lotUnits;
  const missing = Math.max(0, cost - state.ledger.cash(account.row, assetId));
  const changes = changesOf(market, command.side, lots, notional);
  if (missing > 0) {
    if (command.borrow !== true) return RejectReason.insufficientBalance;
    return refuseLoan(context, margin, assetId, missing, changes) ?? missing;
  }
  if (isUnified(margin)) return wouldBreachMargin(state, margin, changes) ? RejectReason.marginNotEnough : 0;
  if (margin.debts.size === 0) return 0;
  if (!isPriced(state, margin, changes)) return RejectReason.noMarkPrice;
  return isUsedUp(marginRisk(state, margin, changes)) ? RejectReason.marginNotEnough : 0;
}

/** Why a resting order cannot be changed to this; null when it can. It borrows nothing more. */
export function refuseMarginChange(context: Context, market: Market, order: Order, priceTicks: number, lots: number): RejectReason | null {
  const margin = borrowerOf(order.account);
  if (margin === null || market.contract !== null) return null;
  const changes = changesOf(market, order.side, lots, priceTicks * lots * market.rules.tickLotUnits);
  if (isUnified(margin)) return wouldBreachMargin(context.state, margin, changes) ? RejectReason.marginNotEnough : null;
  if (margin.debts.size === 0) return null;
  return isUsedUp(marginRisk(context.state, margin, changes)) ? RejectReason.marginNotEnough : null;
}

/** An order that has borrowed and ends unfilled gives back what it did not need. */
export function returnLoan(context: Context, market: Market, order: Order): void {
  const { row } = order.account;
  const margin = borrowerOf(order.account);
  const borrowed = order.extra?.loan?.borrowedUnits ?? 0;
  if (margin === null || borrowed === 0 || order.kind === 'market') return;
  const unspent = reservation(market, order.side, order.priceTicks, lotsLeft(order));
  const assetId = givenAsset(market, order.side);
  const back = Math.min(borrowed, unspent, context.state.ledger.cash(row, assetId));
  repayLoan(context, margin, assetId, back, { cause: RepayCause.order, orderId: order.orderId });
}
