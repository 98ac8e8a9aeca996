'use client';
// Stands on every page, and brings what watches over margin wallets to whoever is logged in.
import { lateExtra } from '#components/ui/late/late-part.tsx';
import { useUser } from '#lib/session/user.ts';

const MarginWatch = lateExtra(async () => (await import('./margin-watch.tsx')).default);

export function MarginWatchHost() {
  return useUser() === null ? null : <MarginWatch />;
}
