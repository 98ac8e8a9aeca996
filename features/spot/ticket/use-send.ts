// Sends the order, of whatever kind: pending at once, then what became of it. A second press after silence sends the very same order.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { showToast } from '#components/ui/toasts.tsx';
import { newClientId } from '#lib/contract/client-id.ts';
import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { useMarginDesk } from '../margin/margin-desk.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders } from '../pending-orders.ts';
import { placeTicket, type NamedRequest } from './place-ticket.ts';
import type { TicketRequest } from './ticket-request.ts';
import { usePlacedNotice } from './use-placed-notice.ts';

export type Sending = {
  readonly pending: boolean;
  /** What became of the last one, when it was not placed; null once the form changes. */
  readonly errorText: string | null;
  /** True when the order was placed. */
  send(request: TicketRequest): Promise<boolean>;
  /** The form has changed: what was said about the last order is no longer about this one. */
  changed(): void;
};

/** The real order comes over its own channel; until then the pending one stands in for it. */
const handOverMs = 1500;

const isSameRequest = (one: TicketRequest, other: TicketRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A unified account's order borrows what it lacks. */
function borrowing(request: TicketRequest): TicketRequest {
  switch (request.call) {
    case 'order':
      return { ...request, terms: { ...request.terms, borrow: true } };
    case 'plan':
      return { ...request, body: { ...request.body, autoBorrow: true } };
    case 'exit':
      return { ...request, body: { ...request.body, autoBorrow: true } };
    case 'oco':
      return { ...request, body: { ...request.body, autoBorrow: true } };
    case 'iceberg':
      return { ...request, body: { ...request.body, autoBorrow: true } };
    case 'scaled':
      return { ...request, body: { ...request.body, autoBorrow: true } };
    case 'twap':
      return { ...request, body: { ...request.body, autoBorrow: true } };
  }
}

/** An order goes into the wallet that is on the screen. */
function onMargin(request: TicketRequest): TicketRequest {
  const { mode, borrow, repay } = useMarginDesk.getState();
  if (mode === 'spot') return request;
  const words = { businessLine: BusinessLine.margin, marginMode: mode, autoBorrow: borrow, autoRepay: repay } as const;
  switch (request.call) {
    case 'order':
      return { ...request, terms: { ...request.terms, margin: { mode, borrow, repay } } };
    case 'plan':
      return { ...request, body: { ...request.body, ...words } };
    case 'exit':
      return { ...request, body: { ...request.body, ...words } };
    case 'oco':
      return { ...request, body: { ...request.body, ...words } };
    case 'iceberg':
      return { ...request, body: { ...request.body, ...words } };
    case 'scaled':
      return { ...request, body: { ...request.body, ...words } };
    case 'twap':
      return { ...request, body: { ...request.body, ...words } };
  }
}

/** `borrows`: of a unified account, what is lacking is borrowed. */
export function useSend(pair: string, coins: readonly [base: string, quote: string], borrows = false): Sending {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  const notice = usePlacedNotice(pair, coins);
  const { add, remove } = usePendingOrders.getState();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const unanswered = useRef<NamedRequest | null>(null);

  return {
    pending,
    errorText,
    changed: () => setErrorText(null),
    send: async (asked) => {
      const request = borrows ? borrowing(asked) : onMargin(asked);
      const again = unanswered.current !== null && isSameRequest(unanswered.current.request, request) ? unanswered.current : null;
      const order = again ?? { request, clientOid: newClientId() };
      setPending(true);
      setErrorText(null);
      // What waits outside the book has a list of its own and is answered before anybody misses it.
      if (request.call === 'order') add({ terms: { ...request.terms, clientOid: order.clientOid }, sentMs: Date.now() });
      const outcome = await sendUntilKnown(
        { place: () => placeTicket(api, order), found: (id) => ({ id, traded: null }), wait: waitFor },
        again !== null,
      );
      setPending(false);
      unanswered.current = outcome.kind === 'unknown' ? order : null;
      if (outcome.kind === 'placed') {
        setTimeout(() => remove(order.clientOid), handOverMs);
        const { tone, text, id, list } = notice(request, outcome.placed);
        showToast(tone, text, { label: t('placed.view'), onChosen: () => useOrdersView.getState().showOrder(id, list) });
        return true;
      }
      remove(order.clientOid);
      const text = outcome.kind === 'unknown' ? t('unanswered') : refusalText(outcome.error);
      setErrorText(text);
      showToast('failed', text);
      return false;
    },
  };
}
