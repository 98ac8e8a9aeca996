'use client';
// The one way by which a number is typed anywhere: read as 1,234.56 in every language, kept as it stands and marked where it is no such
// number. What it gives to an <input> also keeps a form with a marked field from being sent.
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState, type ChangeEvent } from 'react';

import { finishDecimal, isMarked, readTyped, withoutMark, type DecimalRules } from '#lib/format/numbers/decimal-input.ts';
import { stepDecimal } from '#lib/format/numbers/step-decimal.ts';

type Setting = {
  /** Plain decimal text, or marked text as the field has given it. */
  readonly value: string;
  readonly rules: DecimalRules;
  readonly onValue: (value: string) => void;
};

export function useNumberField({ value, rules, onValue }: Setting) {
  const t = useTranslations('shell.number');
  /** With the groups and the unit that somebody types, as long as the form has the number that was read from it. */
  const [draft, setDraft] = useState({ text: '', value: '' });
  const shown = isMarked(value) ? withoutMark(value) : draft.value === value ? draft.text : value;
  // A text that was marked under other rules is to be written anew.
  const fault = isMarked(value) ? (readTyped(shown, rules).fault ?? 'notNumber') : null;
  const { min = '', max = '', maxLength } = rules;
  const problem = fault === null ? null : t(fault, { min, max, length: maxLength });
  const take = (text: string): void => {
    const read = readTyped(text, rules);
    setDraft(read);
    onValue(read.value);
  };
  // A text that was typed before the scripts had come stands in the field, and the form was not told of it.
  const isFirst = useRef(true);
  const takeTyped = useRef(take);
  const setInput = useCallback(
    (input: HTMLInputElement | null): void => {
      if (input === null) return;
      input.setCustomValidity(problem ?? '');
      if (isFirst.current && input.value !== shown) takeTyped.current(input.value);
      isFirst.current = false;
    },
    [problem, shown],
  );
  return {
    /** The fault of the text in the field; null: none. */
    problem,
    /** To be spread on the input. */
    input: {
      type: 'text',
      inputMode: 'decimal',
      autoComplete: 'off',
      spellCheck: false,
      value: shown,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>): void => take(target.value),
      onBlur: (): void => {
        setDraft({ text: '', value: '' });
        const finished = isMarked(value) ? value : finishDecimal(value);
        if (finished !== value) onValue(finished);
      },
      /** The browser names the reason when a form with the field is sent. */
      ref: setInput,
    },
    /** Up or down by so many steps; a step beyond what the field takes is not made. */
    step: (size: string, steps: number): void => {
      const stepped = readTyped(stepDecimal(value, size, steps), rules);
      if (stepped.fault === null && !isMarked(value)) onValue(stepped.value);
    },
  } as const;
}
