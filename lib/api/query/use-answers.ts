// The kept answers of a page, for what the user does to them.
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import { queriesOf } from './query-client.ts';
import { queryKey, type KeyedCall, type QueryKey } from './query-key.ts';
import { showAnswer } from './show-answer.ts';
import { useApi } from '../use-api.ts';
import { useCaller } from './use-caller.ts';

export type Answers = {
  readonly client: QueryClient;
  keyOf(call: KeyedCall, request: unknown): QueryKey;
  /** These calls may be answered otherwise by now: what is shown of them is asked for again, the rest when it is next shown. Rejects with ApiError when an answer that is shown cannot be had. */
  again(...calls: readonly KeyedCall[]): Promise<void>;
  /** This is what the call would answer. Null from `change`: nothing is kept that could be changed. */
  put<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
    call: CallDefinition<Request, Response>,
    request: z.input<Request>,
    change: (known: z.output<Response> | undefined) => z.output<Response> | undefined,
  ): void;
};

export function useAnswers(): Answers {
  const api = useApi();
  const { account, world } = useCaller();
  return useMemo(() => {
    const client = queriesOf(api);
    const caller = { account, world };
    return {
      client,
      keyOf: (call, request) => queryKey(call, caller, request),
      again: async (...calls) => {
        await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: queryKey(call, caller) }, { throwOnError: true })));
      },
      put: (call, request, change) => {
        const key = queryKey(call, caller, request);
        const answer = change(client.getQueryData(key));
        if (answer !== undefined) showAnswer(client, key, answer);
      },
    };
  }, [api, account, world]);
}
