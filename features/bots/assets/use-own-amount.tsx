'use client';
// An amount of one's own in writing, or the sign that hides it.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export function useOwnAmount(): (text: string, tone?: string) => ReactNode {
  const t = useTranslations('shell.amounts');
  const [shows] = usePreference('showsAssets');
  return (text, tone = '') => (shows ? <span className={tone}>{text}</span> : <HiddenAmount label={t('hidden')} />);
}
