'use client';
// The card of a position that is over: what it brought after fees and funding, on what it took.
import { useLocale, useTranslations } from 'next-intl';

import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import type { ClosedPosition } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { closedPositionCard } from './card-content.ts';

type Props = { readonly closed: ClosedPosition; readonly market: ContractMarket | undefined; readonly onClose: () => void };

export function ShareClosed({ closed, market, onClose }: Props) {
  const t = useTranslations('positions');
  const words = useShareWords(localeOf(useLocale()).code, ShareCardType.closedPosition);
  return <ShareDialog title={t('share.titleClosed')} words={words} content={closedPositionCard(t, closed, market)} onClose={onClose} />;
}
