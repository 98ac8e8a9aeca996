'use client';
// A message about an order with another user, which leads to the order.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { C2cMessageKind } from '#lib/contract/c2c/order-messages.ts';
import type { InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { Row } from './row-frame.tsx';

type Props = {
  readonly kind: C2cMessageKind;
  readonly params: InboxMessage['params'];
  /** The one that the reader is in: the order is in one of them alone. */
  readonly venue: TradingMode;
  /** Its time. */
  readonly children: ReactNode;
};

export function C2cRow({ kind, params: { orderId = '', venue }, venue: here, children }: Props) {
  const t = useTranslations('inbox');
  return (
    <Row href={venue === here && orderId !== '' ? `/crypto-c2c/orders/${orderId}` : null}>
      <span className="flex flex-wrap items-baseline gap-x-1.5 font-medium text-primary">
        {t(`title.${kind}`)}
        {venue === TradingMode.paper ? <span className="rounded border border-strong px-1 text-2xs">{t('demo')}</span> : null}
      </span>
      <span className="block text-secondary">{t('text.c2cOrder', { order: isolateLtr(orderId) })}</span>
      {children}
    </Row>
  );
}
