'use client';
// The fields of a TWAP order beside its size: how long, how often, at which price at most, and how far slices may vary.
import { useTranslations } from 'next-intl';

import type { twapTexts } from '#lib/ticket/twap.ts';
import type { FieldsForm } from './fields-form.ts';
import { TicketTextField } from './ticket-text-field.tsx';

export function TwapFields({ form }: { readonly form: FieldsForm<keyof typeof twapTexts> }) {
  const t = useTranslations('ticket');
  return (
    <>
      <div className="grid grid-cols-2 gap-1">
        <TicketTextField
          form={form}
          field="durationMinutes"
          label={t('field.duration')}
          unit={t('unit.minutes')}
          number={{ decimals: 1, step: '1', holds: 'rate' }}
        />
        <TicketTextField
          form={form}
          field="intervalSeconds"
          label={t('field.interval')}
          unit={t('unit.seconds')}
          number={{ decimals: 0, step: '1', holds: 'count' }}
        />
      </div>
      <TicketTextField form={form} field="sliceLimit" label={t('field.limitPrice')} placeholder={t('exit.atMarket')} />
      <TicketTextField
        form={form}
        field="variance"
        label={t('field.variance')}
        placeholder="0"
        unit="%"
        number={{ decimals: 1, step: '5', holds: 'rate' }}
      />
    </>
  );
}
