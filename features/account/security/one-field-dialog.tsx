'use client';
// A dialog with one field, for what is set by writing it: a PIN, a word, a name.
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { NumberField } from '#components/ui/fields/number-field.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { FormProblem } from '../form-problem.tsx';
import { useAct } from './use-act.ts';

type Props = {
  readonly title: string;
  readonly about: string;
  readonly label: string;
  /** A whole number up to this one; left out: text, as `field` says. */
  readonly max?: number;
  readonly field: Pick<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'hint' | 'dir'>;
  readonly initial?: string;
  /** The problem of a value; null: none. */
  readonly check: (value: string) => string | null;
  readonly save: (value: string) => Promise<unknown>;
  readonly said: string;
  readonly onClose: (changed: boolean) => void;
};

export function OneFieldDialog({ title, about, label, max, field, initial = '', check, save, said, onClose }: Props) {
  const t = useTranslations('security');
  const act = useAct();
  const [value, setValue] = useState(initial);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const wrong = check(value);
    if (wrong !== null) act.fail(wrong);
    else if (await act.run(() => save(value), said)) onClose(true);
  };
  return (
    <Modal open title={title} closeLabel={t('close')} onClose={() => onClose(false)} sheet>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-secondary">{about}</p>
        {max === undefined ? (
          <TextField
            className="mt-4"
            label={label}
            {...field}
            data-autofocus
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <NumberField
            className="mt-4"
            label={label}
            {...(field.hint === undefined ? {} : { hint: field.hint })}
            takesFocus
            value={value}
            rules={{ decimals: 0, maxLength: lengthCaps.count, min: '1', max: String(max) }}
            onValue={setValue}
          />
        )}
        <FormProblem text={act.problem} />
        <Button type="submit" look="primary" size="large" pending={act.pending} className="mt-5 w-full">
          {t('save')}
        </Button>
      </form>
    </Modal>
  );
}
