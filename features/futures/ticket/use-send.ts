// Sends the order, of whatever kind, then says what became of it. A second press after silence sends the very same order.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { showToast } from '#components/ui/toasts.tsx';
import { newClientOrderId } from '#lib/api/client-order-id.ts';
import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/short-amount.ts';
import { placeTicket, type Placed } from './place-ticket.ts';
import type { TicketRequest } from './ticket-request.ts';

export type Sending = {
  readonly pending: boolean;
  /** What became of the last one, when it was not placed; null once the form changes. */
  readonly trouble: string | null;
  /** True when the order was placed. */
  send(request: TicketRequest): Promise<boolean>;
  /** The form has changed: what was said about the last order is no longer about this one. */
  changed(): void;
};

type Named = { readonly request: TicketRequest; readonly clientOrderId: string };

const isSameRequest = (one: TicketRequest, other: TicketRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useSend(market: ContractMarket): Sending {
  const t = useTranslations('futures');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const unanswered = useRef<Named | null>(null);
  const noticeOf = ({ call, side }: TicketRequest, { dealCount, batch }: Placed): string => {
    const pair = isolateLtr(market.displayName);
    const coin = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
    if (dealCount !== null && /[1-9]/.test(dealCount))
      return t('placed.filled', { side, pair, quantity: isolateLtr(`${shortAmount(dealCount)} ${coin}`) });
    if (batch !== undefined) {
      const text = t('placed.several', { placed: batch.placed, asked: batch.asked, pair });
      return batch.refused === null ? text : `${text} ${refusalText(batch.refused)}`;
    }
    return t(call === 'order' ? 'placed.waiting' : 'placed.plan', { side, pair });
  };
  return {
    pending,
    trouble,
    changed: () => setTrouble(null),
    send: async (request) => {
      const again = unanswered.current !== null && isSameRequest(unanswered.current.request, request) ? unanswered.current : null;
      const order = again ?? { request, clientOrderId: newClientOrderId() };
      setPending(true);
      setTrouble(null);
      const place = (): Promise<Placed> => placeTicket(api, request, order.clientOrderId);
      const outcome = await sendUntilKnown({ place, found: (id) => ({ id, dealCount: null }), wait: waitFor }, again !== null);
      setPending(false);
      unanswered.current = outcome.kind === 'unknown' ? order : null;
      if (outcome.kind === 'placed') {
        showToast('done', noticeOf(request, outcome.placed));
        return true;
      }
      const text = outcome.kind === 'unknown' ? t('unanswered') : refusalText(outcome.error);
      setTrouble(text);
      showToast('failed', text);
      return false;
    },
  };
}
