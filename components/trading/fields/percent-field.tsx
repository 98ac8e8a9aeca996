'use client';
// A share of what is available, typed: whole percents from 0 to 100, arrow keys by one, ten with Shift.
import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent } from 'react';

import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { isMarked, lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { stepsOf } from './step-keys.ts';

type Props = { readonly percent: number; readonly disabled: boolean; readonly onPercent: (percent: number) => void };

const max = 100;

export function PercentField({ percent, disabled, onPercent }: Props) {
  const t = useTranslations('terminal');
  const id = useId();
  // A text that is no share stands for nothing.
  const [typed, setTyped] = useState({ text: '', percent: 0 });
  const { input, problem } = useNumberField({
    value: typed.percent === percent ? typed.text : percent === 0 ? '' : String(percent),
    rules: { decimals: 0, maxLength: lengthCaps.rate, max: String(max), unit: '%' },
    onValue: (text) => {
      const next = isMarked(text) ? 0 : Number(text);
      setTyped({ text, percent: next });
      if (next !== percent) onPercent(next);
    },
  });
  const press = (event: KeyboardEvent): void => {
    const steps = stepsOf(event);
    if (steps === null) return;
    event.preventDefault();
    onPercent(Math.min(max, Math.max(0, percent + steps)));
  };
  return (
    <div className="relative shrink-0">
      <label
        dir="ltr"
        className={`field-ring flex h-6 w-12 items-center gap-0.5 rounded-md border bg-field px-1.5 text-2xs text-muted max-md:h-11 max-md:w-16 max-md:text-sm ${problem === null ? 'border-field focus-within:border-accent' : 'border-negative'}`}
      >
        <input
          {...input}
          enterKeyHint="done"
          aria-label={t('percentTyped')}
          placeholder="0"
          disabled={disabled}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          onKeyDown={press}
          className="h-full w-full min-w-0 bg-transparent text-end text-primary outline-none placeholder:text-muted disabled:cursor-not-allowed"
        />
        %
      </label>
      {problem === null ? null : (
        <p
          id={id}
          role="alert"
          className="absolute end-0 top-full z-10 mt-1 w-max max-w-48 rounded-md border border-negative bg-surface-1 px-2 py-1 text-2xs text-negative"
        >
          {problem}
        </p>
      )}
    </div>
  );
}
