'use client';
// The parts of a grid on the pages of bots that there are.
import { lateDialog, lateExtra } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import { levelsPanel } from '../../bot/lists/levels-panel.ts';
import type { KindParts } from '../kind-parts.ts';

export const gridParts: KindParts = {
  OnChart: lateExtra(async () => (await import('./grid-on-chart.tsx')).GridOnChart),
  Edit: lateDialog(async () => (await import('./grid-edit.tsx')).GridEdit),
  Actions: null,
  panels: [levelsPanel],
  loadAddress: lateCode(async () => (await import('./grid-address.ts')).gridAddress).fetch,
};
