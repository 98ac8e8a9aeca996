// Sending what one of the buttons holds: at once, after a question where one is due, or not at all while something is missing or wrong.
import { useLocale, useTranslations } from 'next-intl';

import type { OrderTerm } from '#components/trading/ticket/confirm-order.tsx';
import type { Side } from '#lib/contract/enums.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { dropDraft } from '#lib/session/drafts/kept-draft.ts';
import { holdsBack, type TicketProblem } from '#lib/ticket/problem.ts';
import { askedAbout } from '#lib/ticket/unusual.ts';
import { useAttempt, type Attempt } from '#lib/ticket/use-attempt.ts';
import type { Sending } from '#lib/ticket/use-send.ts';
import type { FuturesRequest } from '../form/futures-request.ts';
import type { PriceTerm } from '../kinds/futures-kind.ts';
import { futuresKinds } from '../kinds/futures-kinds.ts';
import { draftOf } from '../state/ticket-draft.ts';
import type { SidePreview } from '../preview/ticket-preview.ts';
import { quantityCoinOf } from '../form/ticket-context.ts';
import { writtenMoney } from '../preview/written-money.ts';
import { stepsOf } from '../state/ticket-reducer.ts';
import type { TicketKind } from '../state/ticket-state.ts';
import type { Ticket } from '../live/use-ticket.ts';

/** The content of the question, as it stood when it was asked. */
type Shown = { readonly kind: TicketKind; readonly action: string; readonly terms: readonly OrderTerm[] };

/** The terms in the question: price, size, and the result. */
function useTerms({ context: { market } }: Ticket): (preview: SidePreview) => readonly OrderTerm[] {
  const t = useTranslations('ticket');
  const own = useTranslations('futures');
  const locale = useLocale();
  const price = (text: string): string => formatPrice(text, market.pricePlace);
  const priceTerm = (term: PriceTerm): OrderTerm => {
    if ('rate' in term) return { name: t(term.name), value: formatPercent(term.rate) };
    if ('count' in term) return { name: own(term.name), value: `${term.count} × ${price(term.from)} – ${price(term.to)}` };
    return { name: t(term.name), value: term.price === null ? t('field.marketPrice') : price(term.price) };
  };
  const coin = quantityCoinOf({ market });
  const money = (amount: string): string => `${writtenMoney(amount, locale)} ${market.marginCoin}`;
  return ({ term, size, impact, cost, exit, terms }) => {
    const { fill, fee, liquidationPrice, marginRatio } = impact;
    const line = (name: string, text: string | null, write: (text: string) => string): OrderTerm[] =>
      text === null || text === '' ? [] : [{ name, value: write(text) }];
    return [
      priceTerm(term),
      { name: own('field.size'), value: `${shortNumber(size)} ${coin}` },
      ...line(own('summary.fill'), fill?.averagePrice ?? null, price),
      ...line(own('summary.cost'), terms.closes ? null : cost, money),
      ...line(own('summary.fee'), fee, money),
      ...line(own('summary.liquidation'), liquidationPrice, price),
      ...line(own('summary.ratio'), marginRatio, formatPercent),
      ...line(t('exit.takeProfit.name'), exit.takeProfit, price),
      ...line(t('exit.stopLoss.name'), exit.stopLoss, price),
    ];
  };
}

type Setting = {
  readonly ticket: Ticket;
  readonly sending: Sending<FuturesRequest>;
  readonly problemText: (problem: TicketProblem) => string;
  /** The words on a side's button. */
  readonly actionOf: (side: Side) => string;
  /** Nothing can be sent, because of this field. */
  readonly refused: (side: Side, field: string | undefined) => void;
};

export type FuturesAttempt = Omit<Attempt<FuturesRequest, Shown>, 'attempt'> & { readonly attempt: (side: Side) => void };

export function useFuturesAttempt({ ticket, sending, problemText, actionOf, refused }: Setting): FuturesAttempt {
  const t = useTranslations('ticket');
  const { slippagePercent } = useConfirmations();
  const termsOf = useTerms(ticket);
  const { state, preview, dispatch, context } = ticket;
  const { asked, answer, attempt } = useAttempt<FuturesRequest, Shown>(sending, () => {
    dropDraft(draftOf(context.market.symbolId));
    dispatch({ type: 'placed' });
  });
  return {
    asked,
    answer,
    attempt: (side) => {
      const { request, problems, terms } = preview[side];
      const told = termsOf(preview[side]).slice(0, 2);
      if (request !== null && !sending.pending) dispatch({ type: 'snap', rules: stepsOf(context.market) });
      attempt(
        {
          request: request === null ? null : { ...request, told: [t(`kind.${state.kind}`), ...told.map(({ value }) => value)] },
          about: terms.closes ? 'close' : futuresKinds[state.kind].about,
          unusual: askedAbout(problems, slippagePercent, terms.closes).map(problemText),
        },
        () => ({ kind: state.kind, action: actionOf(side), terms: termsOf(preview[side]) }),
        () => refused(side, problems.find(holdsBack)?.fields[0]),
      );
    },
  };
}
