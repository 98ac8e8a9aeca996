// Markets that charge alike, brought together: what stands out is who charges something else.
import type { VipRule } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';

type Charges = {
  readonly makerFeeRate: string;
  readonly takerFeeRate: string;
  readonly liquidationFeeRate: string | null;
  readonly deliveryFeeRate: string | null;
};

export type RateGroup<Kind extends string> = Charges & { readonly kind: Kind; readonly names: readonly string[] };

type Charged<Kind extends string> = Charges & { readonly kind: Kind; readonly name: string };

/** In the order in which they first come. */
export function rateGroups<Kind extends string>(markets: readonly Charged<Kind>[]): readonly RateGroup<Kind>[] {
  const groups = new Map<string, RateGroup<Kind>>();
  for (const { name, ...charges } of markets) {
    const { kind, makerFeeRate, takerFeeRate, liquidationFeeRate, deliveryFeeRate } = charges;
    const key = [kind, makerFeeRate, takerFeeRate, liquidationFeeRate, deliveryFeeRate].join(' ');
    groups.set(key, { ...charges, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()];
}

/** True if all levels have the same rates of trading. */
export const paysAlike = (levels: readonly VipRule[]): boolean => new Set(levels.map(({ fees }) => JSON.stringify(fees))).size < 2;
