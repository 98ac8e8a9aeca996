// A resting order for a contract is given another take-profit and stop-loss for what it will have traded.
import type { SetOrderExit } from './contract-command.ts';
import { isClosing } from '../accounts/positions/holding.ts';
import { closedTo } from '../markets/market.ts';
import { done, refuse, type Context, type Outcome } from '../outcome.ts';
import { copyExit } from '../plans/trigger-terms.ts';
import { RejectReason } from '../reject.ts';
import { findOrder } from '../orders/find-order.ts';
import { checkExit } from '../orders/preset-exit.ts';

/** Nothing else of the order changes, its place in the queue included. What only closes leaves nothing to guard. */
export function setOrderExit(context: Context, { accountId, orderId, exit }: SetOrderExit): Outcome {
  const found = findOrder(context, accountId, orderId);
  if ('ok' in found) return found;
  const { order, market } = found;
  const closed = closedTo(market);
  if (closed !== null) return refuse(closed);
  // Proceeds of spot fills are counted only while an order has an exit: an exit that is set later would not know them.
  if (market.contract === null || isClosing(order)) return refuse(RejectReason.invalidExit);
  const wrong = checkExit(order.account, order.side, order.priceTicks, exit ?? undefined);
  if (wrong !== null) return refuse(wrong);
  const {
    displayLots = 0,
    planId = 0,
    netUnits = 0,
    reduceOnly = false,
    holdSide = null,
    loan = null,
    armed,
    toMarket,
  } = order.extra ?? {};
  const isPlain = exit === null && displayLots === 0 && planId === 0 && holdSide === null && armed === undefined && toMarket === undefined;
  const terms = exit === null ? null : copyExit(exit);
  // What it has opened keeps its terms: later fills open another one.
  const rest = armed === undefined ? {} : { armed: { ...armed, planId: 0 } };
  order.extra = isPlain
    ? null
    : { displayLots, exit: terms, planId, netUnits, reduceOnly, holdSide, loan, ...rest, ...(toMarket === undefined ? {} : { toMarket }) };
  context.events.push({ type: 'order-exit-set', orderId, accountId, marketId: order.marketId, exit });
  return done(orderId);
}
