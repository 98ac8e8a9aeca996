// The state of converting: the venue's terms, the quotes that have been taken, and the open orders.
import type { Account } from '../accounts/account.ts';
import type { AssetId, MarketId, OrderId } from '../ids.ts';

export type ConvertTerms = {
  readonly spreadPpm: number;
  readonly reachPpm: number;
  readonly guardPpm: number;
  /** Orders whose time is over go with the clock; left out: when somebody asks for them to be settled, as in older journals. */
  readonly expiresByClock?: true;
};

/** Plain safe integers of the coins' smallest units. */
export type ConvertOrder = {
  readonly orderId: OrderId;
  readonly account: Account;
  readonly assetId: AssetId;
  readonly amount: number;
  readonly toAssetId: AssetId;
  readonly min: number;
  readonly expiresMs: number;
  readonly clientOid: string;
};

export type Conversions = {
  /** Null: nothing is converted until the venue says on which terms. */
  terms: ConvertTerms | null;
  /** In the order of placing. */
  readonly orders: Map<OrderId, ConvertOrder>;
  /** The first millisecond in which an order's time is over; null when it has to be found again. */
  nextExpiryMs: number | null;
  /** Quotes taken, with the moment they run out: kept until then, since after it they are refused by their time. */
  readonly taken: Map<string, number>;
  /** Spot markets by their two coins; worked out again whenever markets have been listed. */
  readonly pairs: Map<number, MarketId>;
  pairsOf: number;
};

export const newConversions = (): Conversions => ({
  terms: null,
  orders: new Map(),
  nextExpiryMs: null,
  taken: new Map(),
  pairs: new Map(),
  pairsOf: 0,
});

export function addOrder(conversions: Conversions, order: ConvertOrder): void {
  conversions.orders.set(order.orderId, order);
  conversions.nextExpiryMs = null;
}

export function removeOrder(conversions: Conversions, { orderId }: ConvertOrder): void {
  conversions.orders.delete(orderId);
  conversions.nextExpiryMs = null;
}

/** The first millisecond in which an order's time is over; infinite when none stands. */
export function nextExpiryMs(conversions: Conversions): number {
  let earliest = conversions.nextExpiryMs ?? Number.POSITIVE_INFINITY;
  if (conversions.nextExpiryMs === null)
    for (const { expiresMs } of conversions.orders.values()) earliest = Math.min(earliest, expiresMs + 1);
  conversions.nextExpiryMs = earliest;
  return earliest;
}

/** Forgets quotes that have run out. */
export function forgetQuotes({ taken }: Conversions, nowMs: number): void {
  for (const [reference, expiresMs] of taken) if (expiresMs < nowMs) taken.delete(reference);
}
