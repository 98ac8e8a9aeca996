'use client';
// Stands on every page, and brings what watches over margin wallets to whoever is logged in.
import dynamic from 'next/dynamic';

import { useUser } from '#lib/session/user.ts';

const MarginWatch = dynamic(() => import('./margin-watch.tsx'), { ssr: false });

export function MarginWatchHost() {
  return useUser() === null ? null : <MarginWatch />;
}
