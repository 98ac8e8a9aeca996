'use client';
// One order between two people: the panel with what is to be done, the terms, and the timeline.
import { useTranslations } from 'next-intl';

import { Link } from '#lib/i18n/navigation.ts';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { OrderPanel } from '../panel/order-panel.tsx';
import { PayerName, PaymentDetails } from '../panel/payment-details.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Timeline } from './timeline.tsx';
import { useOrder, useOrderNews } from './use-order.ts';

type Props = {
  readonly initial: C2cOrderDetail;
  readonly remark: string;
  /** The time at which the server drew the page, in whole seconds. */
  readonly drawnMs: number;
};

export function OrderPage({ initial, remark, drawnMs }: Props) {
  const t = useTranslations('c2cOrders');
  const { order, onOrder } = useOrder(initial);
  useOrderNews(order);
  const { orderId, role, coin, quote, state, payment, payerName } = order;
  return (
    <div className="page-wide flex flex-1 flex-col gap-4 px-4 py-6 md:py-8">
      <p className="text-sm">
        <Link href="/crypto-c2c/orders" className="text-accent underline underline-offset-2">
          {t('title')}
        </Link>
      </p>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="page-title min-w-0">{t(`side.${role}`, { coin: isolateLtr(coin), quote: isolateLtr(quote) })}</h1>
        <p className="text-sm text-muted">
          {t('number', { id: isolateLtr(orderId) })} · {t(`status.${state}`)}
        </p>
      </div>
      {/* The second column also has the chat, once there is one. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OrderPanel order={order} onOrder={onOrder} drawnMs={drawnMs}>
          {payment.length === 0 ? null : <PaymentDetails order={order} />}
          {payerName === null ? null : <PayerName name={payerName} />}
        </OrderPanel>
        <div className="flex min-w-0 flex-col gap-4">
          <OrderFacts order={order} remark={remark} />
          <Timeline history={order.history} />
        </div>
      </div>
    </div>
  );
}
