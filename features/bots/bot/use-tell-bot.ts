// Tells a bot something: while that is under way, why it was refused, and what is known of the bot afterwards.
import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';

import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { CallDefinition } from '#lib/contract/call.ts';
import { getStrategyDecisions } from '#lib/contract/calls/v1/trigger/strategy/decisions.ts';
import { getStrategy } from '#lib/contract/calls/v1/trigger/strategy/detail.ts';

export type TellBot = {
  readonly pending: boolean;
  /** Null: it was not refused. */
  readonly failure: string | null;
  /** Resolves with true when it was taken. */
  readonly tell: <Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    call: CallDefinition<Request, Response>,
    request: z.input<Request>,
  ) => Promise<boolean>;
};

export function useTellBot(): TellBot {
  const api = useApi();
  const { again } = useAnswers();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tell = useCallback<TellBot['tell']>(
    async (call, request) => {
      setPending(true);
      setFailure(null);
      try {
        await api.call(call, request);
        return true;
      } catch (error) {
        setFailure(refusalText(error));
        return false;
      } finally {
        setPending(false);
        again(getStrategy, getStrategyDecisions).catch(() => undefined);
      }
    },
    [api, again, refusalText],
  );
  return { pending, failure, tell };
}
