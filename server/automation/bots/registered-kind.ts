// A kind of bot as the exchange has registered it: its rules for each line of markets, and what else the exchange asks about such bots.
import type { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import type { StrategyLine } from '#lib/contract/bots/terms-kind.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { BotView } from '../bot-view.ts';
import type { KindEntry } from '../instances/run-kind.ts';

/** Coins of the main market: decimal text. */
export type NeededCoins = { readonly base: string; readonly quote: string };

/** The profit that may be taken out. `free`: units of the coin that the bot is told in. */
export type WithdrawableProfit = (bot: BotView, free: bigint) => bigint;

export type RegisteredKind<Terms> = {
  readonly entryOf: (line: StrategyLine) => KindEntry;
  /** The coins that one takes from its owner at its start. */
  readonly neededCoins: (terms: Terms, market: BotMarket) => NeededCoins;
  readonly withdrawableProfit: WithdrawableProfit;
  /** The terms that a backtest by command begins with, as the form of the kind has them at first. */
  readonly firstTerms: (strategyType: StrategyType) => Partial<Terms>;
};
