// A run of records, sorted by whom it concerns.
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';

/** Accounts below are the venue's own: nobody subscribes to them. */
const firstUserAccount: AccountId = 1000;

export type MarketNews = { bookMoved: boolean; readonly trades: { readonly trade: TradeExecuted; readonly timeMs: number }[] };
export type AccountNews = { readonly event: ExchangeEvent; readonly timeMs: number };

export type Batch = {
  readonly markets: ReadonlyMap<MarketId, MarketNews>;
  readonly accounts: ReadonlyMap<AccountId, readonly AccountNews[]>;
};

/** The user accounts that an event concerns, each once. */
function concerned(event: ExchangeEvent): readonly AccountId[] {
  switch (event.type) {
    case 'order-accepted':
    case 'order-amended':
    case 'order-cancelled':
    case 'leading-started':
    case 'leading-stopped':
    case 'plan-opened':
    case 'plan-amended':
    case 'plan-activated':
    case 'plan-triggered':
    case 'plan-sliced':
    case 'plan-repriced':
    case 'plan-paused':
    case 'plan-resumed':
    case 'plan-closed':
    case 'funds-transferred':
    case 'contract-settings-set':
    case 'position-mode-set':
    case 'auto-append-set':
    case 'order-exit-set':
    case 'stop-passed':
    case 'stop-turned':
    case 'position-changed':
    case 'position-liquidated':
    case 'position-deleveraged':
    case 'funding-paid':
    case 'loan-taken':
    case 'loan-repaid':
    case 'interest-charged':
    case 'margin-called':
    case 'margin-liquidated':
    case 'isolated-leverage-set':
    case 'interest-grade-set':
    case 'account-mode-switched':
    case 'withdrawal-reserved':
    case 'withdrawal-settled':
    case 'withdrawal-released':
    case 'deposit-reversed':
    case 'debt-changed':
    case 'converted':
    case 'convert-order-opened':
    case 'convert-order-closed':
      return [event.accountId];
    case 'trade-executed':
      return [...new Set([event.maker.accountId, event.taker.accountId])];
    case 'funds-sent':
      return [event.accountId, event.toAccountId];
    case 'strategy-funds-moved':
    case 'leader-followed':
      return [event.accountId, event.ownerId];
    case 'strategy-share-paid':
    case 'strategy-subscribed':
      return [event.accountId, event.authorId];
    case 'c2c-coins-swapped':
    case 'c2c-order-moved':
    case 'c2c-order-placed':
      return [event.buyerId, event.sellerId];
    case 'ledger-posted':
      return [...new Set(event.entries.map((entry) => entry.accountId))];
    case 'asset-listed':
    case 'market-listed':
    case 'account-opened':
    case 'account-owner-named':
    case 'journal-named':
    case 'input-noted':
    case 'deposit-credited':
    case 'level-changed':
    case 'reference-price-set':
    case 'market-state-set':
    case 'countdown-set':
    case 'countdown-expired':
    case 'command-failed':
    case 'mark-price-set':
    case 'funding-settled':
    case 'contract-delivered':
    case 'margin-asset-set':
    case 'margin-market-set':
    case 'margin-rules-set':
    case 'convert-terms-set':
    case 'unified-terms-set':
    case 'strategy-account-opened':
    case 'strategy-instructed':
    case 'step-taken':
      return [];
  }
}

export function readBatch(records: readonly EventRecord[]): Batch {
  const markets = new Map<MarketId, MarketNews>();
  const accounts = new Map<AccountId, AccountNews[]>();
  const newsOf = (marketId: MarketId): MarketNews => {
    const known = markets.get(marketId) ?? { bookMoved: false, trades: [] };
    markets.set(marketId, known);
    return known;
  };
  for (const { timeMs, events } of records) {
    for (const event of events) {
      if (event.type === 'level-changed') newsOf(event.marketId).bookMoved = true;
      if (event.type === 'trade-executed') newsOf(event.marketId).trades.push({ trade: event, timeMs });
      for (const accountId of concerned(event)) {
        if (accountId < firstUserAccount) continue;
        const news = accounts.get(accountId) ?? [];
        news.push({ event, timeMs });
        accounts.set(accountId, news);
      }
    }
  }
  return { markets, accounts };
}
