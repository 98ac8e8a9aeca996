'use client';
// The list of the levels of a bot, for kinds that have levels.
import { latePlace } from '#components/ui/late/late-part.tsx';

export const levelsPanel = { id: 'levels' as const, Panel: latePlace(async () => (await import('./level-list.tsx')).LevelList) };
