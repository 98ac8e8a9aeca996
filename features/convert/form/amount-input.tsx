'use client';
// The amount to convert, as it is typed: large, decimal text, the coin's decimals.
import { acceptDecimal, finishDecimal, lengthCaps } from '#lib/format/decimal-input.ts';

type Props = {
  readonly id: string;
  readonly value: string;
  readonly decimals: number;
  readonly unit: string;
  readonly wrong: boolean;
  readonly describedBy: string;
  readonly onValue: (value: string) => void;
};

export function AmountInput({ id, value, decimals, unit, wrong, describedBy, onValue }: Props) {
  return (
    <input
      id={id}
      type="text"
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      placeholder="0"
      value={value}
      aria-invalid={wrong}
      aria-describedby={describedBy}
      onChange={(event) => onValue(acceptDecimal(value, event.target.value, { decimals, maxLength: lengthCaps.size, unit }))}
      onBlur={() => onValue(finishDecimal(value))}
      className={`h-11 w-full bg-transparent text-2xl font-semibold tabular-nums outline-none placeholder:text-disabled rtl:text-end ${wrong ? 'text-negative' : 'text-primary'}`}
    />
  );
}
