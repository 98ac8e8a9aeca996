// Sends the order: pending at once, then what became of it. A second press after silence sends the very same order.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { showToast } from '#components/ui/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { placeOrder } from '#lib/contract/calls/v1/spot/order/place.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { toPlaceRequest, type SpotOrderTerms } from '#lib/contract/wire/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders } from '../pending-orders.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { newClientOrderId } from './client-order-id.ts';
import { sendOrder } from './send-order.ts';

export type Sending = {
  readonly pending: boolean;
  /** What became of the last one, when it was not placed; null once the form changes. */
  readonly trouble: string | null;
  /** True when the order was placed. */
  send(terms: SpotOrderTerms): Promise<boolean>;
  /** The form has changed: what was said about the last order is no longer about this one. */
  changed(): void;
};

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));
/** The real order comes over its own channel; until then the pending one stands in for it. */
const handOverMs = 1500;

/** In everything but the name it is sent under. */
const isSameOrder = (one: SpotOrderTerms, other: SpotOrderTerms): boolean =>
  JSON.stringify({ ...one, clientOrderId: '' }) === JSON.stringify({ ...other, clientOrderId: '' });

export function useSend(market: SpotMarket): Sending {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  const { add, remove } = usePendingOrders.getState();
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const unanswered = useRef<SpotOrderTerms | null>(null);

  const place = (terms: SpotOrderTerms) => api.call(placeOrder, toPlaceRequest(terms));
  const sayPlaced = (terms: SpotOrderTerms, orderId: string, dealCount: string | null): void => {
    const filled = dealCount !== null && Number(dealCount) > 0;
    const text = filled
      ? t(`placed.filled.${terms.side}`, { quantity: isolateLtr(`${dealCount} ${market.baseCoin}`) })
      : t(`placed.waiting.${terms.side}`, { pair: isolateLtr(market.displayName) });
    const tab = filled ? 'fills' : 'open';
    showToast('done', text, { label: t('placed.view'), onChosen: () => useOrdersView.getState().showOrder(orderId, tab) });
  };

  return {
    pending,
    trouble,
    changed: () => setTrouble(null),
    send: async (wanted) => {
      const again = unanswered.current !== null && isSameOrder(unanswered.current, wanted) ? unanswered.current : null;
      const terms = again ?? { ...wanted, clientOrderId: newClientOrderId() };
      setPending(true);
      setTrouble(null);
      add({ terms, sentMs: Date.now() });
      const outcome = await sendOrder(terms, { place, wait }, again !== null);
      setPending(false);
      unanswered.current = outcome.kind === 'unknown' ? terms : null;
      if (outcome.kind === 'placed') {
        setTimeout(() => remove(terms.clientOrderId), handOverMs);
        sayPlaced(terms, outcome.orderId, outcome.dealCount);
        return true;
      }
      remove(terms.clientOrderId);
      const text = outcome.kind === 'unknown' ? t('unanswered') : refusalText(outcome.error);
      setTrouble(text);
      showToast('failed', text);
      return false;
    },
  };
}
