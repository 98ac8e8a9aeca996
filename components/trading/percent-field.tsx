'use client';
// A share of what is available, typed: whole percents from 0 to 100, arrow keys by one, ten with Shift.
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';

import { acceptDecimal } from '#lib/format/decimal-input.ts';
import { stepsOf } from './step-keys.ts';

type Props = { readonly percent: number; readonly disabled: boolean; readonly onPercent: (percent: number) => void };

const most = 100;

export function PercentField({ percent, disabled, onPercent }: Props) {
  const t = useTranslations('terminal');
  const shown = percent === 0 ? '' : String(percent);
  const change = (typed: string): void => {
    const text = acceptDecimal(shown, typed, { decimals: 0, maxLength: String(most).length, unit: '%' });
    if (Number(text) <= most && text !== shown) onPercent(Number(text));
  };
  const press = (event: KeyboardEvent): void => {
    const steps = stepsOf(event);
    if (steps === null) return;
    event.preventDefault();
    onPercent(Math.min(most, Math.max(0, percent + steps)));
  };
  return (
    <label
      dir="ltr"
      className="flex h-6 w-12 shrink-0 items-center gap-0.5 rounded-md border border-strong bg-surface-0 px-1.5 text-2xs text-muted focus-within:border-accent max-md:h-11 max-md:w-16 max-md:text-sm"
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('percentTyped')}
        placeholder="0"
        disabled={disabled}
        value={shown}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        className="h-full w-full min-w-0 bg-transparent text-end text-primary outline-none placeholder:text-muted disabled:cursor-not-allowed"
      />
      %
    </label>
  );
}
