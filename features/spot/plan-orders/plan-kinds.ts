// The kinds of plan orders of spot and margin, as lists name, narrow and change them: one row for each. A kind without a row does not compile.
import type { useTranslations } from 'next-intl';

import { PlanType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { callbackOf } from '#lib/plans/plan-callback.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import type { PlanField } from './plan-field.ts';

type Texts = ReturnType<typeof useTranslations<'plans'>>;

type ListedKind = {
  /** The code that narrows a list to this kind. */
  readonly planType: PlanType;
  /** The fields that can be changed while it waits. A kind without fields is cancelled and placed anew. */
  readonly fields: readonly PlanField[];
  /** The condition that it waits for and its action then, or its progress so far. */
  readonly condition: (plan: SpotPlan, t: Texts) => string;
};

const price = (text: string): string => isolateLtr(numberText(text));
const execution = (text: string, t: Texts): string => (text === '' ? t('condition.market') : price(text));
const leg = (trigger: string, limit: string, t: Texts): string =>
  trigger === '' ? t('condition.none') : limit === '' ? price(trigger) : `${price(trigger)} → ${price(limit)}`;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
/** The time after which a stop that rests turns into a market order; '' for one that never does. */
export const turning = ({ stopLossMarketAfter: seconds }: SpotPlan, t: Texts): string =>
  seconds === undefined ? '' : t('condition.marketAfter', { seconds });

/** The exit of a plan of which nobody knows at which price it will open; '' without one. */
function ratioExit({ presetTakeProfitPriceRatio: gain = '', presetStopLossPriceRatio: loss = '' }: SpotPlan, t: Texts): string {
  if (gain === '' && loss === '') return '';
  const share = (text: string): string => (text === '' ? t('condition.none') : isolateLtr(formatPercent(text)));
  return t('condition.exit', { takeProfit: share(gain), stopLoss: share(loss) });
}

function trailingCondition(plan: SpotPlan, t: Texts): string {
  const { activated, triggerPrice } = plan;
  const { by, text } = callbackOf(plan);
  const trailing = t('condition.trailing', { callback: by === 'share' ? isolateLtr(formatPercent(text)) : price(text) });
  const from = activated ? t('condition.following') : triggerPrice === '' ? '' : t('condition.activation', { price: price(triggerPrice) });
  return joined(trailing, from, ratioExit(plan, t));
}

export const planKinds = {
  trigger: {
    planType: PlanType.normal,
    fields: ['triggerPrice', 'executePrice', 'size'],
    condition: (plan, t) => t('condition.trigger', { price: price(plan.triggerPrice), execute: execution(plan.executePrice, t) }),
  },
  exit: {
    planType: PlanType.tpsl,
    fields: ['takeProfit', 'takeProfitLimit', 'stopLoss', 'stopLossLimit', 'stopLossWait', 'size'],
    condition: (plan, t) =>
      joined(
        t('condition.exit', {
          takeProfit: leg(plan.presetTakeProfitPrice, plan.exeTakeProfitPrice, t),
          stopLoss: leg(plan.presetStopLossPrice, plan.exeStopLossPrice, t),
        }),
        turning(plan, t),
      ),
  },
  oco: {
    planType: PlanType.oco,
    fields: ['limitPrice', 'stopTrigger', 'stopLimit', 'size'],
    condition: (plan, t) =>
      joined(
        t('condition.oco', { limit: price(plan.delegatePrice), stop: price(plan.triggerPrice), execute: execution(plan.executePrice, t) }),
        turning(plan, t),
      ),
  },
  trailing: { planType: PlanType.track, fields: ['callback', 'size'], condition: trailingCondition },
  twap: {
    planType: PlanType.twap,
    fields: ['limitPrice', 'slices', 'interval', 'size'],
    condition: (plan, t) =>
      joined(
        t('condition.twap', { done: plan.slicesDone, slices: plan.sliceCount, seconds: plan.intervalMs / 1000 }),
        plan.delegatePrice === '' ? '' : `${t('field.limitPrice')} ${price(plan.delegatePrice)}`,
      ),
  },
  chase: {
    planType: PlanType.chaseLimit,
    fields: [],
    condition: (plan, t) => t('condition.chase', { bound: price(plan.delegatePrice), moves: plan.movesDone ?? 0, max: plan.maxMoves ?? 0 }),
  },
} as const satisfies Readonly<Record<string, ListedKind>>;

export type PlanKindName = keyof typeof planKinds;

const isKindName = (name: string): name is PlanKindName => Object.hasOwn(planKinds, name);
/** In the order in which filters offer them. */
export const planKindNames: readonly PlanKindName[] = Object.keys(planKinds).filter(isKindName);

/** A take-profit and a stop-loss are one kind, whether alone or both. Kinds of contracts never stand in these lists. */
const kindOfType: Readonly<Record<PlanType, PlanKindName>> = {
  [PlanType.normal]: 'trigger',
  [PlanType.takeProfit]: 'exit',
  [PlanType.stopLoss]: 'exit',
  [PlanType.moveTpsl]: 'trailing',
  [PlanType.positionTakeProfit]: 'exit',
  [PlanType.positionStopLoss]: 'exit',
  [PlanType.track]: 'trailing',
  [PlanType.mmrStopLoss]: 'exit',
  [PlanType.tpsl]: 'exit',
  [PlanType.oco]: 'oco',
  [PlanType.twap]: 'twap',
  [PlanType.chaseLimit]: 'chase',
};
const kindOfCode: Readonly<Record<number, PlanKindName | undefined>> = kindOfType;

export const planKindOf = ({ planType }: SpotPlan): PlanKindName => kindOfCode[planType] ?? 'trigger';

export const planFieldsOf = (plan: SpotPlan): readonly PlanField[] => planKinds[planKindOf(plan)].fields;
