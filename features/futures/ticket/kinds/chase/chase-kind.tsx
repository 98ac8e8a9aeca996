// A chase limit: rests at the best price of its side, and follows it.
import { ChaseFields } from '#components/trading/ticket/chase-fields.tsx';
import { placeChaseLimit } from '#lib/contract/calls/v1/trigger/plan/placeChaseLimit.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { chaseStart, chaseTexts, checkChaseBound, checkMoves } from '#lib/ticket/chase.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { placing } from '../../form/futures-request.ts';
import { checkBookPrice } from '../../form/price-checks.ts';
import { typedPrices, type FuturesKind } from '../futures-kind.ts';

export const chaseKind: FuturesKind<keyof typeof chaseTexts> = {
  texts: chaseTexts,
  group: 'strategy',
  lines: contractLineKeys,
  priceFields: ['chaseBound'],
  takesExit: false,
  waits: null,
  about: 'plan',
  help: 'futuresOrders',
  Fields: ChaseFields,
  typedIn: (form) => typedPrices(form, ['chaseBound']),
  limitPrices: ({ texts }) => [{ field: 'chaseBound', price: texts.chaseBound }],
  bookPrices: (_form, side, { book }) => [{ field: 'chaseBound', price: chaseStart(side, book) }],
  bookOrder: () => null,
  openPrice: (_form, side, { book }) => chaseStart(side, book) || null,
  costPrice: ({ texts }) => (readPositive(texts.chaseBound) === null ? null : texts.chaseBound),
  check: ({ texts: { chaseBound, maxMoves } }, side, context) => [
    checkBookPrice(chaseBound, 'chaseBound', side, context) ?? checkChaseBound(chaseBound, side, context.book),
    checkMoves(maxMoves),
  ],
  term: ({ texts }) => ({ name: 'field.chaseBound', price: texts.chaseBound }),
  request: ({ texts }, order, context) => {
    const body = { ...placing(order, context), delegatePrice: texts.chaseBound, maxMoves: Number(texts.maxMoves) };
    return { ...requestTo(placeChaseLimit, body, planPlaced), side: order.side, closes: order.closes, size: order.size, list: 'plans' };
  },
};
