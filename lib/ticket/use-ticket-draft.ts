// Keeps a form over a login: what was typed before comes back with the page after it.
import { useCallback, type Dispatch } from 'react';

import { useKeptDraft } from '#lib/session/drafts/use-kept-draft.ts';

/** `read` must stay the same from one rendering to the next. */
export function useTicketDraft<State>(
  name: string,
  state: State,
  read: (kept: unknown) => State | null,
  dispatch: Dispatch<{ readonly type: 'restore'; readonly state: State }>,
): void {
  const restore = useCallback((kept: State) => dispatch({ type: 'restore', state: kept }), [dispatch]);
  useKeptDraft(name, state, read, restore);
}
