'use client';
// A chase limit: rests at the best price of its side, and follows it.
import { ChaseFields } from '#components/trading/ticket/chase-fields.tsx';
import { chaseTexts } from '#lib/ticket/chase.ts';
import { SizeFields } from '../size-fields.tsx';
import { severalOrders, typedPrices, type SpotFields, type SpotKind } from '../spot-kind.ts';
import { previewChase } from './preview-chase.ts';

type Text = keyof typeof chaseTexts;

function Fields({ form }: { readonly form: SpotFields<Text> }) {
  return (
    <>
      <ChaseFields form={form} />
      <SizeFields form={form} />
    </>
  );
}

export const chaseKind: SpotKind<Text> = {
  ...severalOrders,
  texts: chaseTexts,
  priceFields: ['chaseBound'],
  Fields,
  typedIn: (form) => typedPrices(form, ['chaseBound']),
  limitPrices: ({ texts }) => [{ field: 'chaseBound', price: texts.chaseBound }],
  preview: previewChase,
};
