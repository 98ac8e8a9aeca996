'use client';
// An iceberg of a contract: a limit order of which the book sees only a part at a time.
import { useTranslations } from 'next-intl';

import { ShownFields } from '#components/trading/ticket/shown-fields.tsx';
import { TicketTextField } from '#components/trading/ticket/ticket-text-field.tsx';
import { placeIceberg } from '#lib/contract/calls/v1/trigger/strategy/ice/place.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { TimeInForce } from '#lib/contract/enums.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { checkShown, icebergParts, icebergTexts } from '#lib/ticket/iceberg.ts';
import { orderPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { isMakerOnly, type FuturesForm } from '../../form/futures-form.ts';
import { placing } from '../../form/futures-request.ts';
import { checkBookPrice } from '../../form/price-checks.ts';
import { quantityCoinOf } from '../../form/ticket-context.ts';
import { limitOpenPrice } from '../../form/ticket-price.ts';
import { typedPrices, type FuturesFields, type FuturesKind } from '../futures-kind.ts';

type Text = keyof typeof icebergTexts;

const timeInForceOf = (form: FuturesForm<Text>): 0 | 1 => (isMakerOnly(form) ? TimeInForce.postOnly : TimeInForce.gtc);

function IcebergFields({ form }: { readonly form: FuturesFields<Text> }) {
  const t = useTranslations('ticket');
  const { context, preview } = form;
  const { buy, sell } = preview;
  // One field for both buttons: what is picked fits the larger of the two orders.
  const larger = writeAmount(Amount.max(readAmount(buy.size) ?? 0, readAmount(sell.size) ?? 0));
  return (
    <>
      <TicketTextField form={form} field="price" label={t('field.price')} />
      <ShownFields form={form} coin={quantityCoinOf(context)} steps={context.market} quantity={larger} />
    </>
  );
}

export const icebergKind: FuturesKind<Text> = {
  texts: icebergTexts,
  group: 'strategy',
  lines: contractLineKeys,
  priceFields: ['price'],
  takesExit: false,
  waits: 'makerOnly',
  about: 'plan',
  help: 'futuresOrders',
  Fields: IcebergFields,
  typedIn: (form) => [...typedPrices(form, ['price']), { field: 'shown', text: form.texts.shown, of: 'quantity' }],
  limitPrices: ({ texts }) => [{ field: 'price', price: texts.price }],
  bookPrices: ({ texts }) => [{ field: 'price', price: texts.price }],
  bookOrder: (form) => ({ price: form.texts.price, timeInForce: timeInForceOf(form) }),
  openPrice: ({ texts }, side, context) => limitOpenPrice(texts.price, side, context),
  pieces: ({ texts }, size) => icebergParts(texts.shown, size),
  piecesName: 'parts',
  check: ({ texts }, side, context) => [checkBookPrice(texts.price, 'price', side, context)],
  checkSize: ({ texts }, size, context) => checkShown(texts.shown, size, context.market, quantityCoinOf(context)),
  term: ({ texts }) => ({ name: 'field.price', price: texts.price }),
  request: (form, order, context) => {
    const { side, closes, size } = order;
    const { price, shown } = form.texts;
    const body = {
      ...placing(order, context),
      delegatePrice: price,
      displayCount: shown,
      timeInForceValue: timeInForceOf(form),
    };
    return { ...requestTo(placeIceberg, body, orderPlaced), side, closes, size, list: 'open' };
  },
};
