// A kind of bot as the mechanism knows it: it is told what has happened, and says what it wants done. Pure: no clock, no chance, no I/O.
import type { BotState, StopReason } from '#lib/contract/bots/strategy-codes.ts';
import type { KlineInterval, MarketState, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { LeaderInput } from './leaders/leader-input.ts';
import type { MarketWithCoins } from '#server/engine/markets/market-with-coins.ts';
import type { CancelReason } from '#server/engine/orders/order-event.ts';
import type { RejectReason } from '#server/engine/reject.ts';
import type { StrategyWallet } from '#server/engine/strategies/strategy-command.ts';

/** The market of a bot, in integers. */
export type BotMarket = MarketWithCoins;

/** The prices of a moment, in ticks; 0: there is none yet. Of spot the mark is the last price. */
export type BotPrices = { readonly lastTicks: number; readonly markTicks: number };

/** A closed candle, built from trades in exchange time; one without a trade repeats the close before it, with volume 0. */
export type ClosedCandle = {
  readonly interval: KlineInterval;
  readonly openMs: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volumeLots: number;
};

/** Closed candles from before the start of a bot: how many it asks for, and of which interval. */
export type HistoryNeed = { readonly interval: KlineInterval; readonly candles: number };

/** Closed candles from before the start, oldest first and without gaps; there may be fewer than were asked for, and none. */
export type History = {
  readonly interval: KlineInterval;
  /** The open time of the last one. */
  readonly lastOpenMs: number;
  /** In ticks and in lots, as many of the one as of the other. */
  readonly closes: readonly number[];
  readonly volumes: readonly number[];
};

/** The words of an owner to a bot, beside its start. `edit` is of the kind's own edit, checked before it came here. */
export type OwnerAction<Edit> =
  | { readonly action: 'pause' | 'resume' | 'last-round' }
  /** sells: sells or closes everything; otherwise it is given back as it is. */
  | { readonly action: 'stop'; readonly sells: boolean }
  | { readonly action: 'edit'; readonly edit: Edit }
  /** The funds are on their way by themselves; `moved` tells when they are there. */
  | { readonly action: 'add-funds'; readonly assetId: AssetId; readonly units: number }
  | { readonly action: 'withdraw-profit'; readonly assetId: AssetId; readonly units: number };

/** Steps are the numbers that the actions of a bot have, from 1. */
export type BotInput<Edit> = { readonly timeMs: number; readonly prices: BotPrices } & (
  | { readonly type: 'start' }
  /** Told directly before `start`, of each market that it asked for one of. */
  | ({ readonly type: 'history' } & History)
  /** A price that it waits for was reached: see `Waits`. */
  | { readonly type: 'price' }
  | { readonly type: 'time' }
  /** A profit that it waits for is reached, at the prices of the moment: see `ProfitWaits`. */
  | { readonly type: 'profit' }
  | { readonly type: 'candle'; readonly candle: ClosedCandle }
  /** A part of one of its orders has traded. Fees are units of the coin that is received, of contracts of the margin coin. */
  | {
      readonly type: 'filled';
      readonly step: number;
      readonly side: Side;
      readonly priceTicks: number;
      readonly lots: number;
      readonly feeUnits: number;
      /** The order is complete with it. */
      readonly isLast: boolean;
    }
  /** One of its orders is over with something unfilled. */
  | { readonly type: 'ended'; readonly step: number; readonly remainingLots: number; readonly reason: CancelReason }
  | { readonly type: 'refused'; readonly step: number; readonly reason: RejectReason }
  /** An action that is no order was carried out. */
  | { readonly type: 'done'; readonly step: number }
  /** Coins have come into its account or left it: a transfer of its own or of its owner. Negative: they have left. */
  | { readonly type: 'moved'; readonly assetId: AssetId; readonly units: number; readonly wallet: StrategyWallet }
  | { readonly type: 'market'; readonly state: MarketState }
  /** Contracts: the position was closed, in part or in whole, by the exchange. */
  | { readonly type: 'forced'; readonly why: 'liquidated' | 'deleveraged' | 'delivered'; readonly lots: number }
  | { readonly type: 'funding'; readonly units: number }
  /**
   * Its debt of a coin in the margin wallet of the market has changed: all that is owed now, interest included, the coins that were lent
   * with it (negative: given back), and the interest that was charged.
   */
  | {
      readonly type: 'debt';
      readonly assetId: AssetId;
      readonly owedUnits: number;
      readonly lentUnits: number;
      readonly interestUnits: number;
    }
  /** The margin wallet of the market was liquidated: nothing is owed there any more, and what was left of its coins is still in it. */
  | { readonly type: 'margin-liquidated' }
  /** A text from outside, as it came: its kind reads it. It may have arrived before the moment in which it is told. */
  | { readonly type: 'message'; readonly text: string; readonly arrivedMs: number }
  | ({ readonly type: 'owner' } & OwnerAction<Edit>)
  /** Copies alone. */
  | LeaderInput
);

export type BotOrder = {
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  /** 0 for a market order. */
  readonly priceTicks: number;
  readonly lots: number;
  readonly timeInForce: TimeInForce;
  readonly reduceOnly: boolean;
  /** Spot: with the coins of its margin wallet of the market. Left out: with its own. */
  readonly wallet?: typeof Wallet.isolated;
};

/**
 * The params of a decision row: texts and numbers that the catalogue's sentence is filled with. Prices are ticks, quantities lots, money
 * units. A row about another market than the main one has its place as `leg`; the sentence is filled with its symbol, as `market`.
 */
export type ReasonParams = Readonly<Record<string, string | number>>;

/**
 * The prices and times at which a bot wants to be told; 0: not at all. Prices are reached when they are touched. They stay until they are
 * replaced: each price beyond one tells the bot again. A time is told once.
 */
export type Waits = {
  readonly lastAtOrAbove: number;
  readonly lastAtOrBelow: number;
  readonly markAtOrAbove: number;
  readonly markAtOrBelow: number;
  /** Exchange time in ms. */
  readonly atMs: number;
  /** Null: no candles. */
  readonly candles: KlineInterval | null;
};

/**
 * The profits of its books at which a bot of many markets wants to be told; null: not at all. They stay until they are replaced: each
 * price that leaves the profit beyond one tells the bot again.
 */
export type ProfitWaits = { readonly atOrBelow: number | null; readonly atOrAbove: number | null };

/** The actions of a bot. Each one that goes to the core is answered with its step; what became of it comes as an input. */
export type BotActions = {
  place(order: BotOrder): number;
  /** Takes back the order that was placed at the step. */
  cancel(step: number): number;
  cancelAll(): number;
  setLeverage(leverage: number): number;
  setMarginMode(mode: 'isolated' | 'cross'): number;
  /** Isolated margin of the position: more, or (negative) less. */
  changeMargin(units: number): number;
  /** From its owner's account into its own; contracts: into its futures wallet. */
  takeFunds(assetId: AssetId, units: number): number;
  /** Back to its owner; 0: all that is there. */
  returnFunds(assetId: AssetId, units: number): number;
  /** Leaves a decision row: what was decided and why, or why nothing was. The code has its words in the catalogue. */
  say(code: string, params?: ReasonParams): void;
  /** Replaces what it waited for. */
  waitFor(waits: Partial<Waits>): void;
  /** A state other than stopped. */
  become(state: Exclude<BotState, 'stopped'>): void;
  /** The end: nothing is told to it any more. */
  end(reason: StopReason): void;
};

/** The figures that every kind tells of itself. Money in units of the quote coin (contracts: the margin coin). */
export type BotFigures = {
  /** Profit of matched pairs (martingale: of ended rounds), net of both fees. A part of the total. */
  readonly matchedUnits: number;
  /** Matched pairs (ended rounds). */
  readonly matchedCount: number;
  /** Its levels with what stands there, for chart and list: prices in ticks, sizes in lots. */
  readonly levels: readonly { readonly priceTicks: number; readonly side: Side | null; readonly lots: number; readonly step: number }[];
  /** The range that is in force; 0: none. Moved and edited grids differ from their terms. */
  readonly lowerTicks: number;
  readonly upperTicks: number;
  /** By leg, of kinds that hold several coins: units of the coin, quote units that were paid for them, and quote units that wait to buy it. */
  readonly holdings?: readonly { readonly units: number; readonly paidUnits: number; readonly carriedUnits: number }[];
  /** By leg, of kinds whose positions end by themselves: the prices at which they do, in ticks; 0: none. areSet: by the owner. */
  readonly exits?: readonly { readonly takeTicks: number; readonly stopTicks: number; readonly areSet: boolean }[];
  /** By leg, of kinds whose positions are listed one by one: when each was opened; 0: nothing is held. */
  readonly openedMs?: readonly number[];
  /** The time of the next purchase, of kinds that buy by a calendar; 0: they stand still. */
  readonly nextMs?: number;
  /** True if its owner has made the round that runs its last one, of kinds whose terms say how many there are. */
  readonly isLastRound?: boolean;
};

/** A problem of terms: a code of the error catalogue and what fills its sentence. Prices and amounts as decimal text. */
export type TermsProblem = { readonly field: string; readonly code: string; readonly params: Readonly<Record<string, string>> };

/** The part that kinds of one market and of many have alike. */
export type KindOfBot<Terms, State> = {
  /** Raised when states or decisions are not what they were: instances that run are then carried over by `migrate`. */
  readonly version: number;
  /** The state in this version of one that was stored in an earlier version; refuses (Error) what it cannot carry over. */
  migrate?(state: unknown, version: number, terms: Terms): State;
};

/**
 * A kind of bot of one market. `State` is plain data (JSON there and back gives the same) and belongs to one instance: `decide` changes it in place.
 * The same terms, inputs and order of inputs give the same state, actions and rows, on every machine and in every release that
 * keeps the kind's `version`.
 */
export type BotKind<Terms, Edit, State> = KindOfBot<Terms, State> & {
  /** The problems of terms, before anything is done; empty: none. Prices are those of the moment. */
  check(terms: Terms, market: BotMarket, prices: BotPrices): readonly TermsProblem[];
  checkEdit(terms: Terms, edit: Edit, market: BotMarket, prices: BotPrices): readonly TermsProblem[];
  /** The state before its start. */
  /** Candles from before its start that it needs, 300 at most; null, as without this: none. */
  history?(terms: Terms): HistoryNeed | null;
  create(terms: Terms, market: BotMarket): State;
  decide(state: State, input: BotInput<Edit>, market: BotMarket, actions: BotActions): void;
  figures(state: State, market: BotMarket): BotFigures;
};
