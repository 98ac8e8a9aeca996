'use client';
// The one message for every call that was refused: shown where no part of the page has said it at its own place.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useRefusals } from '#lib/session/refusals.ts';

/** They are told with the page that explains them, even where a form has said them. */
const ofRegion: readonly ErrorKey[] = ['futuresRegionLimit', 'spotRegionLimit', 'locationLimit'];

/** The part of the page that has made the call is drawn by then. */
const patienceMs = 300;

export function RefusalNotice() {
  const refusalText = useRefusalText();
  const t = useTranslations('shell');
  const router = useRouter();
  const isWaiting = useRefusals(({ waiting }) => waiting.length > 0);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      for (const error of useRefusals.getState().take()) {
        const isOfRegion = error.key !== null && ofRegion.includes(error.key);
        if (error.isTold && !isOfRegion) continue;
        const link = isOfRegion ? { label: t('regions.more'), onChosen: () => router.push('/regions') } : null;
        showToast('failed', error.key === null ? error.message : refusalText(error), link);
      }
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, refusalText, router, t]);
  return null;
}
