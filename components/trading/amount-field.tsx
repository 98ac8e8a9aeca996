'use client';
// A field for a price, a quantity or an amount: decimal text as it is typed, name at its start, unit at its end; arrow, plus and minus
// keys by the step.
import { useId, type KeyboardEvent, type Ref } from 'react';

import { acceptDecimal, acceptInteger, finishDecimal, lengthCaps } from '#lib/format/decimal-input.ts';
import { stepDecimal } from '#lib/format/step-decimal.ts';

type Props = {
  readonly label: string;
  /** The whole name, where the label is cut short to fit. */
  readonly name?: string;
  readonly unit?: string;
  /** What an empty field stands for. */
  readonly placeholder?: string;
  readonly value: string;
  readonly decimals: number;
  /** What kind of number it is, and so how long it may get. A count is a positive whole number. Left out: a price. */
  readonly holds?: keyof typeof lengthCaps;
  /** One press of an arrow, plus or minus key; ten of them with Shift. */
  readonly step: string;
  readonly onValue: (value: string) => void;
  /** Worked out from elsewhere and not certain: said with ≈. */
  readonly estimated?: boolean;
  /** Something about the value is said in the element with the id `describedBy`: it is wrong, or only worth knowing. */
  readonly mark?: 'wrong' | 'warning' | undefined;
  readonly describedBy?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly disabled?: boolean;
  /** It shows what was worked out and takes no typing. */
  readonly readOnly?: boolean;
  readonly onFocus?: () => void;
  /** The field is left: what was typed is finished. */
  readonly onLeave?: () => void;
  readonly className?: string;
};

const bigStep = 10;
/** On many keyboards the plus shares its key with the equals sign and the minus with the underscore. */
const stepKeys: Readonly<Partial<Record<string, number>>> = { ArrowUp: 1, '+': 1, '=': 1, ArrowDown: -1, '-': -1, _: -1 };

export function AmountField({
  label,
  name,
  unit,
  placeholder,
  value,
  decimals,
  holds = 'price',
  step,
  onValue,
  estimated = false,
  mark,
  describedBy,
  inputRef,
  disabled = false,
  readOnly = false,
  onFocus,
  onLeave,
  className = '',
}: Props) {
  const id = useId();
  const maxLength = lengthCaps[holds];
  const accept = (text: string): string =>
    holds === 'count'
      ? acceptInteger(value, text, maxLength)
      : acceptDecimal(value, text, { decimals, maxLength, ...(unit === undefined ? {} : { unit }) });
  const press = (event: KeyboardEvent): void => {
    const steps = stepKeys[event.key];
    if (steps === undefined || readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const stepped = stepDecimal(value, step, event.shiftKey ? steps * bigStep : steps);
    // A count below one and a text beyond the cap are not taken, as if they had been typed.
    onValue(accept(stepped));
  };
  const border = { wrong: 'border-negative', warning: 'border-warning', none: 'border-strong focus-within:border-accent' }[mark ?? 'none'];
  return (
    <label
      htmlFor={id}
      className={`flex h-9 min-w-0 items-center gap-1.5 rounded-md border px-2.5 text-xs max-md:h-11 ${readOnly ? 'bg-surface-2' : 'bg-surface-0'} ${border} ${disabled ? 'opacity-60' : ''} ${className}`}
    >
      <span className="shrink-0 text-muted">{label}</span>
      <span dir="ltr" className="flex min-w-0 flex-1 items-center justify-end gap-1">
        {estimated && value !== '' ? (
          <span aria-hidden className="text-muted">
            ≈
          </span>
        ) : null}
        <input
          ref={inputRef}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          spellCheck={false}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
          aria-label={name}
          value={value}
          aria-invalid={mark === 'wrong'}
          aria-describedby={mark === undefined ? undefined : describedBy}
          onChange={(event) => onValue(accept(event.target.value))}
          onBlur={() => {
            const finished = finishDecimal(value);
            if (finished !== value) onValue(finished);
            onLeave?.();
          }}
          onKeyDown={press}
          onFocus={onFocus}
          style={{ width: `${Math.max(3, value.length + 1)}ch` }}
          className="h-full min-w-0 max-w-full flex-auto bg-transparent text-end text-sm text-primary outline-none placeholder:text-muted max-md:text-base"
        />
      </span>
      {unit === undefined ? null : (
        <bdi dir="ltr" className="shrink-0 text-muted">
          {unit}
        </bdi>
      )}
    </label>
  );
}
