// The colours of worlds, as classes of a surface. They say nothing alone: the name stands beside.
import type { WorldRow } from '#lib/contract/worlds/world.ts';

export const worldSurface: Readonly<Record<WorldRow['colour'], string>> = {
  blue: 'bg-(--study-3)',
  teal: 'bg-(--study-5)',
  violet: 'bg-(--study-2)',
  amber: 'bg-(--study-1)',
  rose: 'bg-(--study-6)',
};
