// What the exchange answers to a call, kept for the page: asked once, however many parts of the page show it.
import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import type { CallDefinition } from '#lib/contract/call.ts';
import type { ApiError } from './api-error.ts';
import { askCall } from './ask-call.ts';
import { dueIn } from './due-in.ts';
import { queriesOf } from './query-client.ts';
import { queryKey } from './query-key.ts';
import { useApi } from './use-api.ts';
import { useCaller } from './use-caller.ts';

export type CallOptions<Answer> = {
  /** False: nobody wants it yet. */
  readonly enabled?: boolean;
  /** As the server knew it when it made the page; null: it did not. With one the answer is the page's own and leaves with it. */
  readonly initial?: Answer | null;
  /** Asked again so long after each answer, while the page is looked at; undefined: not by the clock. */
  readonly everyMs?: number | undefined | ((known: Answer | undefined) => number);
  /** The answer to another request of the same call is shown until this one is here. */
  readonly keepsPrevious?: boolean;
  /** What was asked, where the request itself moves with the clock. */
  readonly asked?: unknown;
  /** What is known is shown at once and asked for again: nothing tells when it has changed. */
  readonly anew?: boolean;
};

export function useCall<Request extends z.core.$ZodType, Response extends z.core.$ZodType>(
  call: CallDefinition<Request, Response>,
  request: z.input<Request>,
  { enabled = true, initial, everyMs, keepsPrevious = false, asked, anew = false }: CallOptions<z.output<Response>> = {},
): UseQueryResult<z.output<Response>, ApiError> {
  const api = useApi();
  const caller = useCaller();
  const options: UseQueryOptions<z.output<Response>, ApiError> = {
    queryKey: queryKey(call, caller, asked ?? request),
    queryFn: ({ signal }) => askCall(api, call, request, signal),
    enabled,
    ...(initial === undefined || initial === null ? {} : { initialData: () => initial, gcTime: 0 }),
    ...(everyMs === undefined
      ? {}
      : { refetchInterval: ({ state }) => dueIn(state, typeof everyMs === 'function' ? everyMs(state.data) : everyMs) }),
    ...(typeof everyMs === 'number' ? { staleTime: everyMs } : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(anew ? { staleTime: 0 } : {}),
  };
  return useQuery(options, queriesOf(api));
}
