'use client';
// One cancels the other: a limit order, and a stop on the other side of the market.
import { useTranslations } from 'next-intl';

import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { WatchedField } from '#components/trading/ticket/watched-field.tsx';
import { SizeFields } from '../size-fields.tsx';
import { typedPrices, type SpotFields, waitsForPrice, type SpotKind } from '../spot-kind.ts';
import { StopWaitField } from '../stop-wait-field.tsx';
import { ocoTexts, previewOco } from './preview-oco.ts';

type Text = keyof typeof ocoTexts;

function OcoFields({ form }: { readonly form: SpotFields<Text> }) {
  const t = useTranslations('ticket');
  return (
    <>
      <TicketTextField form={form} field="price" label={t('field.limitPrice')} />
      <WatchedField form={form} field="stopPrice" label={t('field.stopTrigger')} fair="index" />
      <TicketTextField form={form} field="stopLimit" label={t('field.stopLimit')} placeholder={t('exit.atMarket')} />
      {form.state.texts.stopLimit === '' ? null : <StopWaitField form={form} />}
      <SizeFields form={form} />
    </>
  );
}

export const ocoKind: SpotKind<Text> = {
  ...waitsForPrice,
  texts: ocoTexts,
  priceFields: ['price', 'stopPrice', 'stopLimit'],
  borrowsLater: false,
  Fields: OcoFields,
  typedIn: (form) => typedPrices(form, ['price', 'stopPrice', 'stopLimit']),
  limitPrices: ({ texts }) => [
    { field: 'price', price: texts.price },
    ...(texts.stopLimit === '' ? [] : [{ field: 'stopLimit', price: texts.stopLimit, trigger: texts.stopPrice }]),
  ],
  preview: previewOco,
};
