'use client';
// Keeps watch over the session of whoever is logged in; a visitor has none, and is sent none of this.
import { lateExtra } from '#components/ui/late/late-part.tsx';
import { useUser } from '#lib/session/user.ts';

const SessionKeeper = lateExtra(async () => (await import('./session-keeper.tsx')).default);

export function SessionNotice() {
  return useUser() === null ? null : <SessionKeeper />;
}
