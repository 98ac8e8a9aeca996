// The thread of backtests is sent these messages, and tells these.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { FileRefusal } from '#lib/market-files/market-file.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { LoanTerms } from '../play/account.ts';
import type { PlayedMessage } from '../play/bot-play.ts';
import type { MarketPast } from '../play/leg-past.ts';
import type { RunOutcome } from '../run-candles.ts';

/** A file of candles of one market, read on the thread that plays it; of its candles those in [fromMs, toMs) are played. */
export type FilePrices = { readonly text: string; readonly fromMs: number; readonly toMs: number; readonly loan: LoanTerms | null };

/** The file cannot be played: where and why. */
export type FileOutcome = { readonly ok: false; readonly why: 'file'; readonly refusal: FileRefusal };

/** The columns lie in memory that both threads share. */
export type RunJob = {
  readonly id: string;
  /** All of one length, the main market first. */
  readonly symbols: readonly string[];
  readonly markets: readonly BotMarket[];
  readonly prices: readonly MarketPast[] | FilePrices;
  readonly bot: BotTerms;
  readonly messages: readonly PlayedMessage[];
  /** One cell: not 0 as soon as nobody wants the run any more. */
  readonly cancelled: Int32Array;
};

export type RunTold =
  | { readonly type: 'progress'; readonly id: string; readonly share: number }
  | { readonly type: 'done'; readonly id: string; readonly outcome: RunOutcome | FileOutcome }
  /** A fault of ours, in words for the log. */
  | { readonly type: 'failed'; readonly id: string; readonly message: string };
