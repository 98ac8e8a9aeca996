// The thread of backtests is sent these messages, and tells these.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { PlayedMessage } from '../play/bot-play.ts';
import type { MarketPast } from '../play/leg-past.ts';
import type { RunOutcome } from '../run-candles.ts';

/** The columns lie in memory that both threads share. */
export type RunJob = {
  readonly id: string;
  /** All of one length, the main market first. */
  readonly symbols: readonly string[];
  readonly markets: readonly BotMarket[];
  readonly pasts: readonly MarketPast[];
  readonly bot: BotTerms;
  readonly messages: readonly PlayedMessage[];
  /** One cell: not 0 as soon as nobody wants the run any more. */
  readonly cancelled: Int32Array;
};

export type RunTold =
  | { readonly type: 'progress'; readonly id: string; readonly share: number }
  | { readonly type: 'done'; readonly id: string; readonly outcome: RunOutcome }
  /** A fault of ours, in words for the log. */
  | { readonly type: 'failed'; readonly id: string; readonly message: string };
