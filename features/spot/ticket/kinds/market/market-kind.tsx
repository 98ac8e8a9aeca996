// A market order: into the book at once, at whatever price it meets.
import { MarketPriceLine } from '#components/trading/ticket/market-price-line.tsx';
import { SizeFields } from '../size-fields.tsx';
import { previewBookOrder } from '../book-order.ts';
import { exitFields, exitPrices, exitTexts, type ExitText } from '../preset-exit.ts';
import { intoBook, typedPrices, type SpotKind } from '../spot-kind.ts';

export const marketKind: SpotKind<ExitText> = {
  ...intoBook,
  texts: exitTexts,
  priceFields: exitFields,
  atMarket: true,
  about: 'market',
  options: { timeInForce: false },
  Fields: ({ form }) => (
    <>
      <MarketPriceLine />
      <SizeFields form={form} />
    </>
  ),
  typedIn: (form) => typedPrices(form, exitPrices(form)),
  limitPrices: () => [],
  preview: (form, context) => previewBookOrder(form, null, context),
};
