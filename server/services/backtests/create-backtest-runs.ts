// Keeps what backtests are doing and what came of them, for some minutes, for whoever asked for each.
import type { BacktestProgress, BacktestRequest, BacktestResult } from '#lib/contract/bots/backtest.ts';
import type { BacktestRun } from '#lib/contract/bots/backtest-run.ts';
import { keptBacktestLimit } from '#lib/contract/bots/bot-limits.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import { isErrorKey } from '#lib/contract/errors.ts';
import { faultText } from '#lib/market-files/file-words.ts';
import type { BacktestOutcome, Backtests } from '#server/backtest/runs/run-backtests.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { BacktestRefusal, BacktestRuns } from './backtest-runs.ts';
import type { KeptBacktests } from './kept-backtests.ts';

/** A call answers by then, with what it knows. */
const waitMs = 3000;
const keptForMs = 15 * 60_000;
/** Results at a time, of one user and of all: each may have two thousand fills. */
const perOwner = 5;
const inAll = 200;

type Run = {
  readonly runId: string;
  readonly ownerId: AccountId;
  /** Without its file, which is long and played once. */
  readonly request: BacktestRequest;
  progress: BacktestProgress;
  result: BacktestResult | null;
  ended: 'done' | 'failed' | 'cancelled' | null;
  /** Why it could not be played; null: no reason of the asker's. */
  refusal: BacktestRefusal | null;
  endedMs: number;
};

type Sources = { readonly backtests: Backtests; readonly kept: KeptBacktests; readonly now: () => number };

const refuse = (refused: BacktestRefusal['refused'], params: BacktestRefusal['params'] = {}): BacktestRefusal => ({ refused, params });

const reasons = {
  'owner-busy': refuse('backtestLimit'),
  busy: refuse('backtestLimit'),
  'unknown-market': refuse('marketWithoutBots'),
  range: refuse('invalidField', { field: 'toMs', reason: 'must be after fromMs, by a year at most' }),
  'no-candles': refuse('noHistory'),
  cancelled: null,
  failed: null,
} as const;

function refusalOf(outcome: BacktestOutcome): BacktestRefusal | null {
  if (outcome.ok) return null;
  if (outcome.why === 'file') return refuse('backtestFile', { line: String(outcome.refusal.line), reason: faultText(outcome.refusal) });
  if (outcome.why !== 'terms') return reasons[outcome.why];
  const [problem] = outcome.problems;
  if (problem === undefined) return null;
  const { field, code, params } = problem;
  return isErrorKey(code) ? refuse(code, { field, ...params }) : refuse('invalidField', { field, reason: code });
}

const stateOf = ({ ended }: Run): BacktestRun['state'] => ended ?? 'running';

const told = (run: Run): BacktestRun => ({
  runId: run.runId,
  state: stateOf(run),
  progress: run.ended === null ? run.progress : null,
  result: run.result,
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export function createBacktestRuns({ backtests, kept, now }: Sources): BacktestRuns {
  /** In the order of asking. */
  const runs = new Map<string, Run>();

  /** Those that have been over for long, and the oldest where there are too many. */
  const tidy = (ownerId: AccountId): void => {
    const over = [...runs.values()].filter(({ ended }) => ended !== null);
    const own = over.filter((run) => run.ownerId === ownerId);
    const tooMany = [...over.slice(0, Math.max(0, over.length - inAll)), ...own.slice(0, Math.max(0, own.length - perOwner))];
    for (const run of [...over.filter(({ endedMs }) => endedMs + keptForMs < now()), ...tooMany]) runs.delete(run.runId);
  };

  const finish = (run: Run, outcome: BacktestOutcome): void => {
    run.result = outcome.ok ? outcome.result : null;
    run.ended = outcome.ok ? 'done' : outcome.why === 'cancelled' ? 'cancelled' : 'failed';
    run.refusal = refusalOf(outcome);
    run.endedMs = now();
  };

  const of = (ownerId: AccountId, runId: string): Run | null => {
    const run = runs.get(runId);
    return run?.ownerId === ownerId ? run : null;
  };

  const answer = (run: Run): BacktestRun | BacktestRefusal => run.refusal ?? told(run);

  return {
    run: async (ownerId, request) => {
      tidy(ownerId);
      const progress: BacktestProgress = { phase: 'queued', share: 0 };
      const { file: _file, ...asked } = request;
      const run: Run = { runId: newClientId(), ownerId, request: asked, progress, result: null, ended: null, refusal: null, endedMs: 0 };
      runs.set(run.runId, run);
      const onProgress = (at: BacktestProgress): void => void (run.progress = at);
      const played = backtests
        .run({ id: run.runId, ownerId: String(ownerId), request }, onProgress)
        .then((outcome) => finish(run, outcome));
      await Promise.race([played, sleep(waitMs)]);
      return answer(run);
    },
    find: (ownerId, runId) => {
      const run = of(ownerId, runId);
      return run === null ? refuse('unknownBacktest') : answer(run);
    },
    cancel: (ownerId, runId) => {
      if (of(ownerId, runId) === null) return false;
      backtests.cancel(runId);
      return true;
    },
    keep: async (ownerId, runId, name) => {
      const run = of(ownerId, runId);
      if (run === null || run.result === null) return refuse('unknownBacktest');
      const { coin, figures, modelVersion } = run.result;
      // A list of alerts would be kept with every comparison: what was made of it is enough.
      const { alerts: _alerts, ...request } = run.request;
      const added = await kept.add(ownerId, name, { request, coin, figures, modelVersion }, now());
      return added ?? refuse('backtestKeptLimit', { limit: keptBacktestLimit });
    },
    kept: kept.list,
    forget: kept.remove,
  };
}
