'use client';
// The state of an attempt, in a word.
import { useTranslations } from 'next-intl';

import type { AttemptState } from '#lib/contract/trader-pro/programme-rules.ts';

const looks: Readonly<Record<AttemptState, string>> = {
  running: 'text-secondary',
  passed: 'text-positive',
  failed: 'text-negative',
  reset: 'text-muted',
};

export function StateMark({ state }: { readonly state: AttemptState }) {
  const t = useTranslations('traderPro.state');
  return <span className={`rounded border border-strong px-1.5 text-xs ${looks[state]}`}>{t(state)}</span>;
}
