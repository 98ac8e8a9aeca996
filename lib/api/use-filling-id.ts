// The name under which a filled-in form is sent: pressed again after silence, it is the same one; filled in otherwise, another.
import { useRef } from 'react';

import { newClientId } from '#lib/contract/client-id.ts';

/** Asked for when it is sent. `filling`: all that is sent, as text. What was sent once and done closes its form, so that the next one has a name of its own. */
export function useFillingId(): (filling: string) => string {
  const kept = useRef<{ readonly filling: string; readonly id: string } | null>(null);
  return (filling) => {
    if (kept.current?.filling !== filling) kept.current = { filling, id: newClientId() };
    return kept.current.id;
  };
}
