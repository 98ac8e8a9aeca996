'use client';
// Keeps the session of an open page and the clock of its user, and opens the word that the session has ended when it has.
import { useEffect } from 'react';

import { lateExtra } from '#components/ui/late/late-part.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useKeptTimeZone } from '#lib/session/clock/kept-time-zone.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { useUser } from '#lib/session/user.ts';
import { prolongSession } from './prolong-session.ts';

const SessionEndedDialog = lateExtra(async () => (await import('./session-ended-dialog.tsx')).default);

export default function SessionKeeper() {
  const api = useApi();
  const userId = useUser()?.userId;
  const ended = useSessionEnd((end) => end.ended);
  useEffect(() => {
    if (userId === undefined) return;
    void prolongSession(api, userId);
  }, [api, userId]);
  useKeptTimeZone(userId !== undefined);
  return ended ? <SessionEndedDialog /> : null;
}
