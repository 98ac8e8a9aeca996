// A user's own orders: what is open, then every change as it happens.
import type { OrderChange } from '#lib/contract/channels/orders.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import type { AccountId, OrderId } from '#server/engine/ids.ts';
import { lineOf } from '#server/engine/markets/contract-listing.ts';
import type { TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import type { Listings } from '#server/engine/listings.ts';
import { createTradeProfits } from '#server/engine/futures/trade-profits.ts';
import type { AccountNews } from '../batch.ts';
import type { ChannelReaders, RecordFeed } from '../ports.ts';
import type { Topic } from '../topic.ts';
import {
  acceptOrder,
  amendLiveOrder,
  cancelLiveOrder,
  fillOf,
  fillOrder,
  guardLiveOrder,
  isFinished,
  readLiveOrder,
  type LiveOrder,
} from './live-order.ts';

export type OrdersSources = {
  readonly readers: Pick<ChannelReaders, 'caughtUp' | 'openOrders'>;
  readonly feed: Pick<RecordFeed, 'status'>;
  readonly listings: Listings;
};

/** A reader's order holds everything up to its last change, which may be among the early events. */
function isKnown(order: LiveOrder | undefined, timeMs: number, filledAfter: number | null): boolean {
  if (order === undefined) return false;
  if (timeMs !== order.wire.updateTimeMs) return timeMs < order.wire.updateTimeMs;
  return filledAfter === null || filledAfter <= order.filledLots;
}

async function readOpenOrders(
  { readers, feed, listings }: OrdersSources,
  line: BusinessLine,
  accountId: AccountId,
): Promise<ReadonlyMap<OrderId, LiveOrder>> {
  await readers.caughtUp(feed.status().sequence);
  const orders = new Map<OrderId, LiveOrder>();
  for (const wire of await readers.openOrders(accountId)) {
    const order = readLiveOrder(wire, listings);
    // Margin orders are listed among the orders of spot.
    const told = wire.businessLine === BusinessLine.margin ? BusinessLine.spot : wire.businessLine;
    if (order !== null && told === line) orders.set(Number(wire.orderId), order);
  }
  return orders;
}

/** A topic of the orders of spot, or of a line of contracts. */
export function ordersTopic(sources: OrdersSources, line: BusinessLine, accountId: AccountId): Topic {
  const { listings } = sources;
  const open = new Map<OrderId, LiveOrder>();
  const changes: OrderChange[] = [];
  const profits = createTradeProfits();
  /** The news that arrives while the snapshot is read. Null afterwards. */
  let early: AccountNews[] | null = [];
  /** The last state a reader told, for telling apart what it knew already. */
  const read = new Map<OrderId, LiveOrder>();

  const put = (orderId: OrderId, order: LiveOrder, fill: OrderChange['fill']): void => {
    if (isFinished(order)) open.delete(orderId);
    else open.set(orderId, order);
    changes.push({ order: order.wire, fill });
  };

  const fill = (trade: TradeExecuted, leg: TradeLeg, timeMs: number): void => {
    const profit = profits.take(leg);
    const order = open.get(leg.orderId);
    if (order === undefined || isKnown(read.get(leg.orderId), timeMs, order.quantityLots - leg.remainingLots)) return;
    put(leg.orderId, fillOrder(order, trade, leg, timeMs, listings), fillOf(order, trade, leg, timeMs, listings, profit));
  };

  const apply = ({ event, timeMs }: AccountNews): void => {
    profits.see(event);
    if (event.type === 'trade-executed') {
      for (const leg of [event.maker, event.taker]) if (leg.accountId === accountId) fill(event, leg, timeMs);
      return;
    }
    if (event.type === 'order-accepted') {
      if (lineOf(listings.market(event.marketId)) === line && !open.has(event.orderId))
        put(event.orderId, acceptOrder(event, timeMs, listings), null);
      return;
    }
    if (event.type !== 'order-amended' && event.type !== 'order-exit-set' && event.type !== 'order-cancelled') return;
    const order = open.get(event.orderId);
    if (order === undefined) return;
    if (event.type === 'order-cancelled') put(event.orderId, cancelLiveOrder(order, event, timeMs), null);
    else if (isKnown(read.get(event.orderId), timeMs, null)) return;
    else if (event.type === 'order-amended') put(event.orderId, amendLiveOrder(order, event, timeMs, listings), null);
    else put(event.orderId, guardLiveOrder(order, event, timeMs, listings), null);
  };

  return {
    follows: 'account',
    accountId,
    ready: async () => {
      for (const [orderId, order] of await readOpenOrders(sources, line, accountId)) read.set(orderId, order);
      for (const [orderId, order] of read) open.set(orderId, order);
      for (const news of early ?? []) apply(news);
      early = null;
      read.clear();
      changes.length = 0;
    },
    see: (news) => {
      if (early !== null) early.push(...news);
      else for (const one of news) apply(one);
    },
    snapshot: () => [...open].sort(([a], [b]) => b - a).map(([, order]) => order.wire),
    take: () => (early !== null || changes.length === 0 ? null : changes.splice(0)),
  };
}
