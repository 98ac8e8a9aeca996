// A limit order: into the book at once, at a price that is typed or read from the book.
import { bestOfferPrice } from '#lib/order-math/prices/best-offer-price.ts';
import { previewBookOrder } from '../book-order.ts';
import { exitFields, exitPrices, exitTexts, type ExitText } from '../preset-exit.ts';
import { intoBook, typedPrices, type SpotKind } from '../spot-kind.ts';
import { LimitFields } from './limit-fields.tsx';

export const limitKind: SpotKind<'price' | ExitText> = {
  ...intoBook,
  texts: { price: '', ...exitTexts },
  priceFields: ['price', ...exitFields],
  about: 'limit',
  options: { timeInForce: true },
  Fields: LimitFields,
  typedIn: (form) => typedPrices(form, form.bestOffer === null ? ['price', ...exitPrices(form)] : exitPrices(form)),
  limitPrices: ({ bestOffer, texts }) => (bestOffer === null ? [{ field: 'price', price: texts.price }] : []),
  preview: (form, context) => {
    const { side, bestOffer, texts } = form;
    if (bestOffer === null) return previewBookOrder(form, { text: texts.price }, context);
    const readPrice = bestOfferPrice(context.book, side, bestOffer, context.market.tickSize);
    return previewBookOrder(form, { text: readPrice ?? '', readPrice }, context);
  },
};
