// Scaled: several limit orders between two prices.
import { MakerOnlyBox } from '#components/trading/ticket/maker-only-box.tsx';
import { ScaledFields } from '#components/trading/ticket/scaled-fields.tsx';
import { SizeFields } from '../size-fields.tsx';
import { severalOrders, typedPrices, type SpotKind } from '../spot-kind.ts';
import { previewScaled, scaledTexts } from './preview-scaled.ts';

export const scaledKind: SpotKind<keyof typeof scaledTexts> = {
  ...severalOrders,
  texts: scaledTexts,
  priceFields: ['startPrice', 'endPrice'],
  Fields: ({ form }) => (
    <>
      <ScaledFields form={form} />
      <SizeFields form={form} />
      <MakerOnlyBox on={form.state.makerOnly} onToggle={(makerOnly) => form.dispatch({ type: 'choose', choices: { makerOnly } })} />
    </>
  ),
  typedIn: (form) => typedPrices(form, ['startPrice', 'endPrice']),
  limitPrices: ({ texts }) => [
    { field: 'startPrice', price: texts.startPrice },
    { field: 'endPrice', price: texts.endPrice },
  ],
  preview: previewScaled,
};
