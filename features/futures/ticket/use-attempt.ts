// Sending what one of the buttons holds: at once, after a question where one is due, or not at all while something is missing or wrong.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { Side } from '#lib/contract/enums.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { shortAmount } from '#lib/format/short-amount.ts';
import { asksFirst, useConfirmations, type ConfirmationKind } from '#lib/session/confirmations.ts';
import { dropDraft } from '#lib/session/kept-draft.ts';
import type { Asked } from './confirm-order.tsx';
import { draftOf } from './ticket-draft.ts';
import { holdsBack, isDangerous } from './ticket-problem.ts';
import type { SidePreview } from './ticket-preview.ts';
import type { TicketRequest } from './ticket-request.ts';
import type { TicketField } from './ticket-state.ts';
import { useProblemText } from './use-problem-text.ts';
import type { Sending } from './use-send.ts';
import type { Ticket } from './use-ticket.ts';

type Setting = {
  readonly ticket: Ticket;
  readonly sending: Sending;
  /** The words on a side's button. */
  readonly actionOf: (side: Side) => string;
  /** Nothing can be sent, because of this field. */
  readonly refused: (side: Side, field: TicketField | undefined) => void;
};

export type Attempt = {
  /** The question that stands; null for none. */
  readonly asked: Asked | null;
  readonly answer: (yes: boolean) => void;
  readonly attempt: (side: Side) => void;
};

function confirmationOf({ request }: SidePreview, kind: Ticket['state']['kind']): ConfirmationKind {
  if (request?.closes === true) return 'close';
  return kind === 'limit' || kind === 'market' ? kind : 'plan';
}

/** What the question tells: price, size, and what would come of it. */
function useTerms({ desk }: Ticket): (preview: SidePreview, request: TicketRequest) => Asked['terms'] {
  const t = useTranslations('futures');
  return ({ impact, cost, exit }, request) => {
    const { market } = desk;
    const price = (text: string): string => formatPrice(text, market.pricePlace);
    const coin = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
    const first =
      request.call === 'trailing'
        ? { name: t('field.callback'), value: formatPercent(request.callbackRate) }
        : request.call === 'trigger'
          ? { name: t('field.trigger'), value: price(request.triggerPrice) }
          : request.call === 'scaled'
            ? {
                name: t('summary.orders'),
                value: `${request.orderCount} × ${price(request.startPrice)} – ${price(request.endPrice)}`,
              }
            : { name: t('field.price'), value: request.price === null ? t('field.marketPrice') : price(request.price) };
    const lines = [
      first,
      { name: t('field.size'), value: `${shortAmount(request.size)} ${coin}` },
      impact.fill === null || impact.fill.averagePrice === null
        ? null
        : { name: t('summary.fill'), value: price(impact.fill.averagePrice) },
      cost === null || request.closes ? null : { name: t('summary.cost'), value: `${shortAmount(cost)} ${market.marginCoin}` },
      impact.fee === null ? null : { name: t('summary.fee'), value: `${shortAmount(impact.fee)} ${market.marginCoin}` },
      impact.liquidationPrice === null ? null : { name: t('summary.liquidation'), value: price(impact.liquidationPrice) },
      impact.marginRatio === null ? null : { name: t('summary.ratio'), value: formatPercent(impact.marginRatio) },
      exit.takeProfit === null || exit.takeProfit === '' ? null : { name: t('exit.takeProfit.name'), value: price(exit.takeProfit) },
      exit.stopLoss === null || exit.stopLoss === '' ? null : { name: t('exit.stopLoss.name'), value: price(exit.stopLoss) },
    ];
    return lines.filter((line) => line !== null);
  };
}

export function useAttempt({ ticket, sending, actionOf, refused }: Setting): Attempt {
  const confirmations = useConfirmations();
  const problemText = useProblemText();
  const termsOf = useTerms(ticket);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state, preview, dispatch } = ticket;
  const send = async (request: TicketRequest): Promise<void> => {
    if (!(await sending.send(request))) return;
    dropDraft(draftOf(request.symbolId));
    dispatch({ type: 'placed' });
  };
  return {
    asked,
    answer: (yes) => {
      setAsked(null);
      if (yes && asked !== null) void send(asked.request);
    },
    attempt: (side) => {
      if (sending.pending || asked !== null) return;
      const chosen = preview[side];
      const { request } = chosen;
      if (request === null) {
        refused(side, chosen.problems.find(holdsBack)?.fields[0]);
        return;
      }
      const danger = chosen.problems.filter(isDangerous).map(problemText);
      const about = confirmationOf(chosen, state.kind);
      if (!asksFirst(confirmations, about, danger.length > 0)) {
        void send(request);
        return;
      }
      setAsked({ request, kind: state.kind, action: actionOf(side), terms: termsOf(chosen, request), about, danger });
    },
  };
}
