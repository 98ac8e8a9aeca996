'use client';
// An amount of the reader's own, unless somebody may look over the shoulder.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

export function OwnText({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  return shows ? children : <HiddenAmount label={t('amounts.hidden')} />;
}
