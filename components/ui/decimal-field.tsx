'use client';
// A field for an amount: text from first to last, never rewritten under the fingers. Arrow keys step, with Shift ten at a time.
import { useId, type KeyboardEvent, type ReactNode } from 'react';

import { acceptDecimal } from '#lib/format/decimal-input.ts';
import { stepDecimal } from '#lib/format/step-decimal.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly decimals: number;
  readonly maxLength: number;
  /** What one press of an arrow key adds. */
  readonly step: string;
  readonly unit: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
  readonly after?: ReactNode;
};

export function DecimalField({ label, value, onChange, decimals, maxLength, step, unit, invalid = false, describedBy, placeholder, after }: Props) {
  const id = useId();
  const accept = (typed: string): void => onChange(acceptDecimal(value, typed, { decimals, maxLength }));
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    onChange(stepDecimal(value, step, direction * (event.shiftKey ? 10 : 1)));
  };
  return (
    <div className={`flex h-10 items-center gap-2 rounded-md border bg-surface-0 px-3 focus-within:border-accent max-md:h-12 ${invalid ? 'border-negative' : 'border-strong'}`}>
      <label htmlFor={id} className="shrink-0 text-xs text-muted">
        {label}
      </label>
      <input
        id={id}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        placeholder={placeholder}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => accept(event.target.value)}
        onKeyDown={press}
        className="min-w-0 flex-1 bg-transparent text-end text-sm text-primary outline-none placeholder:text-disabled"
      />
      <span className="shrink-0 text-xs text-secondary">{unit}</span>
      {after}
    </div>
  );
}
