// Stops that the price has jumped over: what is told of them, and how what is left of them trades at market.
import { MarketState } from '#lib/contract/enums.ts';

import { nothing } from './amounts.ts';
import { walkBook, type Incoming } from './book.ts';
import { bandEdge } from './check-order.ts';
import { take, type Aftermath } from './trading.ts';
import { notionalOf, type ModelOrder, type ModelPlan, type Venue } from './venue.ts';

/** The order of a stop that rests has been jumped over, and may be due at market. */
export function passStop(venue: Venue, { fired, terms }: ModelPlan, order: ModelOrder): void {
  if (!order.market.orders.includes(order) || (fired?.leg !== 'stop-loss' && fired?.leg !== 'stop')) return;
  const stop = terms.kind === 'exit' ? terms.exit.stopLoss : terms.kind === 'oco' ? terms.stop : null;
  const afterMs = stop?.marketAfterMs;
  if (afterMs !== undefined) order.toMarket = { afterMs, dueMs: venue.timeMs + afterMs };
  venue.news.stops.push(`#${order.id} passed with ${order.left}, due ${order.toMarket?.dueMs ?? 0}`);
}

/** The book has something for it within the band, and a buy can pay what that costs beyond its hold. */
function canTrade(venue: Venue, order: ModelOrder, incoming: Incoming): boolean {
  const { market, owner, side, price } = order;
  const { lots, cost } = walkBook(incoming);
  if (market.state !== MarketState.online || lots === 0) return false;
  const more = cost.minus(notionalOf(market.rules, price, lots));
  return side === 'sell' || more.lte(0) || more.lte(venue.available(owner, market.rules.quoteAssetId));
}

/** Takes what the book has; the rest goes to the end of the queue of its own limit, for another turn. */
export function turn(venue: Venue, order: ModelOrder): Aftermath {
  const after: Aftermath = { moved: null, ended: [], traded: [] };
  const { owner, market, side, prevention, toMarket } = order;
  if (toMarket === null) return after;
  const incoming = { owner, market, side, prevention, worst: bandEdge(market, owner, side), lots: order.left, money: nothing };
  order.toMarket = { ...toMarket, dueMs: venue.timeMs + toMarket.afterMs };
  if (!canTrade(venue, order, incoming)) return after;
  venue.news.stops.push(`#${order.id} turns with ${order.left}`);
  venue.news.touched.add(owner.id);
  market.orders = market.orders.filter((one) => one !== order);
  take(venue, order, incoming, after);
  order.left = incoming.lots;
  if (order.left === 0) {
    after.ended.push(order);
    return after;
  }
  order.shown = order.left;
  order.turn = venue.turns++;
  market.orders.push(order);
  return after;
}
