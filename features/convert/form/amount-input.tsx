'use client';
// The amount to convert, as it is typed: large, decimal text, the coin's decimals; what is wrong with it below.
import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';

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
  const { input, problem } = useNumberField({ value, rules: { decimals, maxLength: lengthCaps.size, unit }, onValue });
  const isWrong = wrong || problem !== null;
  return (
    <>
      <input
        {...input}
        id={id}
        dir="ltr"
        enterKeyHint="go"
        placeholder="0"
        aria-invalid={isWrong}
        aria-describedby={problem === null ? describedBy : `${id}-typed`}
        className={`h-11 w-full bg-transparent text-2xl font-semibold tabular-nums outline-none placeholder:text-disabled rtl:text-end ${isWrong ? 'text-negative' : 'text-primary'}`}
      />
      {problem === null ? null : (
        <p id={`${id}-typed`} role="alert" className="text-xs text-negative">
          {problem}
        </p>
      )}
    </>
  );
}
