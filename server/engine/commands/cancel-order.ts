// Take one order, or all of an account's, out of the book.
import { everyMarket, type CancelAllOrders, type CancelOrder } from '../command.ts';
import { CancelReason } from '../event.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { RejectReason } from '../reject.ts';
import { withdraw } from './match.ts';

export function cancelOrder(context: Context, command: CancelOrder): Outcome {
  const { state } = context;
  const account = state.accounts.get(command.accountId);
  if (account === undefined) return refuse(RejectReason.unknownAccount);
  const order = state.orders.get(command.orderId);
  if (order === undefined)
    return refuse(command.orderId > 0 && command.orderId < state.nextOrderId ? RejectReason.orderNotOpen : RejectReason.unknownOrder);
  if (order.account !== account) return refuse(RejectReason.notOrderOwner);
  const market = state.markets.get(order.marketId);
  if (market === undefined) return refuse(RejectReason.unknownMarket);
  withdraw(context, market, order, CancelReason.requested);
  return done(order.orderId, [order.orderId]);
}

export function cancelAllOrders(context: Context, command: CancelAllOrders): Outcome {
  const { state } = context;
  const account = state.accounts.get(command.accountId);
  if (account === undefined) return refuse(RejectReason.unknownAccount);
  if (command.marketId !== everyMarket && !state.markets.has(command.marketId)) return refuse(RejectReason.unknownMarket);
  // Market by market, so that each touched level is announced once.
  const wanted = [...account.open.values()]
    .filter((order) => command.marketId === everyMarket || order.marketId === command.marketId)
    .filter((order) => command.side === null || order.side === command.side)
    .toSorted((a, b) => a.marketId - b.marketId || a.orderId - b.orderId);
  for (const order of wanted) {
    const market = state.markets.get(order.marketId);
    if (market !== undefined) withdraw(context, market, order, CancelReason.requested);
  }
  return done(
    null,
    wanted.map((order) => order.orderId),
  );
}
