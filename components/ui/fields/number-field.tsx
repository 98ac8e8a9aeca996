'use client';
// A labelled line for a number, with its hint or what is wrong with it.
import type { ReactNode } from 'react';

import type { DecimalRules } from '#lib/format/numbers/decimal-input.ts';
import { TextField } from './text-field.tsx';
import { useNumberField } from './use-number-field.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly rules: DecimalRules;
  readonly onValue: (value: string) => void;
  readonly hint?: string;
  /** The fault of the number itself. */
  readonly problem?: string | undefined;
  readonly after?: ReactNode;
  readonly takesFocus?: boolean;
  readonly className?: string;
};

export function NumberField({ label, value, rules, onValue, hint, problem, after, takesFocus = false, className }: Props) {
  const field = useNumberField({ value, rules, onValue });
  return (
    <TextField
      label={label}
      dir="ltr"
      {...field.input}
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
      {...(takesFocus ? { 'data-autofocus': true } : {})}
      problem={field.problem ?? problem}
      after={after}
    />
  );
}
