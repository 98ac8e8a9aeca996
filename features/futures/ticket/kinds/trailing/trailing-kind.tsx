// A trailing stop: follows the price, fires when it turns back.
import { TrailingFields } from '#components/trading/ticket/trailing-fields.tsx';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { toPlanExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { readPositive } from '#lib/order-math/amounts/amount.ts';
import { callbackFields, callbackPrices, checkCallback } from '#lib/ticket/callback.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { exitTexts, type ExitText } from '../../form/futures-form.ts';
import { placing, presetOf } from '../../form/futures-request.ts';
import { checkTrigger } from '../../form/price-checks.ts';
import { typedPrices, type FuturesKind } from '../futures-kind.ts';

export const trailingKind: FuturesKind<'callback' | 'activationPrice' | ExitText> = {
  texts: { callback: '1', activationPrice: '', ...exitTexts },
  group: 'conditional',
  lines: contractLineKeys,
  priceFields: ['activationPrice'],
  takesExit: true,
  exitByReturn: true,
  waits: null,
  about: 'plan',
  help: 'futuresPlans',
  Fields: ({ form }) => <TrailingFields form={form} fair="mark" />,
  typedIn: (form) => typedPrices(form, callbackPrices(form)),
  limitPrices: () => [],
  bookPrices: () => [],
  bookOrder: () => null,
  openPrice: ({ texts }, _side, { ticker }) => (readPositive(texts.activationPrice) === null ? ticker.lastPrice : texts.activationPrice),
  check: (form, _side, context) => [
    checkCallback(form, context.ticker.lastPrice, context.market),
    form.texts.activationPrice === '' ? null : checkTrigger(form.texts.activationPrice, 'activationPrice', form.watch, context),
  ],
  term: (form) => {
    const callback = callbackFields(form) ?? { rangeRate: '' };
    return 'rangeRate' in callback
      ? { name: 'field.callback', rate: callback.rangeRate }
      : { name: 'field.callback', price: callback.callBackNum };
  },
  request: (form, order, context) => {
    const { texts, watch } = form;
    const { side, closes, size, exit } = order;
    const callback = callbackFields(form);
    if (callback === null) return null;
    const body = {
      ...placing(order, context),
      planType: PlanType.track,
      triggerType: watch,
      ...callback,
      ...(closes ? {} : presetOf(order, toPlanExitFields(exit))),
      ...(texts.activationPrice === '' ? {} : { triggerPrice: texts.activationPrice }),
    };
    return { ...requestTo(placePlan, body, planPlaced), side, closes, size, list: 'track' };
  },
};
