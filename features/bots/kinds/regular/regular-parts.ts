'use client';
// The parts of an auto-invest on the pages of bots that there are.
import { lateDialog, lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import type { KindParts } from '../kind-parts.ts';

export const regularParts: KindParts = {
  OnChart: lateExtra(async () => (await import('../../bot/chart/bot-on-chart.tsx')).BotOnChart),
  Edit: lateDialog(async () => (await import('./regular-edit.tsx')).RegularEdit),
  Actions: latePlace(async () => (await import('./invest-button.tsx')).InvestButton),
  panels: [
    { id: 'holdings', Panel: latePlace(async () => (await import('./holdings-panel.tsx')).HoldingsPanel) },
    { id: 'rounds', Panel: latePlace(async () => (await import('./rounds-panel.tsx')).RoundsPanel) },
  ],
  loadAddress: lateCode(async () => (await import('./regular-address.ts')).regularAddress).fetch,
};
