// A trailing stop: follows the price, fires when it turns back.
import { TrailingFields } from '#components/trading/ticket/trailing-fields.tsx';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { contractLineKeys } from '#lib/contract/contract-lines.ts';
import { PlanType } from '#lib/contract/enums.ts';
import { toPlanExitFields } from '#lib/contract/wire/orders/exit-fields.ts';
import { readPositive, writeResult } from '#lib/order-math/amounts/amount.ts';
import { checkCallback } from '#lib/ticket/checks.ts';
import { planPlaced, requestTo } from '#lib/ticket/ticket-request.ts';
import { exitTexts, type ExitText } from '../../form/futures-form.ts';
import { placing, presetOf } from '../../form/futures-request.ts';
import { checkTrigger } from '../../form/price-checks.ts';
import { typedPrices, type FuturesKind } from '../futures-kind.ts';

/** Percent as a share; null for what is no number. */
function callbackRate(percent: string): string | null {
  const rate = readPositive(percent);
  return rate === null ? null : writeResult(rate.dividedBy(100));
}

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
  typedIn: (form) => typedPrices(form, ['activationPrice']),
  limitPrices: () => [],
  bookPrices: () => [],
  bookOrder: () => null,
  openPrice: ({ texts }, _side, { ticker }) => (readPositive(texts.activationPrice) === null ? ticker.lastPrice : texts.activationPrice),
  check: ({ texts, watch }, _side, context) => [
    checkCallback(texts.callback),
    texts.activationPrice === '' ? null : checkTrigger(texts.activationPrice, 'activationPrice', watch, context),
  ],
  term: ({ texts }) => ({ name: 'field.callback', rate: callbackRate(texts.callback) ?? '' }),
  request: ({ texts, watch }, order, context) => {
    const { side, closes, size, exit } = order;
    const rangeRate = callbackRate(texts.callback);
    if (rangeRate === null) return null;
    const body = {
      ...placing(order, context),
      planType: PlanType.track,
      triggerType: watch,
      rangeRate,
      ...(closes ? {} : presetOf(order, toPlanExitFields(exit))),
      ...(texts.activationPrice === '' ? {} : { triggerPrice: texts.activationPrice }),
    };
    return { ...requestTo(placePlan, body, planPlaced), side, closes, size, list: 'track' };
  },
};
