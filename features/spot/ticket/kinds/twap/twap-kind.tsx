'use client';
// A TWAP order: trades in slices over time.
import { useTranslations } from 'next-intl';

import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { SizeFields } from '../size-fields.tsx';
import { severalOrders, typedPrices, type SpotFields, type SpotKind } from '../spot-kind.ts';
import { previewTwap, twapTexts } from './preview-twap.ts';

type Text = keyof typeof twapTexts;

function TwapFields({ form }: { readonly form: SpotFields<Text> }) {
  const t = useTranslations('ticket');
  return (
    <>
      <SizeFields form={form} />
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

export const twapKind: SpotKind<Text> = {
  ...severalOrders,
  texts: twapTexts,
  priceFields: ['sliceLimit'],
  borrowsLater: true,
  Fields: TwapFields,
  typedIn: (form) => typedPrices(form, ['sliceLimit']),
  limitPrices: () => [],
  preview: previewTwap,
};
