// An answer that is kept for the page, however it is come by: asked once for all parts of the page that show it.
import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';
import { askedFor } from '../asked-for.ts';
import { dueIn } from '../due-in.ts';
import { queriesOf } from './query-client.ts';
import { queryKey, type KeyedCall } from './query-key.ts';
import { useApi } from '../use-api.ts';
import { useCaller } from './use-caller.ts';

export type AnswerOptions<Answer> = {
  /** False: nobody wants it yet. */
  readonly enabled?: boolean;
  /** As the server knew it when it made the page; null: it did not. With one the answer is the page's own and leaves with it. */
  readonly initial?: Answer | null;
  /** Asked again so long after each answer, while the page is looked at and the session lasts; undefined: not by the clock. */
  readonly everyMs?: number | undefined | ((known: Answer | undefined) => number);
  /** The answer to another request of the same call is shown until this one is here. */
  readonly keepsPrevious?: boolean;
  /** A known answer is shown at once and asked for again: nothing tells when it has changed. */
  readonly anew?: boolean;
};

type Asked<Answer> = {
  readonly call: KeyedCall;
  /** Names the answer among those to the same call. */
  readonly request: unknown;
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
};

export function useAnswer<Answer>(
  { call, request, ask }: Asked<Answer>,
  { enabled = true, initial, everyMs, keepsPrevious = false, anew = false }: AnswerOptions<Answer> = {},
): UseQueryResult<Answer, ApiError> {
  const api = useApi();
  const caller = useCaller();
  const options: UseQueryOptions<Answer, ApiError> = {
    queryKey: queryKey(call, caller, request),
    queryFn: ({ signal }) => askedFor(ask(signal)),
    enabled,
    ...(initial === undefined || initial === null ? {} : { initialData: () => initial, gcTime: 0 }),
    ...(everyMs === undefined
      ? {}
      : {
          refetchInterval: ({ state }) =>
            state.error?.isOfSession === true ? false : dueIn(state, typeof everyMs === 'function' ? everyMs(state.data) : everyMs),
        }),
    ...(typeof everyMs === 'number' ? { staleTime: everyMs } : {}),
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(anew ? { staleTime: 0 } : {}),
  };
  return useQuery(options, queriesOf(api));
}
