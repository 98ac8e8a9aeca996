'use client';
// Keeps watch over the session of whoever is logged in; a visitor has none, and is sent none of this.
import { onDemand } from '#components/ui/on-demand.tsx';
import { useUser } from '#lib/session/user.ts';

const SessionKeeper = onDemand(() => import('./session-keeper.tsx'));

export function SessionNotice() {
  return useUser() === null ? null : <SessionKeeper />;
}
