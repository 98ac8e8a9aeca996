// Shows what a call would answer by now, without asking.
import type { QueryClient } from '@tanstack/react-query';

import type { QueryKey } from './query-key.ts';

/** An answer that is on its way may be of before the change: it is not waited for, and the call is asked again. */
export function showAnswer(client: QueryClient, key: QueryKey, answer: unknown): void {
  const filter = { queryKey: key, exact: true };
  const isAsked = client.isFetching(filter) > 0;
  // Cancelling brings back the answer of before, which is overwritten at once.
  if (isAsked) void client.cancelQueries(filter);
  client.setQueryData(key, answer);
  if (isAsked) void client.invalidateQueries(filter);
}
