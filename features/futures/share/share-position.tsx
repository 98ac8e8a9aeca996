'use client';
// The card of a position that is open. It keeps the moment at which it was asked for.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { useContractPreferences } from '#lib/session/preferences/contract-preferences.ts';
import type { PositionRow } from '../positions/position-row.ts';
import { openPositionCard } from './card-content.ts';
import { ShareDialog } from './share-dialog.tsx';

export function SharePosition({ row, onClose }: { readonly row: PositionRow; readonly onClose: () => void }) {
  const t = useTranslations('positions');
  const priceType = useContractPreferences((kept) => kept.priceType);
  const [moment] = useState(row);
  return (
    <ShareDialog
      title={t('share.title')}
      type={ShareCardType.openPosition}
      content={openPositionCard(t, moment, priceType)}
      onClose={onClose}
    />
  );
}
