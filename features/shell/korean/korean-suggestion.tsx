'use client';
// Suggests Korean to somebody who looks at another language from Korea, once.
import { lateExtra } from '#components/ui/late/late-part.tsx';

export const KoreanSuggestion = lateExtra(async () => (await import('./korean-dialog.tsx')).default);
