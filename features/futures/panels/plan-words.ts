// A waiting plan of a contract in a trader's words: what it waits for, and what it does then.
import { useTranslations } from 'next-intl';

import { PlanType, TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { numberText } from '#lib/format/number-text.ts';

export type PlanKind = 'trigger' | 'tpsl' | 'track' | 'mmr';

export function planKindOf({ planType }: SpotPlan): PlanKind {
  if (planType === PlanType.track) return 'track';
  if (planType === PlanType.mmrStopLoss) return 'mmr';
  return planType === PlanType.normal ? 'trigger' : 'tpsl';
}

const price = (text: string): string => isolateLtr(numberText(text));

export function usePlanCondition(): (plan: SpotPlan) => string {
  const t = useTranslations('positions');
  const leg = (trigger: string, limit: string): string =>
    trigger === '' ? t('plan.none') : limit === '' ? price(trigger) : `${price(trigger)} → ${price(limit)}`;
  return (plan) => {
    switch (planKindOf(plan)) {
      case 'trigger':
        return t('plan.trigger', {
          price: price(plan.triggerPrice),
          watch: t(plan.triggerType === TriggerType.fair ? 'exits.watch.fairShort' : 'exits.watch.marketShort'),
          execute: plan.executePrice === '' ? t('plan.market') : price(plan.executePrice),
        });
      case 'tpsl':
        return t('plan.exit', {
          takeProfit: leg(plan.presetTakeProfitPrice, plan.exeTakeProfitPrice),
          stopLoss: leg(plan.presetStopLossPrice, plan.exeStopLossPrice),
        });
      case 'track': {
        const callback = t('plan.trailing', { callback: isolateLtr(formatPercent(plan.rangeRate, 'en-US')) });
        if (plan.activated) return `${callback} · ${t('plan.following')}`;
        return plan.triggerPrice === '' ? callback : `${callback} · ${t('plan.activation', { price: price(plan.triggerPrice) })}`;
      }
      case 'mmr':
        return t('plan.mmr', { ratio: isolateLtr(formatPercent(plan.riskRatio ?? '', 'en-US')) });
    }
  };
}
