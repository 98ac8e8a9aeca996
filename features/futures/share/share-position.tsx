'use client';
// The card of a position that is open. It keeps the moment at which it was asked for.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import type { PositionRow } from '../positions/position-row.ts';
import { openPositionCard } from './card-content.ts';

export function SharePosition({ row, onClose }: { readonly row: PositionRow; readonly onClose: () => void }) {
  const t = useTranslations('positions');
  const words = useShareWords(localeOf(useLocale()).code, ShareCardType.openPosition);
  const priceType = useContractPreferences((kept) => kept.priceType);
  const [moment] = useState(row);
  return <ShareDialog title={t('share.title')} words={words} content={openPositionCard(t, moment, priceType)} onClose={onClose} />;
}
