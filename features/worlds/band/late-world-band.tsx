'use client';
// The band of a world for the frame of every page: its code comes with pages in a world alone.
import { latePlace } from '#components/ui/late/late-part.tsx';

export const LateWorldBand = latePlace(async () => (await import('./world-band.tsx')).WorldBand);
