// Sends an order: pending at once, then what became of it. A second press after silence sends the very same order.
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';

import { sendUntilKnown, waitFor } from '#lib/api/send-until-known.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { newClientId } from '#lib/contract/client-id.ts';
import { isSameRequest, type Placed, type TicketRequest } from './ticket-request.ts';

export type Sending<Request> = {
  readonly pending: boolean;
  /** The error of the last one, when it was not placed; null once the form changes. */
  readonly errorText: string | null;
  /** True when the order was placed. */
  send(request: Request): Promise<boolean>;
  /** The form has changed: what was said about the last order is no longer about this one. */
  changed(): void;
};

export type SendEvents<Request> = {
  readonly onSent?: (request: Request, clientOid: string) => void;
  readonly onPlaced: (request: Request, placed: Placed, clientOid: string) => void;
  readonly onFailed: (text: string, clientOid: string) => void;
};

type Named<Request> = { readonly request: Request; readonly clientOid: string };

export function useSend<Request extends TicketRequest>({ onSent, onPlaced, onFailed }: SendEvents<Request>): Sending<Request> {
  const t = useTranslations('ticket');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const unanswered = useRef<Named<Request> | null>(null);
  return {
    pending,
    errorText,
    changed: () => setErrorText(null),
    send: async (request) => {
      const again = unanswered.current !== null && isSameRequest(unanswered.current.request, request) ? unanswered.current : null;
      const order = again ?? { request, clientOid: newClientId() };
      const { clientOid } = order;
      setPending(true);
      setErrorText(null);
      onSent?.(request, clientOid);
      const place = (): Promise<Placed> => order.request.place(api, { clientOid });
      const outcome = await sendUntilKnown({ place, found: (id) => ({ id, traded: null }), wait: waitFor }, again !== null);
      setPending(false);
      unanswered.current = outcome.kind === 'unknown' ? order : null;
      if (outcome.kind === 'placed') {
        onPlaced(request, outcome.placed, clientOid);
        return true;
      }
      const text = outcome.kind === 'unknown' ? t('unanswered') : refusalText(outcome.error);
      setErrorText(text);
      onFailed(text, clientOid);
      return false;
    },
  };
}
