// The snapshot of orders and books: every order in its place in the queue, the house's quotes, and the names that were used.
import { addOpenOrder, lotsLeft, type Order, type OrderExtra } from '../accounts/account.ts';
import type { AccountId, MarketId, OrderId } from '../ids.ts';
import { faceAt } from '../lending/margin-account.ts';
import type { Market } from '../markets/market.ts';
import type { PartImage } from '../snapshots/part-image.ts';
import type { State } from '../state.ts';

/** The plan of a linked order has this name on disk, also where it is a chase limit. */
type ExtraImage = Omit<OrderExtra, 'planId'> & { readonly ocoPlanId: OrderId };

type OrderImage = {
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  /** The market of its owner's margin wallet that the order is in. */
  readonly margin?: MarketId;
  readonly side: Order['side'];
  readonly timeInForce: Order['timeInForce'];
  readonly priceTicks: number;
  readonly quantityLots: number;
  readonly filledLots: number;
  readonly clientOrderId: string;
  readonly selfTradePrevention: Order['selfTradePrevention'];
  /** Only of orders that have it; with the lots that the book shows, where they are not all. */
  readonly extra?: ExtraImage;
  readonly shown?: number;
};

type OfVenue = { readonly nextOrderId: OrderId };
type OfAccount = { readonly clientOrderIds: readonly (readonly [string, OrderId])[] };
type OfMarket = {
  readonly lastTradeId: number;
  readonly lastPriceTicks: number;
  readonly quotes: readonly (readonly [AccountId, readonly OrderId[]])[];
  /** Best first, and within a price in the order of the queue. */
  readonly orders: readonly OrderImage[];
};

/** The orders of a book, bids then asks, each side in priority order. */
function* ordersOf(market: Market): Generator<Order> {
  for (const levels of [market.book.bids, market.book.asks]) {
    for (let rank = 0; rank < levels.count; rank += 1) {
      for (let slot = levels.headOf(levels.ranked(rank)); slot !== -1; slot = market.book.behind(slot)) {
        const order = market.resting[slot];
        if (order !== undefined) yield order;
      }
    }
  }
}

/** The order of the fields is part of the format: the same order always gives the same bytes. */
const extraImage = ({ displayLots, exit, planId, ...rest }: OrderExtra): ExtraImage => ({ displayLots, exit, ocoPlanId: planId, ...rest });
const extraOf = ({ displayLots, exit, ocoPlanId, ...rest }: ExtraImage): OrderExtra => ({ displayLots, exit, planId: ocoPlanId, ...rest });

/** The order of the fields is part of the format here too. */
function orderOf(order: Order, market: Market): OrderImage {
  const shown = market.book.remaining(order.slot);
  return {
    orderId: order.orderId,
    accountId: order.account.accountId,
    ...(order.account.margin === null ? {} : { margin: order.account.margin.marketId }),
    side: order.side,
    timeInForce: order.timeInForce,
    priceTicks: order.priceTicks,
    quantityLots: order.quantityLots,
    filledLots: order.filledLots,
    clientOrderId: order.clientOid,
    selfTradePrevention: order.selfTradePrevention,
    ...(order.extra === null ? {} : { extra: extraImage(order.extra) }),
    ...(shown === lotsLeft(order) ? {} : { shown }),
  };
}

function restoreBook(state: State, market: Market, orders: readonly OrderImage[]): void {
  for (const { accountId, margin, clientOrderId, shown, extra, ...rest } of orders) {
    const account = faceAt(state, accountId, margin);
    if (account === undefined) throw new Error(`snapshot has an order of the unknown account ${accountId}`);
    const order: Order = {
      ...rest,
      clientOid: clientOrderId,
      account,
      marketId: market.rules.marketId,
      kind: 'limit',
      extra: extra === undefined ? null : extraOf(extra),
      holding: null,
      slot: -1,
    };
    state.orders.add(order);
    order.slot = market.book.add(order.orderId, order.side, order.priceTicks, shown ?? lotsLeft(order));
    market.resting[order.slot] = order;
    if (order.extra?.toMarket !== undefined) state.schedule.addOrder(order);
  }
}

export const orderImage: PartImage<OfVenue, OfAccount, OfMarket> = {
  venue: ({ nextOrderId }) => ({ nextOrderId }),
  account: (_, { clientOids }) => ({ clientOrderIds: [...clientOids] }),
  market: (state, market) => ({
    lastTradeId: market.lastTradeId,
    lastPriceTicks: market.lastPriceTicks,
    quotes: [...market.quotes].map(
      ([accountId, orderIds]) => [accountId, orderIds.filter((orderId) => state.orders.has(orderId))] as const,
    ),
    orders: Array.from(ordersOf(market), (order) => orderOf(order, market)),
  }),
  restore: (state, { nextOrderId, accounts, markets }) => {
    state.nextOrderId = nextOrderId;
    for (const { accountId, clientOrderIds } of accounts)
      for (const [clientOid, orderId] of clientOrderIds) state.accounts.get(accountId)?.clientOids.set(clientOid, orderId);
    for (const { rules, lastTradeId, lastPriceTicks, quotes, orders } of markets) {
      const market = state.markets.get(rules.marketId);
      if (market === undefined) throw new Error(`snapshot has a book of the unknown market ${rules.marketId}`);
      Object.assign(market, { lastTradeId, lastPriceTicks });
      for (const [accountId, orderIds] of quotes) market.quotes.set(accountId, [...orderIds]);
      restoreBook(state, market, orders);
    }
    for (const order of state.orders.values()) addOpenOrder(order.account, order);
  },
};
