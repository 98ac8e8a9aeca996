// Keeps a form over a login: what was typed before comes back with the page after it.
import { useEffect, useRef } from 'react';

import { keepDraft, takeDraft } from './kept-draft.ts';
import { useSessionEnd } from '../session-end.ts';
import { useUser } from '../user.ts';

/** `read` and `restore` must stay the same from one rendering to the next. */
export function useKeptDraft<State>(
  form: string,
  state: State,
  read: (kept: unknown) => State | null,
  restore: (state: State) => void,
): void {
  const userId = useUser()?.userId ?? null;
  const ended = useSessionEnd((end) => end.ended);
  const untouched = useRef(state);
  useEffect(() => {
    const draft = takeDraft(form, userId, read);
    if (draft !== null) restore(draft);
  }, [form, userId, read, restore]);
  useEffect(() => {
    if (state !== untouched.current && (ended || userId === null)) keepDraft(form, userId, state);
  }, [form, userId, ended, state]);
}
