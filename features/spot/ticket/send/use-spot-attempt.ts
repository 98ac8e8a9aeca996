// Sending what the form holds: at once, after a question where one is due, or not at all while something is missing or wrong.
import { useTranslations } from 'next-intl';

import type { OrderTerm } from '#components/trading/ticket/confirm-order.tsx';
import type { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { dropDraft } from '#lib/session/drafts/kept-draft.ts';
import { holdsBack, type TicketProblem } from '#lib/ticket/problem.ts';
import { askedAbout } from '#lib/ticket/unusual.ts';
import { useAttempt, type Attempt } from '#lib/ticket/use-attempt.ts';
import type { Sending } from '#lib/ticket/use-send.ts';
import { spotKinds } from '../kinds/spot-kinds.ts';
import type { SpotRequest } from '../form/spot-request.ts';
import type { SummaryLine } from '../form/summary-line.ts';
import { draftOf } from '../state/ticket-draft.ts';
import type { TicketPreview } from '../preview/ticket-preview.ts';
import type { TicketKind } from '../state/ticket-state.ts';
import type { Purpose } from './use-spot-commands.ts';
import type { Ticket } from '../live/use-ticket.ts';

/** The content of the question, as it stood when it was asked. */
type Shown = {
  readonly side: Side;
  readonly kind: TicketKind;
  readonly terms: readonly OrderTerm[];
  readonly lines: readonly SummaryLine[];
};

/** Price and size of simple orders; of the others the lines of the preview say what they do. */
function useTerms({ baseCoin, quoteCoin, pricePlace }: SpotMarket): (preview: TicketPreview) => readonly OrderTerm[] {
  const t = useTranslations('ticket');
  return ({ sized, units, request }) => {
    const price = request?.terms?.price;
    // A value that is only worked out from the book stands in the lines, as an estimate.
    const [quantity, amount] = [sized.estimated === 'quantity' ? '' : sized.quantity, sized.estimated === 'amount' ? '' : sized.amount];
    return [
      ...(price === undefined
        ? []
        : [{ name: t('field.price'), value: price === null ? t('exit.atMarket') : `${formatPrice(price, pricePlace)} ${quoteCoin}` }]),
      ...(units === 'amount' || quantity === '' ? [] : [{ name: t('field.quantity'), value: `${shortNumber(quantity)} ${baseCoin}` }]),
      ...(units === 'quantity' || amount === '' ? [] : [{ name: t('field.amount'), value: `${shortNumber(amount)} ${quoteCoin}` }]),
    ];
  };
}

type Setting = {
  readonly ticket: Ticket;
  readonly market: SpotMarket;
  readonly sending: Sending<SpotRequest>;
  readonly problemText: (problem: TicketProblem) => string;
  /** Nothing can be sent, because of this field. */
  readonly refused: (field: string | undefined) => void;
};

export type SpotAttempt = Omit<Attempt<SpotRequest, Shown>, 'attempt'> & {
  /** `close`: it sells what one holds, by command. */
  readonly attempt: (purpose: Purpose) => void;
};

export function useSpotAttempt({ ticket, market, sending, problemText, refused }: Setting): SpotAttempt {
  const t = useTranslations('ticket');
  const { slippagePercent } = useConfirmations();
  const termsOf = useTerms(market);
  const { state, preview, dispatch } = ticket;
  const { asked, answer, attempt } = useAttempt<SpotRequest, Shown>(sending, () => {
    dropDraft(draftOf(market.symbol));
    dispatch({ type: 'placed' });
  });
  return {
    asked,
    answer,
    attempt: (purpose) => {
      const { request, problems, lines } = preview;
      const closes = purpose === 'close';
      const told = termsOf(preview).slice(0, 2);
      if (request !== null && !sending.pending) dispatch({ type: 'snap', rules: market });
      attempt(
        {
          request: request === null ? null : { ...request, told: [t(`kind.${state.kind}`), ...told.map(({ value }) => value)] },
          about: closes ? 'close' : spotKinds[state.kind].about,
          unusual: askedAbout(problems, slippagePercent, closes).map(problemText),
        },
        () => ({ side: state.side, kind: state.kind, terms: termsOf(preview), lines }),
        () => refused(problems.find(holdsBack)?.fields[0]),
      );
    },
  };
}
