// Backtests as calls see them: asked for, looked at while they last, and kept.
import type { BacktestRequest } from '#lib/contract/bots/backtest.ts';
import type { BacktestRun, KeptBacktest } from '#lib/contract/bots/backtest-run.ts';
import type { ErrorKey, ErrorParams } from '#lib/contract/errors.ts';
import type { AccountId } from '#server/engine/ids.ts';

export type BacktestRefusal = { readonly refused: ErrorKey; readonly params: ErrorParams };

export type BacktestRuns = {
  /** Waits a moment for the result: most are there by then. */
  run(ownerId: AccountId, request: BacktestRequest): Promise<BacktestRun | BacktestRefusal>;
  /** A run of somebody else's is not found. */
  find(ownerId: AccountId, runId: string): BacktestRun | BacktestRefusal;
  /** False: there is none. */
  cancel(ownerId: AccountId, runId: string): boolean;
  keep(ownerId: AccountId, runId: string, name: string): Promise<KeptBacktest | BacktestRefusal>;
  /** Newest first. */
  kept(ownerId: AccountId): Promise<readonly KeptBacktest[]>;
  /** False: there is none. */
  forget(ownerId: AccountId, keptId: number): Promise<boolean>;
};
