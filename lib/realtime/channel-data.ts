// The data of each channel as a screen gets it, once snapshot and updates are put together.
import type { AccountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import type { AccountMessage } from '#lib/contract/channels/account.ts';
import type { BotsMessage } from '#lib/contract/channels/bots.ts';
import type { C2cMessage } from '#lib/contract/channels/c2c.ts';
import type { CandleMessage } from '#lib/contract/channels/candle.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { MarginMessage } from '#lib/contract/channels/margin.ts';
import type { OrderChange, OrdersSnapshot } from '#lib/contract/channels/orders.ts';
import type { PlansSnapshot } from '#lib/contract/channels/plans.ts';
import type { PositionsMessage } from '#lib/contract/channels/positions.ts';
import type { SourceState } from '#lib/contract/channels/source.ts';
import type { TickersMessage } from '#lib/contract/channels/tickers.ts';
import type { TradeMessage } from '#lib/contract/channels/trade.ts';
import type { TrackMessage } from '#lib/contract/channels/track.ts';
import type { UnifiedMessage } from '#lib/contract/channels/unified.ts';
import type { MarginAccountRow } from '#lib/contract/margin.ts';
import type { Candle, PublicTrade, Ticker } from '#lib/contract/market.ts';
import type { CoinBalance, SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import type { TrackingOrder } from '#lib/contract/tracking/tracking-order.ts';
import type { UnifiedAccountAnswer } from '#lib/contract/unified.ts';

/** `number` counts the changes of this page; it goes up by one and never repeats. */
export type NumberedOrderChange = OrderChange & { readonly number: number };

export type OrdersData = {
  /** Newest first. */
  readonly open: readonly SpotOrder[];
  /** The last 50 changes since the page was opened, oldest first: for notices, and to know when to ask for history again. */
  readonly changes: readonly NumberedOrderChange[];
};

/** `number` as of an order's change. */
export type NumberedPlanChange = { readonly plan: SpotPlan; readonly number: number };

export type PlansData = {
  /** Waiting and executing, newest first. */
  readonly open: readonly SpotPlan[];
  /** The last 50 changes since the page was opened, oldest first; a plan that is over is here and no longer open. */
  readonly changes: readonly NumberedPlanChange[];
};

export type AccountData = {
  /** The balances of spot, by coin. */
  readonly balances: ReadonlyMap<string, CoinBalance>;
  /** Every account; null under the key of spot alone. */
  readonly worth: AccountsWorth | null;
};

export type ChannelData = {
  /** By symbol. */
  readonly tickers: ReadonlyMap<string, Ticker>;
  readonly depth: DepthBook;
  /** Newest first, at most 100. */
  readonly trade: readonly PublicTrade[];
  /** Oldest first, at most 3: the running candle is the last, those before it have just closed. */
  readonly candle: readonly Candle[];
  readonly source: SourceState;
  readonly orders: OrdersData;
  readonly plans: PlansData;
  readonly tpsl: PlansData;
  readonly positions: FuturesAccount;
  readonly account: AccountData;
  readonly cross: readonly MarginAccountRow[];
  readonly isolated: readonly MarginAccountRow[];
  readonly unified: UnifiedAccountAnswer;
  /** By strategyId, in no order: those that run, and those that ended last. */
  readonly bots: ReadonlyMap<string, BotRow>;
  readonly track: readonly TrackingOrder[];
  readonly c2c: C2cMessage;
};

/** A channel's snapshot as it travels: what a server-rendered page seeds the hub with. */
export type ChannelSnapshot = {
  readonly tickers: TickersMessage;
  /** The checksum may be left out: nobody else's data came in between. */
  readonly depth: DepthBook;
  readonly trade: TradeMessage;
  readonly candle: CandleMessage;
  readonly source: SourceState;
  readonly orders: OrdersSnapshot;
  readonly plans: PlansSnapshot;
  readonly tpsl: PlansSnapshot;
  readonly positions: PositionsMessage;
  readonly account: AccountMessage;
  readonly cross: MarginMessage;
  readonly isolated: MarginMessage;
  readonly unified: UnifiedMessage;
  readonly bots: BotsMessage;
  readonly track: TrackMessage;
  readonly c2c: C2cMessage;
};

export type ChannelState<Data> = {
  /**
   * waiting: not connected or not answered yet; data, if any, is what was known before.
   * live: data is right, as of `sequence`.
   * resyncing: a message was missing or wrong; data is old until the fresh snapshot is here.
   * refused: see refusal.
   */
  readonly status: 'waiting' | 'live' | 'resyncing' | 'refused';
  readonly data: Data | null;
  readonly sequence: number;
  /** The server's time of the last message, 0 before the first. */
  readonly timeMs: number;
  readonly refusal: { readonly code: string; readonly msg: string } | null;
};

/** Fits React's useSyncExternalStore. The state is the same object until something changes, at most once per frame. */
export type ChannelStore<Data> = {
  /** The first listener opens the channel, the last one to leave closes it (after a moment). */
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChannelState<Data>;
  /** The state that the page was rendered with on the server. */
  getServerSnapshot(): ChannelState<Data>;
};
