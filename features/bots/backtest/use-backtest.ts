'use client';
// A backtest from the press to its result: how far it is, the way to give it up, and what came of it.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { BacktestProgress, BacktestRequest, BacktestResult } from '#lib/contract/bots/backtest.ts';
import type { BacktestRun } from '#lib/contract/bots/backtest-run.ts';
import { cancelBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/cancel.ts';
import { runBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/run.ts';
import { getBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/state.ts';

/** A result with what was asked for it. */
export type DoneBacktest = { readonly runId: string; readonly request: BacktestRequest; readonly result: BacktestResult };

export type BacktestControl = {
  /** Null: none runs. */
  readonly progress: BacktestProgress | null;
  /** Why the last one brought nothing; null: it did, or there was none. */
  readonly failure: string | null;
  readonly done: DoneBacktest | null;
  readonly run: (request: BacktestRequest) => void;
  readonly cancel: () => void;
};

const askAgainMs = 200;
const begun: BacktestProgress = { phase: 'queued', share: 0 };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** `failedText`: said when a run has ended without a result. */
export function useBacktest(failedText: string): BacktestControl {
  const api = useApi();
  const refusalText = useRefusalText();
  const [progress, setProgress] = useState<BacktestProgress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<DoneBacktest | null>(null);
  /** The number of the run that is waited for; another press leaves it behind. */
  const turn = useRef(0);
  const running = useRef<string | null>(null);
  useEffect(
    () => () => {
      turn.current = -1;
    },
    [],
  );
  const follow = useCallback(
    async (request: BacktestRequest): Promise<void> => {
      turn.current += 1;
      const mine = turn.current;
      const isMine = (): boolean => turn.current === mine;
      setProgress(begun);
      setFailure(null);
      try {
        let run: BacktestRun = await api.call(runBacktest, request);
        while (isMine() && run.state === 'running') {
          running.current = run.runId;
          setProgress(run.progress ?? begun);
          await pause(askAgainMs);
          if (isMine()) run = await api.call(getBacktest, { runId: run.runId });
        }
        if (!isMine()) return;
        if (run.result !== null) setDone({ runId: run.runId, request, result: run.result });
        else if (run.state === 'failed') setFailure(failedText);
      } catch (error) {
        if (isMine()) setFailure(refusalText(error));
      }
      if (!isMine()) return;
      running.current = null;
      setProgress(null);
    },
    [api, refusalText, failedText],
  );
  const cancel = useCallback(() => {
    turn.current += 1;
    setProgress(null);
    const runId = running.current;
    running.current = null;
    // One that is over by now has nothing to be cancelled.
    if (runId !== null) api.call(cancelBacktest, { runId }).catch(() => undefined);
  }, [api]);
  return useMemo(
    () => ({ progress, failure, done, run: (request: BacktestRequest) => void follow(request), cancel }),
    [progress, failure, done, follow, cancel],
  );
}
