'use client';
// The parts of a copy on the pages of bots that there are. Another one is made on the page of its leader.
import { lateDialog, lateExtra, latePlace } from '#components/ui/late/late-part.tsx';
import type { KindParts } from '../kind-parts.ts';

export const copyParts: KindParts = {
  OnChart: lateExtra(async () => (await import('../../bot/chart/bot-on-chart.tsx')).BotOnChart),
  Edit: lateDialog(async () => (await import('./copy-edit.tsx')).CopyEdit),
  Followed: lateExtra(async () => (await import('./copied-leader.tsx')).CopiedLeader),
  Actions: lateExtra(async () => (await import('./follow-out-button.tsx')).FollowOutButton),
  panels: [{ id: 'positions', Panel: latePlace(async () => (await import('./positions/positions-panel.tsx')).PositionsPanel) }],
  loadAddress: () => Promise.resolve(() => new URLSearchParams()),
};
