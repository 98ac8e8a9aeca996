'use client';
// A limit order: into the book at once, at a price that is typed or read from the book.
import { useTranslations } from 'next-intl';

import { BestOfferSelect } from '#components/trading/ticket/best-offer-select.tsx';
import { MarketPriceLine } from '#components/trading/ticket/market-price-line.tsx';
import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { OrderType } from '#lib/contract/enums.ts';
import { snapPrice } from '#lib/order-math/amounts/round-quantity.ts';
import { sourceOf } from '#lib/ticket/best-offer-source.ts';
import { exitTexts, type ExitText } from '../../form/futures-form.ts';
import { bookRequest } from '../../form/futures-request.ts';
import { checkBookPrice } from '../../form/price-checks.ts';
import { limitOpenPrice, limitPrice } from '../../form/ticket-price.ts';
import { typedPrices, type FuturesFields, type FuturesKind } from '../futures-kind.ts';

type Text = 'price' | ExitText;

function LimitFields({ form }: { readonly form: FuturesFields<Text> }) {
  const t = useTranslations('ticket');
  const own = useTranslations('futures');
  const { state, context, dispatch } = form;
  const { bestOffer } = state;
  return (
    <div className="flex gap-1">
      {/* First in reading order, so that Tab leads from the price straight to the size. */}
      <BestOfferSelect
        chosen={bestOffer}
        textOf={(offer) => [own(`bestOffer.${offer}`), own(`bestOffer.${offer}Short`)]}
        onChosen={(offer) => dispatch({ type: 'choose', choices: { bestOffer: offer } })}
        onLast={() => dispatch({ type: 'text', field: 'price', text: snapPrice(context.ticker.lastPrice, context.market.tickSize) ?? '' })}
      />
      {bestOffer === null ? (
        <TicketTextField form={form} field="price" label={t('field.price')} className="flex-1" />
      ) : (
        <MarketPriceLine from={own(`bestOffer.${bestOffer}`)} />
      )}
    </div>
  );
}

export const limitKind: FuturesKind<Text> = {
  texts: { price: '', ...exitTexts },
  group: 'common',
  lines: contractLineKeys,
  priceFields: ['price', 'takeProfit', 'stopLoss'],
  takesExit: true,
  waits: 'timeInForce',
  about: 'limit',
  help: 'futuresOrders',
  Fields: LimitFields,
  typedIn: (form) => (form.bestOffer === null ? typedPrices(form, ['price']) : []),
  limitPrices: ({ bestOffer, texts }) => (bestOffer === null ? [{ field: 'price', price: texts.price }] : []),
  bookPrices: (form, side, context) => [{ field: 'price', price: limitPrice(form, side, context) }],
  bookOrder: (form, side, context) => ({ price: limitPrice(form, side, context), timeInForce: form.timeInForce }),
  openPrice: (form, side, context) => limitOpenPrice(limitPrice(form, side, context), side, context),
  check: (form, side, context) => [checkBookPrice(limitPrice(form, side, context), 'price', side, context)],
  term: (form, side, context) => ({ name: 'field.price', price: limitPrice(form, side, context) }),
  request: (form, order, context) =>
    bookRequest(
      order,
      {
        orderType: OrderType.limit,
        timeInForceValue: form.timeInForce,
        delegatePrice: limitPrice(form, order.side, context),
        ...(form.bestOffer === null ? {} : { businessSource: sourceOf(order.side, form.bestOffer, order.closes) }),
      },
      context,
    ),
};
