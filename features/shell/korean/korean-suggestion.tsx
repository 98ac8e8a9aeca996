'use client';
// Suggests Korean to somebody who looks at another language from Korea, once.
import { onDemand } from '#components/ui/on-demand.tsx';
import { markSaid, useWasSaid } from '#lib/session/once.ts';

const KoreanDialog = onDemand(() => import('./korean-dialog.tsx'));

const saidName = 'korean';

export function KoreanSuggestion() {
  return useWasSaid(saidName) ? null : <KoreanDialog onAnswer={() => markSaid(saidName)} />;
}
