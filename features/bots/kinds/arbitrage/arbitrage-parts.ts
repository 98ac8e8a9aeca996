'use client';
// The parts of an arbitrage bot on the pages of bots that there are.
import { lateDialog, lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import type { KindParts } from '../kind-parts.ts';

export const arbitrageParts: KindParts = {
  OnChart: lateExtra(async () => (await import('../../bot/chart/bot-on-chart.tsx')).BotOnChart),
  Edit: lateDialog(async () => (await import('./arbitrage-edit.tsx')).ArbitrageEdit),
  Actions: null,
  panels: [
    { id: 'legs', Panel: latePlace(async () => (await import('./panels/legs-panel.tsx')).LegsPanel) },
    { id: 'income', Panel: latePlace(async () => (await import('./panels/income-panel.tsx')).IncomePanel) },
  ],
  loadAddress: lateCode(async () => (await import('./arbitrage-address.ts')).arbitrageAddress).fetch,
};
