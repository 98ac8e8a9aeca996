// Keeps an order form that is left, for another page or for a login: what was typed comes back with it.
import { useEffect, useRef, type Dispatch } from 'react';

import { dropDraft, keepDraft, takeDraft } from '#lib/session/drafts/kept-draft.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { useUser } from '#lib/session/user.ts';

type Draft = {
  readonly texts: Readonly<Record<string, string>> & { readonly price: string };
  readonly size: { readonly text: string } | { readonly percent: number };
};

const hasSize = ({ size }: Draft): boolean => 'percent' in size || size.text !== '';

/** The form with another price in its first field. */
const priced = <State extends Draft>(state: State, price: string): State => ({ ...state, texts: { ...state.texts, price } });

/**
 * A price that the form brought itself is old when the form comes back: then it brings a new one. A form without a size is worth keeping
 * only over a login. `read` must stay the same from one rendering to the next.
 */
export function useTicketDraft<State extends Draft>(
  name: string,
  state: State,
  read: (kept: unknown) => State | null,
  dispatch: Dispatch<{ readonly type: 'restore'; readonly state: State }>,
): void {
  const userId = useUser()?.userId ?? null;
  const ended = useSessionEnd((end) => end.ended);
  const untouched = useRef(state);
  useEffect(() => {
    const draft = takeDraft(name, userId, read);
    if (draft !== null)
      dispatch({ type: 'restore', state: draft.texts.price === '' ? priced(draft, untouched.current.texts.price) : draft });
  }, [name, userId, read, dispatch]);
  useEffect(() => {
    if (state === untouched.current) return;
    if (hasSize(state) || ended || userId === null)
      keepDraft(name, userId, state.texts.price === untouched.current.texts.price ? priced(state, '') : state);
    else dropDraft(name);
  }, [name, userId, ended, state]);
}
