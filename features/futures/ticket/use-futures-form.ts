// The order form of a contract at work: what was said and what follows, how it is changed, sent and asked about.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useCommand } from '#lib/commands/commands.ts';
import { Side } from '#lib/contract/enums.ts';
import { contractUnits } from '#lib/order-math/futures/contract-unit.ts';
import { useUser } from '#lib/session/user.ts';
import type { TicketProblem } from '#lib/ticket/problem.ts';
import { useFieldCommands } from '#lib/ticket/use-field-commands.ts';
import { useMarks } from '#lib/ticket/use-marks.ts';
import { futuresKinds } from './kinds/futures-kinds.ts';
import { isHedge } from './form/ticket-context.ts';
import type { TicketFields } from './live/ticket-fields.ts';
import { stepsOf, type TicketChange } from './state/ticket-reducer.ts';
import type { TextName } from './state/ticket-state.ts';
import { useFuturesAttempt, type FuturesAttempt } from './send/use-futures-attempt.ts';
import { useFuturesSend } from './send/use-futures-send.ts';
import { sideProblems, useSideProblemText } from './use-side-problems.ts';
import type { Ticket } from './live/use-ticket.ts';

type FuturesFormAtWork = Omit<FuturesAttempt, 'attempt'> & {
  readonly form: TicketFields;
  readonly pending: boolean;
  /** The button that was pressed last. */
  readonly pressed: Side;
  readonly press: (side: Side) => void;
  /** The words on a side's button. */
  readonly actionOf: (side: Side) => string;
  /** The messages over the buttons: the problems, their words and places, and the result of the last order. */
  readonly notes: {
    readonly id: string;
    readonly problems: readonly TicketProblem[];
    readonly textOf: (problem: TicketProblem) => string;
    readonly errorText: string | null;
  };
};

export function useFuturesForm(ticket: Ticket): FuturesFormAtWork {
  const t = useTranslations('futures');
  const user = useUser();
  const { state, preview, context, unit } = ticket;
  const { market } = context;
  const textOf = useSideProblemText();
  const sending = useFuturesSend(market);
  const [tried, setTried] = useState<Side | null>(null);
  const [pressed, setPressed] = useState<Side>(Side.buy);
  const said = sideProblems({ buy: preview.buy.problems, sell: preview.sell.problems }, tried);
  const { notesId, markOf, fieldRef, inputOf } = useMarks<TextName | 'size'>(said);
  const dispatch = (change: TicketChange): void => {
    // Entering or leaving a field says nothing new about the order.
    if (change.type !== 'aim' && change.type !== 'snap') {
      sending.changed();
      if (change.type !== 'placed') setTried(null);
    }
    ticket.dispatch(change);
  };
  const hedge = isHedge(context);
  const way = !hedge ? 'trade' : state.action === 'close' ? 'close' : 'open';
  const actionOf = (side: Side): string => t(`button.${way}.${side}`);
  const { asked, answer, attempt } = useFuturesAttempt({
    ticket: { ...ticket, dispatch },
    sending,
    problemText: textOf,
    actionOf,
    refused: (side, field) => {
      setTried(side);
      if (field !== undefined) inputOf(field)?.focus();
    },
  });
  const press = (side: Side): void => {
    setPressed(side);
    attempt(side);
  };
  useCommand('buy', user === null ? null : () => press(Side.buy));
  useCommand('sell', user === null ? null : () => press(Side.sell));
  useFieldCommands({
    inputOf,
    priceFields: futuresKinds[state.kind].priceFields,
    sizeFields: ['size'],
    flipUnit: () => {
      ticket.chooseUnit(contractUnits[(contractUnits.indexOf(unit) + 1) % contractUnits.length] ?? 'base');
      return 'size';
    },
  });
  return {
    asked,
    answer,
    form: { ...ticket, market, dispatch, leave: () => dispatch({ type: 'snap', rules: stepsOf(market) }), markOf, fieldRef },
    pending: sending.pending,
    pressed,
    press,
    actionOf,
    notes: { id: notesId, problems: said, textOf, errorText: sending.errorText },
  };
}
