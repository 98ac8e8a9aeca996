// Sends the order, of whatever kind, then says what became of it. A second press after silence sends the very same order.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { useTradedNotice, type TradedNotice } from '#components/trading/order-end/use-traded-notice.ts';
import { showToast } from '#components/ui/toasts.tsx';
import { newClientId } from '#lib/contract/client-id.ts';
import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { OrderStatus } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/short-amount.ts';
import { usePanelsView } from '../panels/panels-view.ts';
import { placeTicket, type Placed } from './place-ticket.ts';
import type { TicketRequest } from './ticket-request.ts';

export type Sending = {
  readonly pending: boolean;
  /** What became of the last one, when it was not placed; null once the form changes. */
  readonly errorText: string | null;
  /** True when the order was placed. */
  send(request: TicketRequest): Promise<boolean>;
  /** The form has changed: what was said about the last order is no longer about this one. */
  changed(): void;
};

type Named = { readonly request: TicketRequest; readonly clientOid: string };

const isSameRequest = (one: TicketRequest, other: TicketRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useSend(market: ContractMarket): Sending {
  const t = useTranslations('futures');
  const ofPanels = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const unanswered = useRef<Named | null>(null);
  const tradedNotice = useTradedNotice();
  const noticeOf = ({ call, side, size }: TicketRequest, { traded, batch }: Placed): TradedNotice => {
    const pair = isolateLtr(market.displayName);
    const coin = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
    const rest = traded === null ? null : tradedNotice({ side, wanted: size, coin, byAmount: false }, traded);
    if (rest !== null) return rest;
    if (traded !== null && /[1-9]/.test(traded.dealCount))
      return { tone: 'done', text: t('placed.filled', { side, pair, quantity: isolateLtr(`${shortAmount(traded.dealCount)} ${coin}`) }) };
    if (batch !== undefined) {
      const text = t('placed.several', { placed: batch.placed, asked: batch.asked, pair });
      return batch.refused === null ? { tone: 'done', text } : { tone: 'partly', text: `${text} ${refusalText(batch.refused)}` };
    }
    return { tone: 'done', text: t(call === 'order' ? 'placed.waiting' : 'placed.plan', { side, pair }) };
  };
  return {
    pending,
    errorText,
    changed: () => setErrorText(null),
    send: async (request) => {
      const again = unanswered.current !== null && isSameRequest(unanswered.current.request, request) ? unanswered.current : null;
      const order = again ?? { request, clientOid: newClientId() };
      setPending(true);
      setErrorText(null);
      const place = (): Promise<Placed> => placeTicket(api, request, order.clientOid);
      const outcome = await sendUntilKnown({ place, found: (id) => ({ id, traded: null }), wait: waitFor }, again !== null);
      setPending(false);
      unanswered.current = outcome.kind === 'unknown' ? order : null;
      if (outcome.kind === 'placed') {
        const { tone, text } = noticeOf(request, outcome.placed);
        const { id, traded } = outcome.placed;
        const toHistory = { label: ofPanels('notice.filled.view'), onChosen: () => usePanelsView.getState().show('orderHistory', id) };
        showToast(tone, text, traded?.status === OrderStatus.cancelled ? toHistory : null);
        return true;
      }
      const text = outcome.kind === 'unknown' ? t('unanswered') : refusalText(outcome.error);
      setErrorText(text);
      showToast('failed', text);
      return false;
    },
  };
}
