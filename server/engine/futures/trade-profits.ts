// The realised gain of closing in each trade of contracts: told with the position, asked for with the trade that follows it.
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId, OrderId } from '../ids.ts';
import type { ExchangeEvent } from '../event.ts';
import type { TradeLeg } from '../orders/order-event.ts';

export type TradeProfits = {
  /** Every event, in order. */
  see(event: ExchangeEvent): void;
  /** Before fees, in the smallest units of the margin coin; once for each leg of a trade. */
  take(leg: Pick<TradeLeg, 'accountId' | 'orderId'>): bigint;
};

export function createTradeProfits(): TradeProfits {
  const waiting = new Map<string, bigint>();
  const keyOf = (accountId: AccountId, orderId: OrderId): string => `${accountId} ${orderId}`;
  return {
    see: (event) => {
      if (event.type !== 'position-changed' || event.cause !== LedgerCause.trade) return;
      const key = keyOf(event.accountId, event.orderId);
      waiting.set(key, (waiting.get(key) ?? 0n) + event.realisedUnits);
    },
    take: ({ accountId, orderId }) => {
      const key = keyOf(accountId, orderId);
      const profit = waiting.get(key) ?? 0n;
      waiting.delete(key);
      return profit;
    },
  };
}
