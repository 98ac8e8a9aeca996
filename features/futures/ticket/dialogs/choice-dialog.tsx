'use client';
// One of a few ways, each with a word of explanation; changed when it is confirmed.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { Change } from './use-change.ts';

type Props<Value extends number> = {
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly about: string }[];
  readonly value: Value;
  /** The note that is shown before it is changed. */
  readonly note: string;
  readonly change: Change;
  readonly onConfirm: (value: Value) => void;
  readonly onClose: () => void;
};

export function ChoiceDialog<Value extends number>({ title, options, value, note, change, onConfirm, onClose }: Props<Value>) {
  const t = useTranslations('futures');
  const [chosen, setChosen] = useState(value);
  return (
    <Modal open title={title} closeLabel={t('close')} onClose={onClose} sheet>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === value) onClose();
          else onConfirm(chosen);
        }}
      >
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{title}</legend>
          {options.map((option) => (
            <label
              key={option.value}
              className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 rounded-md border border-subtle p-3 hover:border-strong has-[:checked]:border-accent"
            >
              <input
                type="radio"
                name="way"
                checked={chosen === option.value}
                onChange={() => setChosen(option.value)}
                className="mt-0.5 size-4 accent-accent"
              />
              <span className="text-sm font-medium">{option.label}</span>
              <span className="col-start-2 text-xs text-muted">{option.about}</span>
            </label>
          ))}
        </fieldset>
        <p className="text-xs text-muted">{note}</p>
        <ErrorLine text={change.errorText} />
        <Button type="submit" look="primary" pending={change.pending} className="max-md:h-11">
          {t('confirm')}
        </Button>
      </form>
    </Modal>
  );
}
