// A TWAP order: trades in slices over time.
import { TwapFields } from '#components/trading/ticket/twap-fields.tsx';
import { twapTexts } from '#lib/ticket/twap.ts';
import { SizeFields } from '../size-fields.tsx';
import { severalOrders, typedPrices, type SpotFields, type SpotKind } from '../spot-kind.ts';
import { previewTwap } from './preview-twap.ts';

type Text = keyof typeof twapTexts;

function SpotTwapFields({ form }: { readonly form: SpotFields<Text> }) {
  return (
    <>
      <SizeFields form={form} />
      <TwapFields form={form} />
    </>
  );
}

export const twapKind: SpotKind<Text> = {
  ...severalOrders,
  texts: twapTexts,
  priceFields: ['sliceLimit'],
  borrowsLater: true,
  Fields: SpotTwapFields,
  typedIn: (form) => typedPrices(form, ['sliceLimit']),
  limitPrices: () => [],
  preview: previewTwap,
};
