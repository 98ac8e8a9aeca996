'use client';
// A number among the settings of a copy, with what is wrong with it below.
import { useId } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import type { TermProblem } from '#lib/order-math/bots/term-range.ts';
import { useProblemWords } from '#features/bots/create/fields/use-problem-words.ts';

const rules = {
  money: { decimals: 8, step: '10', holds: 'size' },
  quantity: { decimals: 8, step: '1', holds: 'size' },
  percent: { decimals: 4, step: '0.1', holds: 'rate', unit: '%' },
  leverage: { decimals: 0, step: '1', holds: 'count', unit: '×' },
} as const;

type Props = {
  readonly label: string;
  readonly number: keyof typeof rules;
  readonly unit?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly problem: TermProblem | undefined;
  readonly takesFocus?: boolean;
  readonly onValue: (text: string) => void;
};

export function CopyField({ number, problem, ...field }: Props) {
  const id = useId();
  const wordsOf = useProblemWords();
  // As the trader ×: a word is no number of times.
  const isWord = number === 'leverage' && field.value === '';
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <AmountField
        {...rules[number]}
        {...field}
        bare={isWord}
        mark={problem === undefined ? undefined : 'wrong'}
        describedBy={`${id}-problem`}
      />
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className="text-end text-2xs text-negative">
          {wordsOf(problem)}
        </p>
      )}
    </div>
  );
}
