// A trigger order: waits for a price, then becomes a limit or a market order.
import { TriggerFields } from '#components/trading/ticket/trigger-fields.tsx';
import { exitFields, exitPrices } from '../preset-exit.ts';
import { SizeFields } from '../size-fields.tsx';
import { typedPrices, waitsForPrice, type SpotKind } from '../spot-kind.ts';
import { previewTrigger, triggerTexts } from './preview-trigger.ts';

export const triggerKind: SpotKind<keyof typeof triggerTexts> = {
  ...waitsForPrice,
  texts: triggerTexts,
  priceFields: ['triggerPrice', 'executePrice', ...exitFields],
  planExit: 'either',
  Fields: ({ form }) => (
    <>
      <TriggerFields form={form} fair="index" />
      <SizeFields form={form} />
    </>
  ),
  typedIn: (form) => [
    ...typedPrices(form, form.executeAt === 'limit' ? ['triggerPrice', 'executePrice'] : ['triggerPrice']),
    ...typedPrices(form, exitPrices(form)),
  ],
  limitPrices: ({ executeAt, texts }) =>
    executeAt === 'market' || texts.executePrice === ''
      ? []
      : [{ field: 'executePrice', price: texts.executePrice, trigger: texts.triggerPrice }],
  preview: previewTrigger,
};
