// Take one order, or all of an account's, out of the book.
import { MarketState, Wallet } from '#lib/contract/enums.ts';
import type { Account, Order } from '../accounts/account.ts';
import { everyMarket, type OrderId } from '../ids.ts';
import type { CancelAllOrders, CancelOrder } from './order-command.ts';
import { CancelReason } from './order-event.ts';
import { facesOf } from '../lending/margin-account.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { findOrder } from './find-order.ts';
import { withdraw } from './match.ts';

export function cancelOrder(context: Context, command: CancelOrder): Outcome {
  const found = findOrder(context, command.accountId, command.orderId);
  if ('ok' in found) return found;
  const { order, market } = found;
  if (market.state === MarketState.halted) return refuse(RejectReason.marketHalted);
  withdraw(context, market, order, CancelReason.requested);
  return done(order.orderId, [order.orderId]);
}

export function cancelAllOrders(context: Context, command: CancelAllOrders): Outcome {
  const { state } = context;
  const account = state.accounts.get(command.accountId);
  if (account === undefined) return refuse(RejectReason.unknownAccount);
  const market = state.markets.get(command.marketId);
  if (command.marketId !== everyMarket && market === undefined) return refuse(RejectReason.unknownMarket);
  if (market?.state === MarketState.halted) return refuse(RejectReason.marketHalted);
  const cancelled = withdrawAll(
    context,
    account,
    CancelReason.requested,
    (order) =>
      (command.marketId === everyMarket || order.marketId === command.marketId) &&
      (command.side === null || order.side === command.side) &&
      (command.wallet === undefined || walletOf(order) === command.wallet),
    false,
  );
  return done(null, cancelled);
}

/** Orders for contracts stand on the futures wallet. */
function walletOf({ account, marketId }: Order): Wallet {
  if (account.margin !== null) return account.margin.wallet;
  return account.futures?.holdings.has(marketId) === true ? Wallet.futures : Wallet.spot;
}

/** Takes an account's wanted orders out of the books, market by market so that each touched level is announced once; halted markets only when told to. */
export function withdrawAll(
  context: Context,
  account: Account,
  reason: CancelReason,
  isWanted: (order: Order) => boolean,
  evenWhereHalted: boolean,
): OrderId[] {
  const { state } = context;
  const open = facesOf(account).flatMap((face) => [...face.open.values()]);
  const wanted = open.filter(isWanted).toSorted((a, b) => a.marketId - b.marketId || a.orderId - b.orderId);
  const withdrawn: OrderId[] = [];
  for (const order of wanted) {
    const market = state.markets.get(order.marketId);
    if (market === undefined || (market.state === MarketState.halted && !evenWhereHalted)) continue;
    withdraw(context, market, order, reason);
    withdrawn.push(order.orderId);
  }
  return withdrawn;
}
