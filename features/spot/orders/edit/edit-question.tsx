'use client';
// The question whether a change is meant: the old values and the new ones.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { useCrossingText } from '#components/trading/order-end/use-crossing-text.ts';
import { changedFields, type EditedRow } from '#components/trading/row-edit/use-row-edit.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Question } from '../../confirm/question.tsx';

type Props = {
  readonly title: string;
  /** The order or plan that is changed. */
  readonly about: ReactNode;
  readonly edited: EditedRow;
  /** The coin of quantities; an order that is not in the book has no line about that. */
  readonly coin?: string;
  readonly nameOf: (field: string) => string;
  readonly onAnswer: (yes: boolean) => void;
};

export function EditQuestion({ title, about, edited, coin = '', nameOf, onAnswer }: Props) {
  const t = useTranslations('spot');
  const crossingText = useCrossingText();
  return (
    <Question
      title={title}
      yes={t('amend.confirm')}
      look="primary"
      about="amend"
      danger={edited.crossing === null ? null : crossingText(edited.crossing, coin)}
      onYes={() => onAnswer(true)}
      onNo={() => onAnswer(false)}
    >
      <div className="text-sm">{about}</div>
      <dl className="flex flex-col gap-1 text-sm">
        {changedFields(edited).map((field) => (
          <div key={field} className="flex justify-between gap-4">
            <dt className="text-muted">{nameOf(field)}</dt>
            <dd>
              <bdi dir="ltr">
                <s className="text-muted">{numberText(edited.before[field] ?? '')}</s> →{' '}
                {numberText(finishDecimal(edited.texts[field] ?? ''))}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Question>
  );
}
