'use client';
// The order once more, in full, before it is sent.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Side } from '#lib/contract/enums.ts';
import type { TextName } from '#lib/i18n/text-names.ts';
import { Question } from '../question.tsx';

export type OrderTerm = { readonly name: string; readonly value: string };

type Props = {
  /** The words on the button. */
  readonly action: string;
  readonly side: Side;
  /** The kind of order. */
  readonly kind: TextName<'ticket.kind'>;
  readonly pair: string;
  /** Under which name such orders are no longer asked about. */
  readonly about: TextName<'ticket.confirm.never'>;
  /** Price and size, and what else is told of it. */
  readonly terms: readonly OrderTerm[];
  /** Why it is asked although the trader may want no questions; none: it is the usual question. */
  readonly unusual: readonly string[];
  /** `never`: not to be asked about such orders again. */
  readonly onYes: (never: boolean) => void;
  readonly onNo: () => void;
  readonly children?: ReactNode;
};

export default function ConfirmOrder({ action, side, kind, pair, about, terms, unusual, onYes, onNo, children }: Props) {
  const t = useTranslations('ticket');
  return (
    <Question
      title={`${action} · ${t(`kind.${kind}`)}`}
      yes={<bdi>{action}</bdi>}
      no={t('confirm.no')}
      look={side === Side.buy ? 'buy' : 'sell'}
      never={t(`confirm.never.${about}`)}
      danger={
        unusual.length === 0 ? null : (
          <ul className="flex flex-col gap-1">
            {unusual.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )
      }
      onYes={onYes}
      onNo={onNo}
    >
      <p className="text-sm text-secondary">
        <bdi dir="ltr">{pair}</bdi>
      </p>
      {terms.length === 0 ? null : (
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
      )}
      {children}
    </Question>
  );
}
