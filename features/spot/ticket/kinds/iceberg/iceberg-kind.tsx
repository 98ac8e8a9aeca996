'use client';
// An iceberg: shows only a part in the book at a time.
import { useTranslations } from 'next-intl';

import { MakerOnlyBox } from '#components/trading/ticket/maker-only-box.tsx';
import { ShownFields } from '#components/trading/ticket/shown-fields.tsx';
import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { icebergTexts } from '#lib/ticket/iceberg.ts';
import { SizeFields } from '../size-fields.tsx';
import { severalOrders, typedPrices, type SpotFields, type SpotKind } from '../spot-kind.ts';
import { previewIceberg } from './preview-iceberg.ts';

type Text = keyof typeof icebergTexts;

function IcebergFields({ form }: { readonly form: SpotFields<Text> }) {
  const t = useTranslations('ticket');
  const { market } = form.context;
  const { quantity } = form.preview.sized;
  return (
    <>
      <TicketTextField form={form} field="price" label={t('field.price')} />
      <SizeFields form={form} />
      <ShownFields form={form} coin={market.baseCoin} steps={market} quantity={quantity} />
      <MakerOnlyBox on={form.state.makerOnly} onToggle={(makerOnly) => form.dispatch({ type: 'choose', choices: { makerOnly } })} />
    </>
  );
}

export const icebergKind: SpotKind<Text> = {
  ...severalOrders,
  texts: icebergTexts,
  priceFields: ['price'],
  Fields: IcebergFields,
  typedIn: (form) => [...typedPrices(form, ['price']), { field: 'shown', text: form.texts.shown, of: 'quantity' }],
  limitPrices: ({ texts }) => [{ field: 'price', price: texts.price }],
  preview: previewIceberg,
};
