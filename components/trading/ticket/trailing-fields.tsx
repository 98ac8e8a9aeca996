'use client';
// The fields of a trailing stop: how far the market turns back before it fires, and from which price on it follows.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { TriggerType } from '#lib/contract/enums.ts';
import { callbackWays, type CallbackWay } from '#lib/ticket/callback.ts';
import { QuickPicks } from '../fields/quick-picks.tsx';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';
import { WatchedField } from './watched-field.tsx';

const callbacks = ['0.5', '1', '2', '5'] as const;

type Props = {
  readonly form: FieldsForm<'callback' | 'activationPrice', { readonly watch: TriggerType; readonly callbackBy: CallbackWay }>;
  /** Beside the last price. */
  readonly fair: 'index' | 'mark';
};

export function TrailingFields({ form, fair }: Props) {
  const t = useTranslations('ticket');
  const { callbackBy, texts } = form.state;
  const units: Readonly<Record<CallbackWay, string>> = { share: '%', distance: form.market.quoteCoin };
  return (
    <>
      <div className="flex gap-1">
        <TicketTextField
          form={form}
          field="callback"
          label={t('field.callback')}
          unit={null}
          {...(callbackBy === 'share' ? { number: { decimals: 2, step: '0.1', holds: 'rate' } } : {})}
          className="flex-1"
        />
        <SelectBox
          name={`${t('field.callback')}: ${t('exit.by')}`}
          options={callbackWays.map((value) => ({ value, label: units[value] }))}
          value={callbackBy}
          onValue={(value) => form.dispatch({ type: 'choose', choices: { callbackBy: value } })}
          className="h-9 min-w-14 max-md:h-11"
        />
      </div>
      {callbackBy === 'share' ? (
        <QuickPicks
          name={t('field.callback')}
          picks={callbacks.map((value) => ({ value, label: `${value}%` }))}
          value={texts.callback}
          onPick={(text) => form.dispatch({ type: 'text', field: 'callback', text })}
        />
      ) : null}
      <WatchedField form={form} field="activationPrice" label={t('field.activation')} placeholder={t('field.atOnce')} fair={fair} />
    </>
  );
}
