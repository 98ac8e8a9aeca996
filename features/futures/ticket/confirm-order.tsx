'use client';
// The order once more, in full, before it is sent.
import { useTranslations } from 'next-intl';

import { Question } from '#components/trading/question.tsx';
import { Side } from '#lib/contract/enums.ts';
import { useConfirmations, type ConfirmationKind } from '#lib/session/confirmations.ts';
import type { TicketRequest } from './ticket-request.ts';
import type { TicketKind } from './ticket-state.ts';

/** What is asked about: the request that would be sent, and what was shown of it at that moment. */
export type Asked = {
  readonly request: TicketRequest;
  readonly kind: TicketKind;
  /** The words on the button. */
  readonly action: string;
  readonly terms: readonly { readonly name: string; readonly value: string }[];
  readonly about: ConfirmationKind;
  /** Why it is asked although the trader may want no questions; none: it is the usual question. */
  readonly danger: readonly string[];
};

type Props = { readonly asked: Asked; readonly pair: string; readonly onYes: () => void; readonly onNo: () => void };

export default function ConfirmOrder({ asked, pair, onYes, onNo }: Props) {
  const t = useTranslations('futures');
  const { action, about, danger, terms, request, kind } = asked;
  return (
    <Question
      title={`${action} · ${t(`kind.${kind}`)}`}
      yes={<bdi>{action}</bdi>}
      no={t('confirmation.no')}
      look={request.side === Side.buy ? 'buy' : 'sell'}
      never={t('confirmation.never')}
      danger={
        danger.length === 0 ? null : (
          <ul className="flex flex-col gap-1">
            {danger.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )
      }
      onYes={(never) => {
        if (never) useConfirmations.getState().skip(about, true);
        onYes();
      }}
      onNo={onNo}
    >
      <p className="text-sm text-secondary">
        <bdi dir="ltr">{pair}</bdi>
      </p>
      <dl className="flex flex-col gap-1 text-sm">
        {terms.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Question>
  );
}
