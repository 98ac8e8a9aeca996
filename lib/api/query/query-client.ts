// The answers that a page keeps. They belong to the API client that asked for them: another account or world has another one.
import { notifyManager, QueryClient } from '@tanstack/react-query';

import type { ApiClient } from '../create-api-client.ts';
import { keptAnswers } from './kept-answers.ts';

// An answer is shown in the moment in which it is here.
notifyManager.setScheduler(queueMicrotask);

/**
 * An answer never becomes old by itself: channels say when it has changed, and so does what the user does.
 * Asked once: whoever shows the list offers to try again, and it is asked again by itself when the network is back.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // A question without a network fails and says so; it does not wait in silence.
        networkMode: 'always',
      },
    },
  });

export function queriesOf(api: ApiClient): QueryClient {
  const known = keptAnswers.get(api);
  if (known !== undefined) return known;
  const made = createQueryClient();
  // It hears that the network is back as long as the page is open.
  if (typeof window !== 'undefined') made.mount();
  keptAnswers.set(api, made);
  return made;
}
