// Keeps the form over a login: what was typed before comes back with the page after it.
import { useEffect, useRef, type Dispatch } from 'react';

import { useSessionEnd } from '#lib/session/session-end.ts';
import { useUser } from '#lib/session/user.ts';
import { keepDraft, takeDraft } from './ticket-draft.ts';
import type { TicketAction } from './ticket-reducer.ts';
import type { TicketState } from './ticket-state.ts';

export function useTicketDraft(symbol: string, state: TicketState, dispatch: Dispatch<TicketAction>): void {
  const userId = useUser()?.userId ?? null;
  const ended = useSessionEnd((end) => end.ended);
  const untouched = useRef(state);
  useEffect(() => {
    const draft = takeDraft(symbol, userId);
    if (draft !== null) dispatch({ type: 'restore', state: draft });
  }, [symbol, userId, dispatch]);
  useEffect(() => {
    if (state !== untouched.current && (ended || userId === null)) keepDraft(symbol, userId, state);
  }, [symbol, userId, ended, state]);
}
