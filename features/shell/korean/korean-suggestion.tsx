'use client';
// Suggests Korean to somebody who looks at another language from Korea, once.
import dynamic from 'next/dynamic';

import { markSaid, useWasSaid } from '#lib/session/once.ts';

const KoreanDialog = dynamic(() => import('./korean-dialog.tsx'), { ssr: false });

const saidName = 'korean';

export function KoreanSuggestion() {
  return useWasSaid(saidName) ? null : <KoreanDialog onAnswer={() => markSaid(saidName)} />;
}
