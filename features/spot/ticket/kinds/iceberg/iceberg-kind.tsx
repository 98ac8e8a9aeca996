'use client';
// An iceberg: shows only a part in the book at a time.
import { useTranslations } from 'next-intl';

import { QuickPicks } from '#components/trading/fields/quick-picks.tsx';
import { MakerOnlyBox } from '#components/trading/ticket/maker-only-box.tsx';
import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { SizeFields } from '../size-fields.tsx';
import { severalOrders, typedPrices, type SpotFields, type SpotKind } from '../spot-kind.ts';
import { icebergTexts, previewIceberg, shownForParts } from './preview-iceberg.ts';

type Text = keyof typeof icebergTexts;

const partCounts = [5, 10, 20, 50] as const;

function IcebergFields({ form }: { readonly form: SpotFields<Text> }) {
  const t = useTranslations('ticket');
  const { market } = form.context;
  const { quantity } = form.preview.sized;
  return (
    <>
      <TicketTextField form={form} field="price" label={t('field.price')} />
      <SizeFields form={form} />
      <TicketTextField
        form={form}
        field="shown"
        label={t('field.shown')}
        unit={market.baseCoin}
        number={{ decimals: market.volumePlace, step: market.lotSize, holds: 'size' }}
      />
      <QuickPicks
        name={t('parts.name')}
        picks={partCounts.map((parts) => ({ value: shownForParts(quantity, parts, market), label: t('parts.count', { parts }) }))}
        value={form.state.texts.shown}
        onPick={(text) => form.dispatch({ type: 'text', field: 'shown', text })}
      />
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
