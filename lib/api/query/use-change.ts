// A call that changes something, and the answers that are no longer what they were.
import { useCallback } from 'react';
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import type { KeyedCall } from './query-key.ts';
import { useAnswers } from './use-answers.ts';
import { useApi } from '../use-api.ts';

/**
 * `changes` is the same list from one drawing to the next. Rejects with ApiError. What was refused, or never answered, may have
 * happened in part: the answers are asked for again all the same.
 */
export function useChange<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  call: CallDefinition<Request, Response>,
  changes: readonly KeyedCall[],
): (request: z.input<Request>) => Promise<z.output<Response>> {
  const api = useApi();
  const { again } = useAnswers();
  return useCallback(
    async (request) => {
      try {
        return await api.call(call, request);
      } finally {
        // The part that shows the answer says itself that it could not be had.
        again(...changes).catch(() => undefined);
      }
    },
    [api, again, call, changes],
  );
}
