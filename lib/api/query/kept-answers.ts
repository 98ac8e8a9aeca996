// The answers of each API client. Small: it stands on every page, and most of those that one only reads keep none.
import type { QueryClient } from '@tanstack/react-query';

import type { ApiClient } from '../create-api-client.ts';

/** Filled by `queriesOf`. */
export const keptAnswers = new WeakMap<ApiClient, QueryClient>();

/** The page is of another account now, or in the other world: nothing stays. */
export function forgetAnswers(api: ApiClient | null): void {
  if (api !== null) keptAnswers.get(api)?.clear();
}

/** The session is over: nothing stays but what the reader sees, and that is no answer any more when it is shown again. */
export function endAnswers(api: ApiClient | null): void {
  const client = api === null ? undefined : keptAnswers.get(api);
  client?.removeQueries({ type: 'inactive' });
  // Asked at once, each part of an open desk would be refused, and find the session over once more.
  void client?.invalidateQueries({ refetchType: 'none' });
}
