// A dry run of a copy from the press to its result.
import { useState } from 'react';

import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { runLeaderDry } from '#lib/contract/calls/v1/trigger/trace/leader/dryRun.ts';
import { ApiError } from './api-error.ts';
import { useApi } from './use-api.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Asked = RequestOf<typeof runLeaderDry>;

export type DryRun = {
  readonly pending: boolean;
  /** Why the last one brought nothing; null: it did, or there was none. */
  readonly failure: string | null;
  /** The last result with what was asked for it; null: there is none. */
  readonly done: { readonly asked: Asked; readonly result: ResponseOf<typeof runLeaderDry> } | null;
  readonly run: (asked: Asked) => Promise<void>;
};

/** `noneText`: said while there is no record of the leader. */
export function useDryRun(noneText: string): DryRun {
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<DryRun['done']>(null);
  const run = async (asked: Asked): Promise<void> => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      setDone({ asked, result: await api.call(runLeaderDry, asked) });
    } catch (error) {
      // The first record comes a moment after somebody begins to lead.
      const isNew = error instanceof ApiError && error.key === 'neverLed';
      setFailure(isNew ? noneText : refusalText(error));
    }
    setPending(false);
  };
  return { pending, failure, done, run };
}
