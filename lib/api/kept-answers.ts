// Which API client has which answers. Small: it stands on every page, and most of those that one only reads keep none.
import type { QueryClient } from '@tanstack/react-query';

import type { ApiClient } from './create-api-client.ts';

/** Filled by `queriesOf`. */
export const keptAnswers = new WeakMap<ApiClient, QueryClient>();

/** The session is over: nothing that was told to its user stays. What is on the screen is asked for anew when it is shown again. */
export function forgetAnswers(api: ApiClient | null): void {
  if (api !== null) keptAnswers.get(api)?.clear();
}
