'use client';
// The card of a position that is over: what it brought after fees and funding, on what it took.
import { useTranslations } from 'next-intl';

import type { ClosedPosition } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { closedPositionCard } from './card-content.ts';
import { ShareDialog } from './share-dialog.tsx';

type Props = { readonly closed: ClosedPosition; readonly market: ContractMarket | undefined; readonly onClose: () => void };

export function ShareClosed({ closed, market, onClose }: Props) {
  const t = useTranslations('positions');
  return (
    <ShareDialog
      title={t('share.titleClosed')}
      type={ShareCardType.closedPosition}
      content={closedPositionCard(t, closed, market)}
      onClose={onClose}
    />
  );
}
