'use client';
// The card of what a copy holds in one market. It keeps the moment at which it was asked for.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import type { CardContent } from '#components/trading/share/card-content.ts';
import { ShareDialog } from '#components/trading/share/share-dialog.tsx';
import { useShareWords } from '#lib/api/query/use-share-words.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { localeOf } from '#lib/i18n/locales.ts';
import { readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { returnOnMargin } from '#lib/order-math/futures/futures-pnl.ts';
import { profitText } from '#components/trading/money-text.ts';
import { type HeldPosition, nameOf, priceIn } from './held-position.ts';

/** The gain on what its opening took: the value at entry ÷ the leverage; coins have none. Copies settle in their quote coin. */
function rateOf({ profit, quantity, averagePrice, leverage }: HeldPosition['order']): string {
  const value = readAmount(quantity)
    ?.times(averagePrice)
    .dividedBy(leverage ?? 1);
  return value === undefined ? '0' : (returnOnMargin(profit ?? '0', writeAmount(value)) ?? '0');
}

function useHeldCard(held: HeldPosition): CardContent {
  const [t, bots] = [useTranslations('bots.follow.positions'), useTranslations('bots')];
  const { order } = held;
  const isCoin = order.marginMode === null;
  const about = isCoin
    ? [t('held')]
    : [bots(`direction.${order.holdSide}`), `${order.leverage ?? 1}×`, t(order.marginMode === 1 ? 'isolated' : 'cross')];
  return {
    type: ShareCardType.copiedPosition,
    subject: nameOf(held),
    about: about.join(' · '),
    side: order.holdSide,
    rate: rateOf(order),
    facts: {
      prices: [
        [t('column.averagePrice'), priceIn(held, order.averagePrice)],
        [t(isCoin ? 'exits.last' : 'exits.mark'), priceIn(held, order.price)],
      ],
      ...(order.profit === null ? {} : { gain: [[t('column.profit'), profitText(order.profit, order.coin)]] }),
    },
    fileName: `copy-${order.trackingNo}`,
  };
}

export function ShareHeld({ held, onClose }: { readonly held: HeldPosition; readonly onClose: () => void }) {
  const t = useTranslations('bots.follow.positions.share');
  const [moment] = useState(held);
  const words = useShareWords(localeOf(useLocale()).code, ShareCardType.copiedPosition);
  return <ShareDialog title={t('title')} words={words} content={useHeldCard(moment)} onClose={onClose} />;
}
