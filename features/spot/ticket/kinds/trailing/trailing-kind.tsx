// A trailing stop: follows the price, fires when it turns back.
import { TrailingFields } from '#components/trading/ticket/trailing-fields.tsx';
import { SizeFields } from '../../size-fields.tsx';
import { allModes, typedPrices, type SpotKind } from '../spot-kind.ts';
import { previewTrailing, trailingTexts } from './preview-trailing.ts';

export const trailingKind: SpotKind<keyof typeof trailingTexts> = {
  texts: trailingTexts,
  group: 'conditional',
  modes: allModes,
  priceFields: ['activationPrice'],
  about: 'plan',
  help: 'stopOrders',
  borrowsLater: true,
  Fields: ({ form }) => (
    <>
      <TrailingFields form={form} fair="index" />
      <SizeFields form={form} />
    </>
  ),
  typedIn: (form) => typedPrices(form, ['activationPrice']),
  limitPrices: () => [],
  preview: previewTrailing,
};
