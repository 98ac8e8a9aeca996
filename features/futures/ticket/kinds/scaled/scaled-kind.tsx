// Scaled: several limit orders between two prices.
import { ScaledFields } from '#components/trading/ticket/scaled-fields.tsx';
import { placeScaledContract } from '#lib/contract/calls/v1/mcp/order/placeScaled.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { TimeInForce } from '#lib/contract/enums.ts';
import type { LimitPrice } from '#lib/ticket/unusual.ts';
import { checkSpread } from '#lib/ticket/checks.ts';
import { ordersPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { isMakerOnly } from '../../form/futures-form.ts';
import { placing, takingBack } from '../../form/futures-request.ts';
import { checkBookPrice } from '../../form/price-checks.ts';
import { typedPrices, type FuturesKind } from '../futures-kind.ts';
import { averagePrice, checkParts, partsOf, scaledTexts, type ScaledForm } from './scaled-spread.ts';

const ends = ({ texts }: ScaledForm): readonly LimitPrice[] => [
  { field: 'startPrice', price: texts.startPrice },
  { field: 'endPrice', price: texts.endPrice },
];

export const scaledKind: FuturesKind<keyof typeof scaledTexts> = {
  texts: scaledTexts,
  group: 'strategy',
  lines: contractLineKeys,
  priceFields: ['startPrice', 'endPrice'],
  takesExit: false,
  waits: 'makerOnly',
  about: 'plan',
  help: 'futuresPlans',
  Fields: ({ form }) => <ScaledFields form={form} />,
  typedIn: (form) => typedPrices(form, ['startPrice', 'endPrice']),
  limitPrices: ends,
  bookPrices: ends,
  bookOrder: () => null,
  openPrice: averagePrice,
  parts: partsOf,
  check: (form, side, context) => [
    ...ends(form).map(({ field, price }) => checkBookPrice(price, field, side, context)),
    ...checkSpread(form.texts),
  ],
  // A closing order may be small.
  checkSize: (form, size, context, closes) => (closes ? null : checkParts(form, size, context)),
  term: ({ texts }) => ({ name: 'summary.orders', count: Number(texts.orderCount), from: texts.startPrice, to: texts.endPrice }),
  request: (form, order, context) => {
    const { side, closes, size } = order;
    const { startPrice, endPrice, orderCount, skew } = form.texts;
    const body = {
      ...placing(order, context),
      ...takingBack(order),
      startPrice,
      endPrice,
      orderCount: Number(orderCount),
      sizeSkew: skew,
      timeInForceValue: isMakerOnly(form) ? TimeInForce.postOnly : TimeInForce.gtc,
    };
    return { ...requestTo(placeScaledContract, body, ordersPlaced), side, closes, size, list: 'open' };
  },
};
