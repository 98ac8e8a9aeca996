// A kind of bot that acts in several markets at once, as the mechanism knows it. Pure, as kinds of one market are.
import type { MarketState } from '#lib/contract/enums.ts';
import type { AssetId } from '#server/engine/ids.ts';
import type { StrategyWallet } from '#server/engine/strategies/strategy-command.ts';

import type {
  BotActions,
  BotFigures,
  BotInput,
  BotMarket,
  BotOrder,
  BotPrices,
  HistoryNeed,
  KindOfBot,
  ProfitWaits,
  TermsProblem,
  Waits,
} from './bot-kind.ts';
import type { BotBooks } from './leaders/leader-input.ts';

/** One of the markets of a bot, with its prices and its state of the moment, as events have told them. */
export type BotLeg = { readonly market: BotMarket; readonly prices: BotPrices; readonly state: MarketState };

/** `leg`: the place of the market that it is about, from 0; 0 where it is about none. `prices` are those of that leg. */
export type ManyMarketsInput<Edit> = BotInput<Edit> & { readonly leg: number };

/**
 * Things that its owner is told of by a message: its own stop loss or take profit, its stop of the day, an order that it could not copy, a
 * position that is not the one its strategy states.
 */
export type OwnNotice = 'exit-stop' | 'exit-take' | 'day-stop' | 'skipped' | 'position-differs';

/** The actions of `BotActions`, with the leg where a market matters. */
export type ManyMarketsActions = Pick<BotActions, 'cancel' | 'cancelAll' | 'say' | 'become' | 'end'> & {
  place(order: BotOrder, leg: number): number;
  setLeverage(leverage: number, leg: number): number;
  setMarginMode(mode: 'isolated' | 'cross', leg: number): number;
  changeMargin(units: number, leg: number): number;
  /** From its owner's spot wallet into a wallet of its own. */
  takeFunds(assetId: AssetId, units: number, wallet: StrategyWallet): number;
  /** Out of a wallet of its own to its owner; 0: all that is free there. */
  returnFunds(assetId: AssetId, units: number, wallet: StrategyWallet): number;
  /** Between its spot wallet and its margin wallet of a spot market; 0: all that may leave. */
  transferMargin(assetId: AssetId, units: number, direction: 'in' | 'out', leg: number): number;
  /** Lent to its margin wallet of a spot market, and given back; `repay` of 0: as much as there is of what is owed. */
  borrow(assetId: AssetId, units: number, leg: number): number;
  repay(assetId: AssetId, units: number, leg: number): number;
  /** From one wallet of its own into another, by way of its owner's spot wallet: it is no profit that is taken out. Two steps. */
  moveFunds(assetId: AssetId, units: number, from: StrategyWallet, to: StrategyWallet): readonly [out: number, into: number];
  /** A message beside the row. */
  notify(what: OwnNotice, leg: number): void;
  /** The sums that the mechanism has booked for it by now. */
  books(): BotBooks;
  /** Pays what is due of its profit to whoever it was promised to. */
  settleShare(): void;
  /**
   * Replaces the prices and candles that it waited for in this leg. Of the time there is one for all legs: it is replaced where `atMs`
   * is named (0: by none), and otherwise stays.
   */
  waitFor(waits: Partial<Waits>, leg: number): void;
  /** Replaces the profits that it waited for. */
  waitForProfit(waits: ProfitWaits): void;
};

/**
 * A kind of bot with 1 to 20 markets, in the order of its start; the first one is the main one, in whose quote coin (contracts: margin
 * coin) its money is told. What is said of `BotKind` holds of it as well.
 */
export type ManyMarketsKind<Terms, Edit, State> = KindOfBot<Terms, State> & {
  check(terms: Terms, legs: readonly BotLeg[]): readonly TermsProblem[];
  checkEdit(terms: Terms, edit: Edit, legs: readonly BotLeg[]): readonly TermsProblem[];
  /** Candles from before its start that it needs of a leg, 300 at most; null, as without this: none. */
  history?(terms: Terms, leg: number): HistoryNeed | null;
  /** The parts of the money that who holds instead of it buys of each leg, in any unit; a further part stays money. Without this: equal ones. */
  holding?(terms: Terms): readonly number[];
  create(terms: Terms, markets: readonly BotMarket[]): State;
  decide(state: State, input: ManyMarketsInput<Edit>, legs: readonly BotLeg[], actions: ManyMarketsActions): void;
  figures(state: State, legs: readonly BotLeg[]): BotFigures;
};
