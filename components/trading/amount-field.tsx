'use client';
// A field for a price, a quantity or an amount: decimal text as it is typed, name at its start, unit at its end; arrow, plus and minus
// keys by the step.
import { useId, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';

import { acceptDecimal, acceptInteger, finishDecimal, lengthCaps } from '#lib/format/decimal-input.ts';
import { stepDecimal } from '#lib/format/step-decimal.ts';
import { stepsOf } from './step-keys.ts';

type Props = {
  readonly label: string;
  /** The whole name, where the label is cut short to fit. */
  readonly name?: string;
  readonly unit?: string;
  /** The unit stands beside the field already. */
  readonly bare?: boolean;
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
  /** In a dialog: where one begins to type. */
  readonly takesFocus?: boolean;
  readonly disabled?: boolean;
  /** It shows what was worked out and takes no typing. */
  readonly readOnly?: boolean;
  /** A paste was no number to the field. A wrong key simply does nothing; a paste that does nothing looks broken. */
  readonly onRefused?: (pasted: string) => void;
  readonly onFocus?: () => void;
  /** The field is left: what was typed is finished. */
  readonly onLeave?: () => void;
  readonly className?: string;
};

const longest = 24;
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const pastes = ['insertFromPaste', 'insertFromDrop'];

export function AmountField({
  label,
  name,
  unit,
  bare = false,
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
  takesFocus = false,
  disabled = false,
  readOnly = false,
  onRefused,
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
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = event.target.value;
    const accepted = accept(typed);
    const isPasted = event.nativeEvent instanceof InputEvent && pastes.includes(event.nativeEvent.inputType);
    if (isPasted && accepted === value && typed !== value) onRefused?.(shortened(typed.trim()));
    else onValue(accepted);
  };
  const press = (event: KeyboardEvent): void => {
    const steps = stepsOf(event);
    if (steps === null || readOnly) return;
    event.preventDefault();
    // A count below one and a text beyond the cap are not taken, as if they had been typed.
    onValue(accept(stepDecimal(value, step, steps)));
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
          {...(takesFocus ? { 'data-autofocus': true } : {})}
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
          onChange={change}
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
      {unit === undefined || bare ? null : (
        <bdi dir="ltr" className="shrink-0 text-muted">
          {unit}
        </bdi>
      )}
    </label>
  );
}
