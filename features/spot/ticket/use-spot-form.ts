// The order form at work: what was said and what follows, how it is changed, sent and asked about.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useProblemText } from '#components/trading/ticket/use-problem-text.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useUser } from '#lib/session/user.ts';
import { quantityNotEnough, type TicketProblem } from '#lib/ticket/problem.ts';
import { useMarks } from '#lib/ticket/use-marks.ts';
import type { SpotFields } from './kinds/spot-kind.ts';
import type { SizeField } from './form/spot-form.ts';
import type { TicketAction } from './state/ticket-reducer.ts';
import type { TextName } from './state/ticket-state.ts';
import { useSpotAttempt, type SpotAttempt } from './send/use-spot-attempt.ts';
import { useSpotCommands } from './send/use-spot-commands.ts';
import { useSpotSend } from './send/use-spot-send.ts';
import type { Ticket } from './live/use-ticket.ts';

type SpotFormAtWork = SpotAttempt & {
  readonly form: SpotFields<TextName>;
  readonly dispatch: (action: TicketAction) => void;
  readonly pending: boolean;
  /** The messages over the button: the problems, their words and places, and the result of the last order. */
  readonly notes: {
    readonly id: string;
    readonly problems: readonly TicketProblem[];
    readonly textOf: (problem: TicketProblem) => string;
    readonly errorText: string | null;
  };
};

/** `borrows`: of a unified account, what is lacking is borrowed. */
export function useSpotForm(ticket: Ticket, market: SpotMarket, borrows: boolean): SpotFormAtWork {
  const t = useTranslations('spot');
  const user = useUser();
  const textOf = useProblemText(t(quantityNotEnough));
  const sending = useSpotSend(market, borrows);
  const [tried, setTried] = useState(false);
  // Missing values are reported at the first try to send; wrong ones at once.
  const said = ticket.preview.problems.filter(({ weight }) => tried || weight !== 'missing');
  const { notesId, markOf, fieldRef, inputOf } = useMarks<TextName | SizeField>(said);
  const dispatch = (action: TicketAction): void => {
    // Entering or leaving a field says nothing new about the order.
    if (action.type !== 'aim' && action.type !== 'snap') {
      sending.changed();
      if (action.type !== 'placed') setTried(false);
    }
    ticket.dispatch(action);
  };
  const attempting = useSpotAttempt({
    ticket,
    market,
    sending,
    problemText: textOf,
    refused: (field) => {
      setTried(true);
      if (field !== undefined) inputOf(field)?.focus();
    },
  });
  useSpotCommands({ ticket, dispatch, inputOf, send: user === null ? null : attempting.attempt });
  return {
    ...attempting,
    form: { ...ticket, market, dispatch, leave: () => dispatch({ type: 'snap', rules: market }), markOf, fieldRef },
    dispatch,
    pending: sending.pending,
    notes: { id: notesId, problems: said, textOf, errorText: sending.errorText },
  };
}
