'use client';
// The parts of a portfolio on the pages of bots that there are.
import { lateDialog, lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import type { KindParts } from '../kind-parts.ts';

export const portfolioParts: KindParts = {
  OnChart: lateExtra(async () => (await import('../../bot/chart/bot-on-chart.tsx')).BotOnChart),
  Edit: lateDialog(async () => (await import('./portfolio-edit.tsx')).PortfolioEdit),
  Actions: null,
  panels: [
    { id: 'weights', Panel: latePlace(async () => (await import('./weights-panel.tsx')).WeightsPanel) },
    { id: 'actions', Panel: latePlace(async () => (await import('./actions-panel.tsx')).ActionsPanel) },
  ],
  loadAddress: lateCode(async () => (await import('./portfolio-address.ts')).portfolioAddress).fetch,
};
