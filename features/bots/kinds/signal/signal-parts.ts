'use client';
// The parts of a signal bot on the pages of bots that there are.
import { lateDialog, lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import type { KindParts } from '../kind-parts.ts';

export const signalParts: KindParts = {
  OnChart: lateExtra(async () => (await import('../../bot/chart/bot-on-chart.tsx')).BotOnChart),
  Edit: lateDialog(async () => (await import('./signal-edit.tsx')).SignalEdit),
  Actions: null,
  panels: [
    { id: 'alerts', Panel: latePlace(async () => (await import('./page/inbox-panel.tsx')).InboxPanel) },
    { id: 'webhook', Panel: latePlace(async () => (await import('./page/webhook-panel.tsx')).WebhookPanel) },
    { id: 'form', Panel: latePlace(async () => (await import('./page/format-panel.tsx')).FormatPanel) },
    { id: 'console', Panel: latePlace(async () => (await import('./page/console-panel.tsx')).ConsolePanel) },
  ],
  loadAddress: lateCode(async () => (await import('./signal-address.ts')).signalAddress).fetch,
};
