'use client';
// The parts of a martingale on the pages of bots that there are.
import { lateDialog, lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import { levelsPanel } from '../../bot/lists/levels-panel.ts';
import type { KindParts } from '../kind-parts.ts';

export const martingaleParts: KindParts = {
  OnChart: lateExtra(async () => (await import('../../bot/chart/bot-on-chart.tsx')).BotOnChart),
  Edit: lateDialog(async () => (await import('./martingale-edit.tsx')).MartingaleEdit),
  Actions: latePlace(async () => (await import('./last-round-button.tsx')).LastRoundButton),
  panels: [levelsPanel],
  loadAddress: lateCode(async () => (await import('./martingale-address.ts')).martingaleAddress).fetch,
};
