'use client';
// Suggests Korean to somebody who looks at another language from Korea, once.
import { lateExtra } from '#components/ui/late/late-part.tsx';
import { markSaid, useWasSaid } from '#lib/session/notices/once.ts';

const KoreanDialog = lateExtra(async () => (await import('./korean-dialog.tsx')).default);

const saidName = 'korean';

export function KoreanSuggestion() {
  return useWasSaid(saidName) ? null : <KoreanDialog onAnswer={() => markSaid(saidName)} />;
}
