'use client';
// One end of a condition. Without scripts it is sent as it was typed, and read by the server in the same way.
import { useState } from 'react';

import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { boundRules } from './conditions.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly first: string;
  readonly unit: string;
};

export function BoundField({ name, label, placeholder, first, unit }: Props) {
  const [value, setValue] = useState(first);
  const { input, problem } = useNumberField({ value, rules: { ...boundRules, unit }, onValue: setValue });
  return (
    <span
      className={`flex h-9 min-w-0 flex-1 items-center rounded-md border bg-field px-2 field-ring focus-within:border-accent max-md:h-11 ${problem === null ? 'border-field' : 'border-negative'}`}
    >
      <input
        {...input}
        name={name}
        aria-label={label}
        aria-invalid={problem !== null}
        placeholder={placeholder}
        dir="ltr"
        className="min-w-0 flex-1 bg-transparent text-sm tabular-nums outline-none placeholder:text-disabled"
      />
      {unit === '' ? null : (
        <span aria-hidden className="ps-1 text-2xs text-muted">
          {unit}
        </span>
      )}
    </span>
  );
}
