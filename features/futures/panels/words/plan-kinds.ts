// The kinds of plan orders of contracts, as lists name, narrow and change them: one row for each. A kind without a row does not compile.
import type { useTranslations } from 'next-intl';

import { PlanType, TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { callbackOf } from '#lib/plans/plan-callback.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';

type Texts = ReturnType<typeof useTranslations<'positions'>>;
export type PlanField = 'triggerPrice' | 'executePrice' | 'limitPrice' | 'callback' | 'slices' | 'interval' | 'quantity';

type ListedKind = {
  /** The code that narrows a list to this kind. */
  readonly planType: PlanType;
  /** The way of changing it while it waits: by these fields, with its position in sight, or not at all. */
  readonly change: readonly PlanField[] | 'with-position' | null;
  /** The condition that it waits for and its action then, or its progress so far. */
  readonly condition: (plan: SpotPlan, t: Texts) => string;
};

const price = (text: string): string => isolateLtr(numberText(text));
const leg = (trigger: string, limit: string, t: Texts): string =>
  trigger === '' ? t('plan.none') : limit === '' ? price(trigger) : `${price(trigger)} → ${price(limit)}`;

/** The exit of a plan of which nobody knows at which price it will open; '' without one. */
function ratioExit({ presetTakeProfitPriceRatio: gain = '', presetStopLossPriceRatio: loss = '' }: SpotPlan, t: Texts): string {
  if (gain === '' && loss === '') return '';
  const share = (text: string): string => (text === '' ? t('plan.none') : isolateLtr(formatPercent(text)));
  return t('plan.exit', { takeProfit: share(gain), stopLoss: share(loss) });
}

function trailingCondition(plan: SpotPlan, t: Texts): string {
  const { activated, triggerPrice } = plan;
  const { by, text } = callbackOf(plan);
  const callback = t('plan.trailing', { callback: by === 'share' ? isolateLtr(formatPercent(text)) : price(text) });
  const from = activated ? t('plan.following') : triggerPrice === '' ? '' : t('plan.activation', { price: price(triggerPrice) });
  return [callback, from, ratioExit(plan, t)].filter((part) => part !== '').join(' · ');
}

export const planKinds = {
  trigger: {
    planType: PlanType.normal,
    change: ['triggerPrice', 'executePrice', 'quantity'],
    condition: (plan, t) =>
      t('plan.trigger', {
        price: price(plan.triggerPrice),
        watch: t(plan.triggerType === TriggerType.fair ? 'exits.watch.fairShort' : 'exits.watch.marketShort'),
        execute: plan.executePrice === '' ? t('plan.market') : price(plan.executePrice),
      }),
  },
  tpsl: {
    planType: PlanType.tpsl,
    change: 'with-position',
    condition: (plan, t) =>
      t('plan.exit', {
        takeProfit: leg(plan.presetTakeProfitPrice, plan.exeTakeProfitPrice, t),
        stopLoss: leg(plan.presetStopLossPrice, plan.exeStopLossPrice, t),
      }),
  },
  track: { planType: PlanType.track, change: ['callback', 'quantity'], condition: trailingCondition },
  moving: { planType: PlanType.moveTpsl, change: ['callback', 'quantity'], condition: trailingCondition },
  mmr: {
    planType: PlanType.mmrStopLoss,
    change: null,
    condition: (plan, t) => t('plan.mmr', { ratio: isolateLtr(formatPercent(plan.riskRatio ?? '')) }),
  },
  twap: {
    planType: PlanType.twap,
    change: ['limitPrice', 'slices', 'interval', 'quantity'],
    condition: (plan, t) => {
      const slices = t('plan.twap', { done: plan.slicesDone, slices: plan.sliceCount, seconds: plan.intervalMs / 1000 });
      return plan.delegatePrice === '' ? slices : `${slices} · ${t('planEdit.field.limitPrice')} ${price(plan.delegatePrice)}`;
    },
  },
  chase: {
    planType: PlanType.chaseLimit,
    change: null,
    condition: (plan, t) => t('plan.chase', { bound: price(plan.delegatePrice), moves: plan.movesDone ?? 0, max: plan.maxMoves ?? 0 }),
  },
} as const satisfies Readonly<Record<string, ListedKind>>;

export type PlanKind = keyof typeof planKinds;

const isKind = (name: string): name is PlanKind => Object.hasOwn(planKinds, name);
/** In the order in which filters offer them. */
export const planKindNames: readonly PlanKind[] = Object.keys(planKinds).filter(isKind);

/** A take-profit and a stop-loss are one kind, whether alone or both. Kinds of spot never stand in these lists. */
const kindOfType: Readonly<Record<PlanType, PlanKind>> = {
  [PlanType.normal]: 'trigger',
  [PlanType.takeProfit]: 'tpsl',
  [PlanType.stopLoss]: 'tpsl',
  [PlanType.moveTpsl]: 'moving',
  [PlanType.positionTakeProfit]: 'tpsl',
  [PlanType.positionStopLoss]: 'tpsl',
  [PlanType.track]: 'track',
  [PlanType.mmrStopLoss]: 'mmr',
  [PlanType.tpsl]: 'tpsl',
  [PlanType.oco]: 'tpsl',
  [PlanType.twap]: 'twap',
  [PlanType.chaseLimit]: 'chase',
};
const kindOfCode: Readonly<Record<number, PlanKind | undefined>> = kindOfType;

export const planKindOf = ({ planType }: SpotPlan): PlanKind => kindOfCode[planType] ?? 'tpsl';

/** The fields of its own dialog; none where it is changed elsewhere or not at all. A plan for the whole position has no quantity. */
export function planFieldsOf(plan: SpotPlan): readonly PlanField[] {
  const { change }: ListedKind = planKinds[planKindOf(plan)];
  if (change === null || change === 'with-position') return [];
  return /[1-9]/.test(plan.delegateCount) ? change : change.filter((field) => field !== 'quantity');
}
