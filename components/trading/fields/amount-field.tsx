'use client';
// A field for a price, a quantity or an amount: decimal text as it is typed, name at its start, unit at its end, what is wrong with it
// below; arrow keys by the step.
import { useCallback, useId, type KeyboardEvent, type Ref } from 'react';

import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { stepsOf } from './step-keys.ts';

type Props = {
  readonly label: string;
  /** The whole name, where the label is cut short to fit. */
  readonly name?: string;
  readonly unit?: string;
  /** The unit stands beside the field already. */
  readonly bare?: boolean;
  /** The value that an empty field stands for. */
  readonly placeholder?: string;
  readonly value: string;
  readonly decimals: number;
  /** The kind of number decides how long it may get. A count is a whole number from 1. Left out: a price. */
  readonly holds?: keyof typeof lengthCaps;
  /** The largest number that it takes. */
  readonly max?: string;
  /** One press of an arrow key; ten of them with Shift. */
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
  readonly onFocus?: () => void;
  /** The field is left: what was typed is finished. */
  readonly onLeave?: () => void;
  readonly className?: string;
};

export function AmountField({
  label,
  name,
  unit,
  bare = false,
  placeholder,
  value,
  decimals,
  holds = 'price',
  max,
  step,
  onValue,
  estimated = false,
  mark,
  describedBy,
  inputRef,
  takesFocus = false,
  disabled = false,
  readOnly = false,
  onFocus,
  onLeave,
  className = '',
}: Props) {
  const id = useId();
  const rules = {
    decimals: holds === 'count' ? 0 : decimals,
    maxLength: lengthCaps[holds],
    ...(holds === 'count' ? { min: '1' } : {}),
    ...(max === undefined ? {} : { max }),
    ...(unit === undefined ? {} : { unit }),
  };
  const { input, problem, step: stepBy } = useNumberField({ value, rules, onValue });
  const press = (event: KeyboardEvent): void => {
    const steps = stepsOf(event);
    if (steps === null || readOnly) return;
    event.preventDefault();
    stepBy(step, steps);
  };
  const { ref: checkInput } = input;
  const setInput = useCallback(
    (element: HTMLInputElement | null): void => {
      checkInput(element);
      if (typeof inputRef === 'function') inputRef(element);
    },
    [checkInput, inputRef],
  );
  // A word in the place of a number, such as "None", has no unit.
  const isWord = input.value === '' && /\p{L}/u.test(placeholder ?? '') && !/\d/.test(placeholder ?? '');
  const shownMark = problem === null ? (mark ?? 'none') : 'wrong';
  const border = { wrong: 'border-negative', warning: 'border-warning', none: 'border-field focus-within:border-accent' }[shownMark];
  const described = [problem === null ? '' : `${id}-problem`, mark === undefined ? '' : (describedBy ?? '')].filter((one) => one !== '');
  return (
    <div className={`flex min-w-0 flex-col items-end gap-1 ${className}`}>
      <label
        htmlFor={id}
        className={`field-ring relative flex h-9 w-full min-w-0 items-center gap-1.5 rounded-md border px-2.5 text-xs max-md:h-11 ${readOnly ? 'bg-surface-2' : 'bg-field'} ${border} ${disabled ? 'opacity-60' : ''}`}
      >
        <span className="shrink-0 text-muted">{label}</span>
        <span dir="ltr" className="flex min-w-0 flex-1 items-center justify-end gap-1">
          {estimated && value !== '' ? (
            <span aria-hidden className="text-muted">
              ≈
            </span>
          ) : null}
          <input
            {...input}
            ref={setInput}
            {...(takesFocus ? { 'data-autofocus': true } : {})}
            id={id}
            enterKeyHint="done"
            disabled={disabled}
            readOnly={readOnly}
            placeholder={placeholder}
            aria-label={name}
            aria-invalid={shownMark === 'wrong'}
            aria-describedby={described.length === 0 ? undefined : described.join(' ')}
            onBlur={() => {
              input.onBlur();
              onLeave?.();
            }}
            onKeyDown={press}
            onFocus={onFocus}
            style={{ width: `${Math.max(3, input.value.length + 1)}ch` }}
            className="h-full min-w-0 max-w-full flex-auto bg-transparent text-end text-sm text-primary outline-none placeholder:text-muted max-md:text-base"
          />
        </span>
        {unit === undefined || bare ? null : (
          <bdi dir="ltr" className={isWord ? 'sr-only' : 'shrink-0 text-muted'}>
            {unit}
          </bdi>
        )}
      </label>
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="w-max max-w-full min-w-32 text-end text-2xs text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}
