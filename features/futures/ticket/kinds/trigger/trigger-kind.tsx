// A trigger order: waits for a price, then becomes a limit or a market order.
import { TriggerFields } from '#components/trading/ticket/trigger-fields.tsx';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { toPlanExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { planOpenPrice } from '#lib/order-math/prices/plan-open-price.ts';
import { checkPrice } from '#lib/ticket/checks.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { exitTexts, type ExitText, type FuturesForm } from '../../form/futures-form.ts';
import { placing, presetOf } from '../../form/futures-request.ts';
import { checkTrigger } from '../../form/price-checks.ts';
import { typedPrices, type FuturesKind } from '../futures-kind.ts';

type Text = 'triggerPrice' | 'executePrice' | ExitText;

const executePrice = ({ executeAt, texts }: FuturesForm<Text>): string | null => (executeAt === 'market' ? null : texts.executePrice);

export const triggerKind: FuturesKind<Text> = {
  texts: { triggerPrice: '', executePrice: '', ...exitTexts },
  group: 'conditional',
  lines: contractLineKeys,
  priceFields: ['triggerPrice', 'executePrice', 'takeProfit', 'stopLoss'],
  takesExit: true,
  waits: null,
  about: 'plan',
  help: 'futuresPlans',
  Fields: ({ form }) => <TriggerFields form={form} fair="mark" />,
  typedIn: (form) => typedPrices(form, form.executeAt === 'limit' ? ['triggerPrice', 'executePrice'] : ['triggerPrice']),
  limitPrices: (form) => {
    const price = executePrice(form);
    return price === null || price === '' ? [] : [{ field: 'executePrice', price, trigger: form.texts.triggerPrice }];
  },
  bookPrices: () => [],
  bookOrder: () => null,
  openPrice: (form, side, { book }) => {
    const { triggerPrice } = form.texts;
    const price = planOpenPrice({ side, triggerPrice, executePrice: executePrice(form), bestAsk: book.asks[0]?.[0] ?? null });
    return readPositive(price ?? '') === null ? null : price;
  },
  check: (form, _side, context) => {
    const price = executePrice(form);
    return [
      checkTrigger(form.texts.triggerPrice, 'triggerPrice', form.watch, context),
      price === null ? null : checkPrice(price, 'executePrice', context.market),
    ];
  },
  term: ({ texts }) => ({ name: 'field.triggerPrice', price: texts.triggerPrice }),
  request: (form, order, context) => {
    const price = executePrice(form);
    const { side, closes, size, exit } = order;
    const body = {
      ...placing(order, context),
      planType: PlanType.normal,
      triggerType: form.watch,
      triggerPrice: form.texts.triggerPrice,
      ...(price === null ? {} : { executePrice: price }),
      ...presetOf(order, toPlanExitFields(exit)),
    };
    return { ...requestTo(placePlan, body, planPlaced), side, closes, size, list: 'plans' };
  },
};
