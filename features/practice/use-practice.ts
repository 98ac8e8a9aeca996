// Bad days where money is play money: which one is on, how to begin and end one, and how to have a contract delivered soon.
import { useState } from 'react';

import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { practise } from '#lib/contract/calls/v1/mcp/demo/scenario.ts';
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import type { RunningScenario } from '#lib/contract/site/scenario.ts';

export type Practice = {
  /** Null while it is not known yet, or when nothing is on. */
  readonly running: RunningScenario | null;
  readonly pending: boolean;
  /** The reason why the last request was refused, in the reader's words. */
  readonly refusal: string | null;
  /** Null: it was refused, see `refusal`. */
  ask(request: RequestOf<typeof practise>): Promise<ResponseOf<typeof practise> | null>;
};

/** In demo trading all of the venue's, beside real money those of play money. */
const ofPlayMoney = (running: readonly RunningScenario[]): RunningScenario | null => running.find(({ world }) => world !== 'live') ?? null;

export function usePractice(): Practice {
  const api = useApi();
  const { put } = useAnswers();
  const known = useCall(getScenarios, {}, { anew: true }).data?.running;
  const running = known === undefined ? null : ofPlayMoney(known);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const textOf = useRefusalText();
  return {
    running,
    pending,
    refusal,
    ask: async (request) => {
      setPending(true);
      setRefusal(null);
      try {
        const answer = await api.call(practise, request);
        put(getScenarios, {}, () => ({ running: answer.running }));
        return answer;
      } catch (error) {
        setRefusal(textOf(error));
        return null;
      } finally {
        setPending(false);
      }
    },
  };
}
