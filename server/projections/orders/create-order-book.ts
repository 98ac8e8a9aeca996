// The open orders of users, in memory: moved along by events, and told whether or not the database is there.
import { eq } from 'drizzle-orm';

import { BusinessLine, OrderStatus } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import type { AccountId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { Listings } from '#server/engine/listings.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import type { TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import type { Store } from '#server/store/open-store.ts';
import { orders } from '#server/store/schema/orders.ts';
import { acceptedOrder } from '#server/wire/accepted-order.ts';
import { type OrderFacts, toWireOrder } from '#server/wire/to-wire-order.ts';
import { createMarketCounts } from '../live/market-counts.ts';
import type { MarketScope } from '../of-scope.ts';
import type { OfWallet } from '../of-wallet.ts';
import { decodeExit } from '../stored/stored-exit.ts';
import { isUserAccount } from '../writing/is-user-account.ts';

/** Orders of spot also have a wallet. */
export type OrderScope = MarketScope & { readonly wallet?: OfWallet | undefined };

type OpenOrder = OrderFacts & { readonly accountId: AccountId };

export type OrderBook = {
  /** In order, each event once. */
  apply(event: ExchangeEvent, timeMs: number): void;
  /** Newest first. An unknown symbol has none. */
  open(accountId: AccountId, scope?: OrderScope): readonly SpotOrder[];
  /** Markets in which one is open. */
  markets(): Iterable<MarketId>;
};

/** Those that were open at the checkpoint. */
export async function readOpenOrders(db: Store['db']): Promise<readonly OpenOrder[]> {
  const rows = await db.select().from(orders).where(eq(orders.open, true));
  return rows.map((row) => ({ ...row, exit: decodeExit(row.exit) }));
}

const isInWallet = ({ wallet }: OpenOrder, meant: OfWallet | undefined): boolean =>
  meant === undefined || (meant === 'own' ? wallet === null : meant === 'margin' ? wallet !== null : wallet === meant);

function isOfLine({ marketId }: OpenOrder, line: BusinessLine | undefined, listings: Listings): boolean {
  if (line === undefined) return true;
  const market = listings.market(marketId);
  if (line === BusinessLine.spot || line === BusinessLine.contract) return isContract(market) === (line === BusinessLine.contract);
  return isContract(market) && market.contract.line === line;
}

/** `known`: the orders that were open when the events begin. */
export function createOrderBook(listings: Listings, known: readonly OpenOrder[]): OrderBook {
  const byAccount = new Map<AccountId, Map<OrderId, OpenOrder>>();
  const counts = createMarketCounts();
  const put = (order: OpenOrder): void => {
    const own = byAccount.get(order.accountId) ?? new Map<OrderId, OpenOrder>();
    byAccount.set(order.accountId, own);
    if (!own.has(order.orderId)) counts.add(order.marketId);
    own.set(order.orderId, order);
  };
  const remove = (accountId: AccountId, orderId: OrderId): void => {
    const own = byAccount.get(accountId);
    const order = own?.get(orderId);
    if (own === undefined || order === undefined) return;
    own.delete(orderId);
    counts.remove(order.marketId);
    if (own.size === 0) byAccount.delete(accountId);
  };
  const change = (accountId: AccountId, orderId: OrderId, changes: Partial<OpenOrder>): void => {
    const order = byAccount.get(accountId)?.get(orderId);
    if (order !== undefined) put({ ...order, ...changes });
  };
  const fill = (
    { quantityLots, notionalUnits }: TradeExecuted,
    { accountId, orderId, feeUnits, orderFilled }: TradeLeg,
    timeMs: number,
  ) => {
    const order = byAccount.get(accountId)?.get(orderId);
    if (order === undefined) return;
    if (orderFilled) return remove(accountId, orderId);
    put({
      ...order,
      filledLots: order.filledLots + quantityLots,
      filledUnits: order.filledUnits + notionalUnits,
      feeUnits: order.feeUnits + feeUnits,
      status: OrderStatus.partiallyFilled,
      updatedAtMs: timeMs,
    });
  };
  for (const order of known) put(order);

  return {
    apply: (event, timeMs) => {
      if (event.type === 'trade-executed') for (const leg of [event.maker, event.taker]) fill(event, leg, timeMs);
      else if (event.type === 'order-accepted') {
        if (isUserAccount(event.accountId)) put({ ...acceptedOrder(event, timeMs, listings), accountId: event.accountId });
      } else if (event.type === 'order-amended') {
        const { priceTicks, quantityLots } = event;
        change(event.accountId, event.orderId, { priceTicks, quantityLots, updatedAtMs: timeMs });
      } else if (event.type === 'order-exit-set') change(event.accountId, event.orderId, { exit: event.exit, updatedAtMs: timeMs });
      else if (event.type === 'order-cancelled') remove(event.accountId, event.orderId);
    },
    open: (accountId, { symbol, line, wallet } = {}) => {
      const marketId = symbol === undefined ? undefined : listings.marketOf(symbol)?.marketId;
      if (symbol !== undefined && marketId === undefined) return [];
      const isMeant = (order: OpenOrder): boolean =>
        (marketId === undefined || order.marketId === marketId) && isOfLine(order, line, listings) && isInWallet(order, wallet);
      return [...(byAccount.get(accountId)?.values() ?? [])]
        .filter(isMeant)
        .toSorted((a, b) => b.orderId - a.orderId)
        .map((order) => toWireOrder(order, listings));
    },
    markets: counts.markets,
  };
}
