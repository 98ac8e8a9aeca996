'use client';
// A field of a signal bot's form for a number.
import { useTranslations } from 'next-intl';

import { BotField, type FieldNumber } from '../../create/fields/bot-field.tsx';
import { useSignalForm } from './signal-context.ts';
import type { SignalText } from './signal-draft.ts';

type Props = { readonly name: SignalText; readonly number: FieldNumber; readonly unit: string; readonly field?: string };

export function SignalField({ name, number, unit, field = name }: Props) {
  const t = useTranslations('bots');
  const { draft, setText } = useSignalForm();
  return (
    <BotField
      field={field}
      label={t(`signal.field.${name}`)}
      number={number}
      unit={unit}
      placeholder={t('form.none')}
      value={draft.texts[name]}
      onValue={(text) => setText(name, text)}
    />
  );
}
