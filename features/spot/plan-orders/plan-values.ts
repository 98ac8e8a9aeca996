// The fields that can be changed of a plan order that waits, and the request that changes them.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { decimalsOf } from '#lib/format/numbers/number-places.ts';
import { callbackOf } from '#lib/plans/plan-callback.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { PlanField } from './plan-field.ts';
import { planKindOf } from './plan-kinds.ts';

export type PlanValues = Readonly<Record<PlanField, string>>;

const percentOf = (share: string): string => writeAmount(new Amount(share).times(100));
const shareOf = (percent: string): string => writeAmount(new Amount(percent === '' ? 0 : percent).dividedBy(100));

export const planValues = (plan: SpotPlan): PlanValues => ({
  triggerPrice: plan.triggerPrice,
  executePrice: plan.executePrice,
  limitPrice: plan.delegatePrice,
  stopTrigger: plan.triggerPrice,
  stopLimit: plan.executePrice,
  takeProfit: plan.presetTakeProfitPrice,
  takeProfitLimit: plan.exeTakeProfitPrice,
  stopLoss: plan.presetStopLossPrice,
  stopLossLimit: plan.exeStopLossPrice,
  stopLossWait: String(plan.stopLossMarketAfter ?? ''),
  callback: callbackOf(plan).by === 'share' ? percentOf(plan.rangeRate) : callbackOf(plan).text,
  slices: String(plan.sliceCount),
  interval: writeAmount(new Amount(plan.intervalMs).dividedBy(1000)),
  size: plan.delegateCount,
});

/** As finely as the plan's own prices and size are written. */
export function planDecimals(plan: SpotPlan, field: PlanField): number {
  if (field === 'stopLossWait' || field === 'slices') return 0;
  if (field === 'interval') return 3;
  if (field === 'callback') return callbackOf(plan).by === 'share' ? 2 : decimalsOf(callbackOf(plan).text);
  const prices = [plan.triggerPrice, plan.presetTakeProfitPrice, plan.presetStopLossPrice, plan.delegatePrice];
  // Slices at market tell no price: the exchange says whether one is too fine.
  const price = prices.find((text) => text !== '') ?? '0.00000000';
  if (field !== 'size') return decimalsOf(price);
  // An amount of money is written without closing zeros.
  return plan.tradeUnit === 'quote' ? Math.max(2, decimalsOf(plan.delegateCount)) : decimalsOf(plan.delegateCount);
}

/** A leg with a price; a field that is empty is left out. */
const given = (name: string, text: string): Record<string, string> => (text === '' ? {} : { [name]: text });

/** By what each kind is changed, beside its size. An exit has a call of its own. */
function changesOf(plan: SpotPlan, values: PlanValues): Omit<RequestOf<typeof updateDelegatePlan>, 'planId'> {
  switch (planKindOf(plan)) {
    case 'trailing':
      return callbackOf(plan).by === 'share' ? { rangeRate: shareOf(values.callback) } : { callBackNum: values.callback };
    case 'oco':
      return { delegatePrice: values.limitPrice, triggerPrice: values.stopTrigger, executePrice: values.stopLimit };
    case 'twap': {
      const intervalMs = new Amount(values.interval === '' ? 0 : values.interval).times(1000).toNumber();
      return { delegatePrice: values.limitPrice, sliceCount: Number(values.slices), intervalMs };
    }
    case 'trigger':
    case 'exit':
    case 'chase':
      return { triggerPrice: values.triggerPrice, executePrice: values.executePrice };
  }
}

/** Rejects when the exchange refuses. */
export async function savePlan(api: ApiClient, plan: SpotPlan, values: PlanValues): Promise<void> {
  const { planId } = plan;
  if (planKindOf(plan) !== 'exit') {
    await api.call(updateDelegatePlan, { planId, delegateCount: values.size, ...changesOf(plan, values) });
    return;
  }
  await api.call(updateTpslPlan, {
    planId,
    delegateCount: values.size,
    presetTppTriType: plan.presetTppTriType === 1 ? 1 : 0,
    presetSlpTriType: plan.presetSlpTriType === 1 ? 1 : 0,
    ...given('presetTakeProfitPrice', values.takeProfit),
    ...given('exeTakeProfitPrice', values.takeProfitLimit),
    ...given('presetStopLossPrice', values.stopLoss),
    ...given('exeStopLossPrice', values.stopLossLimit),
    stopLossMarketAfter: values.stopLossLimit === '' ? 0 : Number(values.stopLossWait),
  });
}
