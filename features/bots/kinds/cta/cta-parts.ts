'use client';
// The parts of a CTA bot on the pages of bots that there are.
import { lateDialog, lateExtra } from '#components/ui/late/late-part.tsx';
import { lateCode } from '#lib/late/late-code.ts';
import type { KindParts } from '../kind-parts.ts';

export const ctaParts: KindParts = {
  OnChart: lateExtra(async () => (await import('./cta-on-chart.tsx')).CtaOnChart),
  Edit: lateDialog(async () => (await import('./cta-edit.tsx')).CtaEdit),
  Actions: null,
  panels: [],
  loadAddress: lateCode(async () => (await import('./cta-address.ts')).ctaAddress).fetch,
};
