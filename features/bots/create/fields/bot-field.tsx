'use client';
// A field of the form of a bot, with what is wrong with its value below it.
import { useId } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { useCreateBot } from '../state/create-context.ts';
import { useProblemWords } from './use-problem-words.ts';

/** The number in a field, which decides how it is typed and by how much an arrow key moves it. */
export type FieldNumber = 'price' | 'money' | 'coins' | 'percent' | 'factor' | 'count';

type Props = {
  /** As the terms call it. */
  readonly field: string;
  readonly label: string;
  readonly unit?: string;
  readonly number: FieldNumber;
  readonly value: string;
  readonly placeholder?: string;
  readonly onValue: (text: string) => void;
  readonly className?: string;
};

const rules = {
  money: { decimals: 8, step: '10', holds: 'size' },
  percent: { decimals: 4, step: '0.1', holds: 'rate' },
  factor: { decimals: 4, step: '0.1', holds: 'rate' },
  count: { decimals: 0, step: '1', holds: 'rate' },
} as const;

export function BotField({ field, label, unit, number, value, placeholder, onValue, className = '' }: Props) {
  const id = useId();
  const { market, problemOf } = useCreateBot();
  const wordsOf = useProblemWords();
  const problem = problemOf(field);
  const rule =
    number === 'price'
      ? ({ decimals: market.pricePlace, step: market.tickSize, holds: 'price' } as const)
      : number === 'coins'
        ? ({ decimals: market.volumePlace, step: market.lotSize, holds: 'size' } as const)
        : rules[number];
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <AmountField
        label={label}
        {...(unit === undefined ? {} : { unit })}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={value}
        {...rule}
        onValue={onValue}
        mark={problem === null ? undefined : 'wrong'}
        describedBy={`${id}-problem`}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="text-2xs text-negative">
          {wordsOf(problem)}
        </p>
      )}
    </div>
  );
}
