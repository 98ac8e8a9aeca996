'use client';
// A number of a list that is changed where it stands: click, Enter or F2 begin, Enter sends, Escape puts back.
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';

import { PressButton } from '#components/ui/buttons/press-button.tsx';
import { useNumberField } from '#components/ui/fields/use-number-field.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { decimalsOf, stepOf } from '#lib/format/numbers/number-places.ts';
import { NumberCell } from '../number-cell.tsx';
import type { FieldTexts, RowEdit } from './use-row-edit.ts';

type Props = {
  readonly edit: RowEdit;
  readonly rowKey: string;
  readonly field: string;
  /** All that can be changed of this row. */
  readonly values: FieldTexts;
  /** The name of the field, for who does not see its column. */
  readonly name: string;
  readonly text: string;
  readonly unit?: string | undefined;
  readonly holds: 'price' | 'size';
  /** The decimals of what is typed; of the value itself when left out. */
  readonly decimals?: number;
  readonly disabled: boolean;
  /** The reason why it cannot be changed, where there is one to tell. */
  readonly why?: string | undefined;
};

const bigStep = 10;

export function EditCell({ edit, rowKey, field, values, name, text, unit, holds, decimals, disabled, why }: Props) {
  const t = useTranslations('terminal.edit');
  const problemId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { edited, left, returned } = edit;
  const row = edited?.key === rowKey ? edited : null;
  const isBegun = row !== null && row.field === field;
  const begun = useRef(false);
  useEffect(() => {
    if (isBegun && !begun.current) {
      input.current?.focus();
      input.current?.select();
    }
    begun.current = row !== null;
  });
  const isLeft = left?.key === rowKey && left.field === field;
  useEffect(() => {
    if (!isLeft) return;
    button.current?.focus();
    returned();
  }, [isLeft, returned]);

  const value = values[field] ?? '';
  const places = decimals ?? decimalsOf(value);
  const typed = useNumberField({
    value: row?.texts[field] ?? '',
    rules: { decimals: places, maxLength: lengthCaps[holds] },
    onValue: (next) => edit.type(field, next),
  });
  if (row === null) {
    return (
      <PressButton
        ref={button}
        type="button"
        disabled={disabled}
        title={why}
        onClick={() => edit.start(rowKey, values, field)}
        onKeyDown={(event) => {
          if (event.key !== 'F2') return;
          event.preventDefault();
          edit.start(rowKey, values, field);
        }}
        className="group/edit relative -mx-1 inline-flex min-h-[1.5rem] items-center rounded px-1 hover:bg-surface-3 focus-visible:bg-surface-3 disabled:hover:bg-transparent"
      >
        <NumberCell text={text} unit={unit} />
        <span className="sr-only">, {t('change', { name })}</span>
        <Pencil
          size={11}
          aria-hidden
          className="absolute -start-3 text-muted opacity-0 group-hover/edit:opacity-100 group-focus-visible/edit:opacity-100 group-disabled/edit:hidden"
        />
      </PressButton>
    );
  }
  const press = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key !== 'Enter' && event.key !== 'Escape' && steps === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') edit.send();
    else if (event.key === 'Escape') edit.putBack();
    else if (steps !== undefined) typed.step(stepOf(places), event.shiftKey ? steps * bigStep : steps);
  };
  const problem = typed.problem ?? (isBegun ? row.problem : null);
  return (
    <span className="inline-flex flex-col items-end">
      <input
        {...typed.input}
        ref={input}
        dir="ltr"
        aria-label={name}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        aria-busy={row.pending}
        readOnly={row.pending}
        onBlur={({ currentTarget, relatedTarget }) => {
          typed.input.onBlur();
          if (!(relatedTarget instanceof Node && currentTarget.closest('tr')?.contains(relatedTarget) === true)) edit.abandon();
        }}
        onKeyDown={press}
        style={{ width: `${Math.max(9, typed.input.value.length + 3)}ch` }}
        className={`h-[1.5rem] rounded border bg-surface-0 px-1.5 text-end text-xs text-primary outline-offset-0 ${problem === null ? 'border-accent' : 'border-negative'} ${row.pending ? 'animate-pulse text-muted' : ''}`}
      />
      {problem === null ? null : (
        <span id={problemId} role="alert" className="max-w-56 whitespace-normal py-0.5 text-end text-2xs text-negative">
          {problem}
        </span>
      )}
    </span>
  );
}
