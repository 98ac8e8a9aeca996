// The ports of the channels to the rest of the exchange. Everything is handed in; the projections' readers fit as they are.
import type { AccountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import type { C2cOrderAnswer, C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import type { ContractBusinessLine } from '#lib/contract/contract-lines.ts';
import type { KlineInterval } from '#lib/contract/enums.ts';
import type { Candle, DepthLevel, PublicTrade, Ticker } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { MarginAccountRow, MarginMode } from '#lib/contract/margin.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import type { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AccountId, AssetId, OrderId } from '#server/engine/ids.ts';
import type { EventRecord } from '#server/engine/event.ts';
import type { Units } from '#server/engine/units.ts';

export type ChannelReaders = {
  /** Null: no such market, or no price yet. */
  ticker(symbol: string): Ticker | null;
  tickers(): readonly Ticker[];
  /** Best first; as of the last records that were told. */
  depth(symbol: string, levels: number): { readonly bids: readonly DepthLevel[]; readonly asks: readonly DepthLevel[] } | null;
  /** Newest first; as of the last records that were told. */
  publicTrades(symbol: string, limit: number): readonly PublicTrade[];
  /** Oldest first, the running one last. Holds every trade told before the question, and perhaps later ones. */
  candles(symbol: string, interval: KlineInterval, page: { readonly limit: number }): Promise<readonly Candle[]>;
  /** Resolves when openOrders() knows everything up to that sequence. */
  caughtUp(sequence: number): Promise<void>;
  /** The open orders of spot and of contracts. */
  openOrders(accountId: AccountId): Promise<readonly SpotOrder[]>;
  /** Newest first, of spot and of contracts; as of the last records that were told. */
  openPlans(accountId: AccountId): readonly SpotPlan[];
  /** A plan that is open or ended a moment ago. */
  plan(planId: OrderId): SpotPlan | null;
  /** An account's futures in the contracts of a line; at least as of the last records that were told. */
  futures(accountId: AccountId, line: ContractBusinessLine): Promise<FuturesAccount>;
  /** An account's margin wallets of a kind; at least as of the last records that were told. */
  margins(accountId: AccountId, mode: MarginMode): Promise<readonly MarginAccountRow[]>;
  /** The worth of everything that an account owns; at least as of the last records that were told. */
  worth(accountId: AccountId): Promise<AccountsWorth>;
  /** An account as one; at least as of the last records that were told. Null for nobody. */
  unified(accountId: AccountId): Promise<UnifiedAccountAnswer | null>;
  /** The positions of an account's copies. */
  tracking(accountId: AccountId): readonly TrackingOrder[];
  /** An account's bots, newest first: all that run, and those that ended last. */
  bots(accountId: AccountId): readonly BotRow[];
  /** Null: the venue has no marketplace between people. */
  readonly c2c: C2cOrdersReader | null;
};

/** At least as of the last records that were told. */
export type C2cOrdersReader = {
  /** Newest first. */
  open(accountId: AccountId): Promise<readonly C2cOrderAnswer[]>;
  /** Null: none of this account's. */
  find(accountId: AccountId, orderId: string): Promise<C2cOrderDetail | null>;
};

type BalanceLine = { readonly assetId: AssetId; readonly available: Units; readonly frozen: Units };

/** The exchange's own client fits. Its records must reach the readers before they reach the channels. */
export type RecordFeed = {
  subscribe(listener: (records: readonly EventRecord[]) => void): () => void;
  balances(accountId: AccountId): Promise<readonly BalanceLine[]>;
  /** The sequence of the newest record that was told. */
  status(): { readonly sequence: number };
};

export type ChannelSession = {
  readonly userId: string;
  readonly mode: TradingMode;
  /** In the venue of the mode. */
  readonly accountId: AccountId;
  readonly sessionId: string;
  /** Private channels end then. */
  readonly expiresAtMs: number;
};

/** The session that a Cookie header belongs to; null: none, or a session that is over. */
export type SessionOf = (cookieHeader: string) => Promise<ChannelSession | null>;

export type ChannelLog = {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
};
