'use client';
// Keeps the session of an open page, and opens the word that it has ended when it has.
import dynamic from 'next/dynamic';
import { useEffect } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useSessionEnd } from '#lib/session/session-end.ts';
import { useUser } from '#lib/session/user.ts';
import { prolongSession } from './prolong-session.ts';

const SessionEndedDialog = dynamic(() => import('./session-ended-dialog.tsx'), { ssr: false });

export function SessionNotice() {
  const api = useApi();
  const user = useUser();
  const ended = useSessionEnd((end) => end.ended);
  useEffect(() => {
    if (user !== null) void prolongSession(api, user.userId);
  }, [api, user]);
  return ended && user !== null ? <SessionEndedDialog /> : null;
}
