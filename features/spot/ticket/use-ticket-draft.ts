// Keeps the form over a login: what was typed before comes back with the page after it.
import { useCallback, type Dispatch } from 'react';

import { useKeptDraft } from '#lib/session/use-kept-draft.ts';
import { draftOf, readDraft } from './ticket-draft.ts';
import type { TicketAction } from './ticket-reducer.ts';
import type { TicketState } from './ticket-state.ts';

export function useTicketDraft(symbol: string, state: TicketState, dispatch: Dispatch<TicketAction>): void {
  const restore = useCallback((kept: TicketState) => dispatch({ type: 'restore', state: kept }), [dispatch]);
  useKeptDraft(draftOf(symbol), state, readDraft, restore);
}
