// A trailing stop: follows the price, fires when it turns back.
import { TrailingFields } from '#components/trading/ticket/trailing-fields.tsx';
import { callbackPrices } from '#lib/ticket/callback.ts';
import { SizeFields } from '../size-fields.tsx';
import { typedPrices, waitsForPrice, type SpotKind } from '../spot-kind.ts';
import { previewTrailing, trailingTexts } from './preview-trailing.ts';

export const trailingKind: SpotKind<keyof typeof trailingTexts> = {
  ...waitsForPrice,
  texts: trailingTexts,
  priceFields: ['activationPrice'],
  planExit: 'percent',
  Fields: ({ form }) => (
    <>
      <TrailingFields form={form} fair="index" />
      <SizeFields form={form} />
    </>
  ),
  typedIn: (form) => typedPrices(form, callbackPrices(form)),
  limitPrices: () => [],
  preview: previewTrailing,
};
