// Sending what a form holds: at once, after a question where one is due, or not at all while something is missing or wrong.
import { useState } from 'react';

import { asksFirst, useConfirmations, type ConfirmationKind } from '#lib/session/order-form/confirmations.ts';
import type { Sending } from './use-send.ts';

/** The request that may be sent, and the details that the question about it shows. */
type Candidate<Request> = {
  /** Null: something is missing or wrong. */
  readonly request: Request | null;
  readonly about: ConfirmationKind;
  /** Why it is asked about although the trader may want no questions; none: it is the usual question. */
  readonly unusual: readonly string[];
};

type Asked<Request, Shown> = Candidate<Request> & { readonly request: Request; readonly shown: Shown };

export type Attempt<Request, Shown> = {
  /** The question that stands; null for none. */
  readonly asked: Asked<Request, Shown> | null;
  /** `never`: not to be asked about such orders again. */
  readonly answer: (yes: boolean, never?: boolean) => void;
  /** `refuse`: nothing can be sent. */
  readonly attempt: (candidate: Candidate<Request>, shown: () => Shown, refuse: () => void) => void;
};

export function useAttempt<Request, Shown>(sending: Sending<Request>, onPlaced: () => void): Attempt<Request, Shown> {
  const confirmations = useConfirmations();
  const [asked, setAsked] = useState<Asked<Request, Shown> | null>(null);
  const send = async (request: Request): Promise<void> => {
    if (await sending.send(request)) onPlaced();
  };
  return {
    asked,
    answer: (yes, never = false) => {
      setAsked(null);
      if (!yes || asked === null) return;
      if (never) confirmations.skip(asked.about, true);
      void send(asked.request);
    },
    attempt: (candidate, shown, refuse) => {
      if (sending.pending || asked !== null) return;
      const { request, about, unusual } = candidate;
      if (request === null) refuse();
      else if (asksFirst(confirmations, about, unusual.length > 0)) setAsked({ ...candidate, request, shown: shown() });
      else void send(request);
    },
  };
}
