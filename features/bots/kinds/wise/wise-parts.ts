'use client';
// The parts of a wise bot on the pages of bots that there are. It is not changed while it runs.
import { lateExtra } from '#components/ui/late/late-part.tsx';
import { levelsPanel } from '../../bot/lists/levels-panel.ts';
import { lateCode } from '#lib/late/late-code.ts';
import type { KindParts } from '../kind-parts.ts';

export const wiseParts: KindParts = {
  OnChart: lateExtra(async () => (await import('./wise-on-chart.tsx')).WiseOnChart),
  Edit: null,
  Actions: null,
  panels: [levelsPanel],
  loadAddress: lateCode(async () => (await import('./wise-address.ts')).wiseAddress).fetch,
};
