'use client';
// The question whether a change of a waiting order is meant: the old values and the new ones.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Question } from '#components/trading/question.tsx';
import { useCrossingText } from '#components/trading/order-end/use-crossing-text.ts';
import { changedFields, type EditedRow } from '#components/trading/row-edit/use-row-edit.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { Fact, Facts } from '../../positions/facts.tsx';

type Props = {
  readonly about: ReactNode;
  readonly edited: EditedRow;
  /** The coin of quantities; an order that is not in the book has no line about that. */
  readonly coin?: string;
  readonly nameOf: (field: string) => string;
  readonly onAnswer: (yes: boolean) => void;
};

export function ChangeQuestion({ about, edited, coin = '', nameOf, onAnswer }: Props) {
  const t = useTranslations('positions');
  const crossingText = useCrossingText();
  return (
    <Question
      title={t('amend.title')}
      yes={t('amend.yes')}
      no={t('back')}
      look="primary"
      never={t('amend.never')}
      danger={edited.crossing === null ? null : crossingText(edited.crossing, coin)}
      onYes={(never) => {
        if (never) useConfirmations.getState().skip('amend', true);
        onAnswer(true);
      }}
      onNo={() => onAnswer(false)}
    >
      <div className="text-sm">{about}</div>
      <Facts>
        {changedFields(edited).map((field) => (
          <Fact key={field} name={nameOf(field)}>
            <s className="text-muted">{numberText(edited.before[field] ?? '')}</s> → {numberText(finishDecimal(edited.texts[field] ?? ''))}
          </Fact>
        ))}
      </Facts>
    </Question>
  );
}
