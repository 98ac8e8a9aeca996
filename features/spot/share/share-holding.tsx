'use client';
// The card of a spot holding. It keeps the moment at which it was asked for.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { holdingCard, type Holding } from './holding-card.ts';

type Props = { readonly holding: Holding; readonly costName: string; readonly onClose: () => void };

export function ShareHolding({ holding, costName, onClose }: Props) {
  const t = useTranslations('spot');
  const words = useShareWords(localeOf(useLocale()).code, ShareCardType.spotHolding);
  const [moment] = useState(holding);
  return <ShareDialog title={t('share.short')} words={words} content={holdingCard(t, moment, costName)} onClose={onClose} />;
}
