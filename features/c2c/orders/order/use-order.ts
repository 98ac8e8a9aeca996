// One order as it is now: as the page was made with it, as a step has answered it, or as the channel tells it.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useHappened } from './timeline.tsx';

type LiveOrder = { readonly order: C2cOrderDetail; readonly onOrder: (order: C2cOrderDetail) => void };

/** A history only grows: the longest is the latest. Of equals the later one also knows which steps time has closed. */
const latest = (orders: readonly C2cOrderDetail[], first: C2cOrderDetail): C2cOrderDetail =>
  orders.reduce((best, one) => (one.history.length >= best.history.length ? one : best), first);

export function useOrder(initial: C2cOrderDetail): LiveOrder {
  const { data } = useChannel(useHub(), 'c2c', initial.orderId);
  const [answered, onOrder] = useState<C2cOrderDetail | null>(null);
  const told = data !== null && 'order' in data ? data.order : null;
  return {
    order: latest(
      [answered, told].filter((one) => one !== null),
      initial,
    ),
    onOrder,
  };
}

/** Says what the other one, an operator or time has done, and names the state in the window's title. */
export function useOrderNews({ orderId, role, state, history }: C2cOrderDetail): void {
  const t = useTranslations('c2cOrders');
  const happened = useHappened();
  const known = useRef(history.length);
  useEffect(() => {
    const fresh = history.slice(known.current);
    known.current = history.length;
    for (const row of fresh) if (row.by !== role) showToast('done', happened(row));
  });
  const title = t('window', { status: t(`status.${state}`), id: isolateLtr(orderId) });
  const shown = useRef(title);
  useEffect(() => {
    // The name of the product behind it stays.
    document.title = document.title.replace(shown.current, () => title);
    shown.current = title;
  }, [title]);
}
