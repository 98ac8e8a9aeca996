// Sending what the form holds: at once, after a question where one is due, or not at all while something is missing or wrong.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import { reachesPercent } from '#lib/order-math/share-between.ts';
import { asksFirst, useConfirmations } from '#lib/session/confirmations.ts';
import { dropDraft } from '#lib/session/kept-draft.ts';
import { useUser } from '#lib/session/user.ts';
import { confirmationOf, termsOf } from './confirm/ask-about.ts';
import type { Asked } from './confirm/confirm-order.tsx';
import { draftOf } from './ticket-draft.ts';
import { holdsBack, isUnusualCode } from './ticket-problem.ts';
import type { TicketRequest } from './ticket-request.ts';
import type { TicketField } from './ticket-state.ts';
import { useProblemText } from './use-problem-text.ts';
import type { Sending } from './use-send.ts';
import type { Ticket } from './use-ticket.ts';

type Setting = {
  readonly ticket: Ticket;
  readonly market: SpotMarket;
  readonly sending: Sending;
  /** Nothing can be sent, because of this field. */
  readonly refused: (field: TicketField | undefined) => void;
};

export type Attempt = {
  /** The question that stands; null for none. */
  readonly asked: Asked | null;
  readonly answer: (yes: boolean) => void;
  /** `close`: it sells what one holds, by command. */
  readonly attempt: (purpose: 'order' | 'close') => void;
};

export function useAttempt({ ticket, market, sending, refused }: Setting): Attempt {
  const t = useTranslations('spot');
  const user = useUser();
  const confirmations = useConfirmations();
  const problemText = useProblemText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state, preview, dispatch } = ticket;

  const send = async (request: TicketRequest): Promise<void> => {
    if (!(await sending.send(request))) return;
    dropDraft(draftOf(market.symbol));
    dispatch({ type: 'placed' });
  };
  return {
    asked,
    answer: (yes) => {
      setAsked(null);
      if (yes && asked !== null) void send(asked.request);
    },
    attempt: (purpose) => {
      if (user === null || sending.pending || asked !== null) return;
      const { request } = preview;
      if (request === null) {
        refused(preview.problems.find(holdsBack)?.fields[0]);
        return;
      }
      dispatch({ type: 'snap', rules: market });
      const about = purpose === 'close' ? 'close' : confirmationOf(state.kind);
      const unusual = preview.problems.filter(({ code, params }) => {
        // Closing sells what it was told to: a large share of what one holds is what was asked for.
        if (code === 'shareLarge') return purpose !== 'close';
        // It is worth a word before it is worth a question.
        return code === 'slippageHigh'
          ? reachesPercent(String(params['slippage'] ?? ''), confirmations.slippagePercent)
          : isUnusualCode(code);
      });
      if (!asksFirst(confirmations, about, unusual.length > 0)) {
        void send(request);
        return;
      }
      const words = { price: t('field.price'), quantity: t('field.quantity'), amount: t('field.amount'), atMarket: t('exit.atMarket') };
      setAsked({
        request,
        side: state.side,
        kind: state.kind,
        terms: termsOf(preview, market, words),
        lines: preview.lines,
        about,
        unusual: unusual.map(problemText),
      });
    },
  };
}
