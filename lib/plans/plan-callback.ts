// The callback of a trailing plan: a share of the price, or a distance in it.
import type { SpotPlan } from '#lib/contract/plan.ts';

type Callback = { readonly by: 'share' | 'distance'; readonly text: string };

export const callbackOf = ({ rangeRate, callBackNum = '' }: Pick<SpotPlan, 'rangeRate' | 'callBackNum'>): Callback =>
  callBackNum === '' ? { by: 'share', text: rangeRate } : { by: 'distance', text: callBackNum };
