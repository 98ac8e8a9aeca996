// A plan order in a trader's words: what it is, what it waits for, and what became of it.
import { useTranslations } from 'next-intl';

import { OrderDirection, PlanStatus, PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';

export const planSide = (plan: SpotPlan): 'buy' | 'sell' => (plan.delegateType === OrderDirection.singleSideBuy ? 'buy' : 'sell');

export type PlanKindName = 'trigger' | 'exit' | 'trailing' | 'oco' | 'twap' | 'chase';

const kinds: Readonly<Record<number, PlanKindName>> = {
  [PlanType.normal]: 'trigger',
  [PlanType.takeProfit]: 'exit',
  [PlanType.stopLoss]: 'exit',
  [PlanType.tpsl]: 'exit',
  [PlanType.track]: 'trailing',
  [PlanType.oco]: 'oco',
  [PlanType.twap]: 'twap',
  [PlanType.chaseLimit]: 'chase',
};

export const planKindOf = ({ planType }: SpotPlan): PlanKindName => kinds[planType] ?? 'trigger';

export type PlanWords = {
  kind(plan: SpotPlan): string;
  /** The condition that it waits for and its action then, or its progress so far. */
  condition(plan: SpotPlan): string;
  status(plan: SpotPlan): string;
};

const priceText = (text: string): string => isolateLtr(numberText(text));

export function usePlanWords(): PlanWords {
  const t = useTranslations('plans');
  const errors = useTranslations('errors');
  const execution = (price: string): string => (price === '' ? t('condition.market') : priceText(price));
  const leg = (trigger: string, limit: string): string =>
    trigger === '' ? t('condition.none') : limit === '' ? priceText(trigger) : `${priceText(trigger)} → ${priceText(limit)}`;
  const isOwnReason = (reason: string): boolean => t.has(`reason.${reason}`);
  return {
    kind: (plan) => t(`kind.${planKindOf(plan)}`),
    condition: (plan) => {
      switch (planKindOf(plan)) {
        case 'exit':
          return t('condition.exit', {
            takeProfit: leg(plan.presetTakeProfitPrice, plan.exeTakeProfitPrice),
            stopLoss: leg(plan.presetStopLossPrice, plan.exeStopLossPrice),
          });
        case 'trailing': {
          const callback = formatPercent(plan.rangeRate);
          const from = plan.activated
            ? t('condition.following')
            : plan.triggerPrice === ''
              ? ''
              : t('condition.activation', { price: priceText(plan.triggerPrice) });
          return `${t('condition.trailing', { callback: isolateLtr(callback) })} · ${from}`;
        }
        case 'oco':
          return t('condition.oco', {
            limit: priceText(plan.delegatePrice),
            stop: priceText(plan.triggerPrice),
            execute: execution(plan.executePrice),
          });
        case 'twap':
          return t('condition.twap', { done: plan.slicesDone, slices: plan.sliceCount, seconds: plan.intervalMs / 1000 });
        case 'chase':
          return t('condition.chase', { bound: priceText(plan.delegatePrice), moves: plan.movesDone ?? 0, max: plan.maxMoves ?? 0 });
        case 'trigger':
          return t('condition.trigger', { price: priceText(plan.triggerPrice), execute: execution(plan.executePrice) });
      }
    },
    status: ({ status, reason }) => {
      const word = t(`status.${status}`);
      if (reason === '' || status === PlanStatus.succeeded) return word;
      return `${word}: ${isOwnReason(reason) ? t(`reason.${reason}`) : errors.has(reason) ? errors(reason) : reason}`;
    },
  };
}
