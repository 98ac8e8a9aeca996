'use client';
// The fields of a trailing stop: how far the market turns back before it fires, and from which price on it follows.
import { useTranslations } from 'next-intl';

import type { TriggerType } from '#lib/contract/enums.ts';
import { QuickPicks } from '../fields/quick-picks.tsx';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';
import { WatchedField } from './watched-field.tsx';

const callbacks = ['0.5', '1', '2', '5'] as const;

type Props = {
  readonly form: FieldsForm<'callback' | 'activationPrice', { readonly watch: TriggerType }>;
  /** Beside the last price. */
  readonly fair: 'index' | 'mark';
};

export function TrailingFields({ form, fair }: Props) {
  const t = useTranslations('ticket');
  return (
    <>
      <TicketTextField
        form={form}
        field="callback"
        label={t('field.callback')}
        unit="%"
        number={{ decimals: 2, step: '0.1', holds: 'rate' }}
      />
      <QuickPicks
        name={t('field.callback')}
        picks={callbacks.map((value) => ({ value, label: `${value}%` }))}
        value={form.state.texts.callback}
        onPick={(text) => form.dispatch({ type: 'text', field: 'callback', text })}
      />
      <WatchedField form={form} field="activationPrice" label={t('field.activation')} placeholder={t('field.atOnce')} fair={fair} />
    </>
  );
}
