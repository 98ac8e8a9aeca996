'use client';
// Changes a bot while it runs: the fields of its kind, of which only those that differ are told.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { AmountField } from '#components/trading/fields/amount-field.tsx';
import { TickBox } from '#components/trading/fields/tick-box.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { hasText } from '#lib/i18n/text-names.ts';
import { useBot } from '../bot-context.ts';
import type { TellBot } from '../use-tell-bot.ts';
import type { EditField, EditFlag, EditTexts } from './edit-texts.ts';

function EditFieldLine({
  field,
  text,
  onText,
}: {
  readonly field: EditField;
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const t = useTranslations('bots.form');
  const { market } = useBot();
  const isPrice = field.number === 'price';
  return (
    <AmountField
      label={t(field.name)}
      value={text}
      decimals={isPrice ? market.pricePlace : field.number === 'count' ? 0 : field.number === 'money' ? 8 : 4}
      step={isPrice ? market.tickSize : field.number === 'percent' ? '0.1' : '1'}
      holds={isPrice ? 'price' : field.number === 'money' ? 'size' : 'rate'}
      {...(field.number === 'percent' ? { unit: '%' } : {})}
      {...(field.isOptional ? { placeholder: t('none') } : {})}
      onValue={onText}
    />
  );
}

type Props<Change> = {
  readonly before: EditTexts;
  /** The changes that are sent. */
  readonly about: string;
  /** Null: nothing has changed, or something cannot be read. */
  readonly changeOf: (now: EditTexts) => Change | null;
  readonly telling: TellBot;
  /** Resolves with true when it was taken. */
  readonly send: (change: Change) => Promise<boolean>;
  readonly onClose: () => void;
};

export function EditDialog<Change>({ before, about, changeOf, telling: { pending, failure, sayDone }, send, onClose }: Props<Change>) {
  const t = useTranslations('bots.edit');
  const words = useTranslations('bots.form');
  const { market } = useBot();
  const [texts, setTexts] = useState(before.texts);
  const [flags, setFlags] = useState(before.flags);
  const change = changeOf({ ...before, texts, flags });
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || change === null || !(await send(change))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-2">
        {before.fields.map((field) => (
          <EditFieldLine
            key={field.name}
            field={field}
            text={texts[field.name] ?? ''}
            onText={(text) => setTexts((all) => ({ ...all, [field.name]: text }))}
          />
        ))}
        <div className="flex flex-col">
          {/* A position cannot leave the account of its bot: contracts are always closed. */}
          {Object.keys(before.flags)
            .filter((name): name is EditFlag => (name === 'sellsAtEnd' ? !('form' in market) : hasText(words, name)))
            .map((name) => (
              <TickBox
                key={name}
                label={name === 'sellsAtEnd' ? words('sellsAtEnd.spot') : words(name)}
                on={flags[name] === true}
                onToggle={(on) => setFlags((all) => ({ ...all, [name]: on }))}
              />
            ))}
        </div>
        <p className="text-2xs text-muted">{about}</p>
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" disabled={change === null} pending={pending}>
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
