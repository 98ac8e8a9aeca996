// A waiting plan of a contract in a trader's words: what it waits for, and what it does then.
import { useTranslations } from 'next-intl';

import { PlanStatus, PlanType, TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';

export type PlanKind = 'trigger' | 'tpsl' | 'track' | 'moving' | 'mmr' | 'chase';

export function planKindOf({ planType }: SpotPlan): PlanKind {
  if (planType === PlanType.track) return 'track';
  if (planType === PlanType.moveTpsl) return 'moving';
  if (planType === PlanType.mmrStopLoss) return 'mmr';
  if (planType === PlanType.chaseLimit) return 'chase';
  return planType === PlanType.normal ? 'trigger' : 'tpsl';
}

/** The result of a plan that is over. */
export function planResultOf({ status }: SpotPlan): 'done' | 'failed' | 'cancelled' {
  if (status === PlanStatus.succeeded) return 'done';
  return status === PlanStatus.cancelled ? 'cancelled' : 'failed';
}

/** Why it has not done what it waited for; '' where it has. A reason that has no words is shown as it is written. */
export function usePlanReason(): (plan: SpotPlan) => string {
  const t = useTranslations('positions');
  const errors = useTranslations('errors');
  return (plan) => {
    if (plan.reason === '' || planResultOf(plan) === 'done') return '';
    const key = `plan.reason.${plan.reason}`;
    if (t.has(key)) return t(key);
    return errors.has(plan.reason) ? errors(plan.reason) : plan.reason;
  };
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
      case 'moving':
      case 'track': {
        const callback = t('plan.trailing', { callback: isolateLtr(formatPercent(plan.rangeRate)) });
        if (plan.activated) return `${callback} · ${t('plan.following')}`;
        return plan.triggerPrice === '' ? callback : `${callback} · ${t('plan.activation', { price: price(plan.triggerPrice) })}`;
      }
      case 'chase':
        return t('plan.chase', { bound: price(plan.delegatePrice), moves: plan.movesDone ?? 0, max: plan.maxMoves ?? 0 });
      case 'mmr':
        return t('plan.mmr', { ratio: isolateLtr(formatPercent(plan.riskRatio ?? '')) });
    }
  };
}
