// Asks of the calls that place, change and cancel plans of contracts; those of spot and margin are judged with the plans.
import { expect } from 'vitest';

import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { getPlanHistory } from '#lib/contract/calls/v1/trigger/plan/history.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import { placePlan } from '#lib/contract/calls/v1/trigger/plan/placePlan.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { updateDelegatePlan } from '#lib/contract/calls/v1/trigger/plan/updateDelegatePlan.ts';
import { updatePlanPreset } from '#lib/contract/calls/v1/trigger/plan/updatePlanPreset.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import type { Visitor } from '../visitor.ts';
import type { Ground } from './ground.ts';
import { type Judgements, judgedIn, onEveryLine } from './judgement.ts';

const waiting = async ({ businessLine }: Ground, trader: Visitor) => (await trader.call(getOpenPlans, { businessLine })).list;
const over = async ({ businessLine }: Ground, trader: Visitor) => (await trader.call(getPlanHistory, { businessLine })).list;

/** Buys two hundredths at 96,450 or better once the mark price is 96,400. */
const rising = ({ symbolId, businessLine }: Ground) =>
  ({
    symbolId,
    businessLine,
    delegateType: 21,
    planType: 0,
    delegateCount: '0.02',
    triggerPrice: '96400',
    triggerType: 1,
    executePrice: '96450',
  }) as const;
/** Closes what is there at 95,500 by the mark price. */
const stop = ({ symbolId, businessLine }: Ground) =>
  ({ symbolId, businessLine, delegateType: 22, presetStopLossPrice: '95500', presetSlpTriType: 1 }) as const;

const spotPlans = 'orders/plans.test.ts';

export const triggerPlanAsks: Judgements<AnsweringPathOf<'trigger-plan'>> = {
  'v1/trigger/plan/placePlan': [
    onEveryLine(async (ground) => {
      const { count, symbolId, businessLine } = ground;
      const trader = await ground.trader();
      const { planId } = await trader.call(placePlan, { ...rising(ground), clientOid: 'up' });
      const told = { planId, clientOid: 'up', symbolId, businessLine, delegateType: 21, planType: 0, triggerType: 1 };
      expect(await waiting(ground, trader)).toMatchObject([
        { ...told, status: 0, delegateCount: count(0.02), triggerPrice: '96400.0', executePrice: '96450.0' },
      ]);
      await ground.rest(22, 96_420, 0.02);
      await ground.mark(96_400);
      expect(await over(ground, trader)).toMatchObject([{ ...told, status: 2 }]);
      expect((await ground.holds(trader)).positions).toMatchObject([{ total: count(0.02), averageOpenPrice: '96420' }]);
    }),
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      const trader = await ground.long();
      const trail = { symbolId, businessLine, delegateType: 22, planType: 6, rangeRate: '0.005', triggerType: 1 } as const;
      await trader.call(placePlan, { ...trail, delegateCount: '0.1', isReducePosition: true });
      expect(await waiting(ground, trader)).toMatchObject([{ planType: 3, activated: true, rangeRate: '0.005' }]);
      await ground.mark(96_800);
      await ground.rest(21, 96_200, 0.1);
      // 96,800 less half a per cent is 96,316.
      await ground.mark(96_320);
      expect((await ground.holds(trader)).positions).toHaveLength(1);
      await ground.mark(96_316);
      expect((await ground.holds(trader)).positions).toEqual([]);
    }),
    judgedIn(spotPlans, 'a trigger waits, holds its money, is changed and cancelled, and cannot be cancelled again'),
    judgedIn(spotPlans, 'a trailing plan follows the price'),
    judgedIn(
      'margin/margin-lists.test.ts',
      'icebergs, scaled orders, plans and pairs of orders trade in a margin wallet too, and borrow when they need it',
    ),
  ],
  'v1/trigger/plan/placePlanOrder': [
    onEveryLine(async (ground) => {
      const { count, symbolId } = ground;
      const trader = await ground.long();
      const { planId } = await trader.call(placePlanOrder, {
        ...stop(ground),
        planType: 8,
        delegateCount: '0.04',
        presetTakeProfitPrice: '96900',
      });
      // 10 % and 8 % at twenty times: 96,000 × 1.005 and × 0.996.
      const ratios = { presetTakeProfitPriceRatio: '0.1', presetStopLossPriceRatio: '-0.08' };
      const second = await trader.call(placePlanOrder, { symbolId, delegateType: 22, ...ratios });
      const closing = { symbolId, delegateType: 22, isReducePosition: true };
      expect(await waiting(ground, trader)).toMatchObject([
        { ...closing, planType: 8, delegateCount: count(0), presetTakeProfitPrice: '96480.0', presetStopLossPrice: '95616.0' },
        { ...closing, planId, planType: 8, delegateCount: count(0.04), presetTakeProfitPrice: '96900.0', presetStopLossPrice: '95500.0' },
      ]);
      await trader.call(cancelPlan, { planId: second.planId });
      await ground.rest(21, 95_480, 0.04);
      await ground.mark(95_500);
      expect((await ground.holds(trader)).positions).toMatchObject([{ total: count(0.06) }]);
      const ended = (await over(ground, trader)).map((one) => `${one.planId} ${one.status}`);
      expect(ended.toSorted()).toEqual([`${planId} 2`, `${second.planId} 4`].toSorted());
    }),
    judgedIn(spotPlans, 'take-profit and stop-loss on what one holds: one leg fires, the order carries its code'),
  ],
  'v1/trigger/plan/batchCancelPlan': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      const trader = await ground.long();
      const { planId: up } = await trader.call(placePlan, rising(ground));
      const { planId: higher } = await trader.call(placePlan, { ...rising(ground), triggerPrice: '96410' });
      const { planId: down } = await trader.call(placePlanOrder, { ...stop(ground), planType: 5 });
      expect(await trader.call(batchCancelPlan, { symbolId, businessLine, planType: 5 })).toEqual({ planIds: [down] });
      expect(await trader.call(batchCancelPlan, { planIds: [higher] })).toEqual({ planIds: [higher] });
      expect(await trader.call(batchCancelPlan, { businessLine: businessLine === 10 ? 12 : 10 })).toEqual({ planIds: [] });
      expect(await trader.call(batchCancelPlan, { businessLine })).toEqual({ planIds: [up] });
      expect((await over(ground, trader)).map(({ status }) => status)).toEqual([4, 4, 4]);
    }),
    judgedIn(spotPlans, 'every plan of a kind is taken back at once'),
  ],
  'v1/trigger/plan/cancelPlan': [
    onEveryLine(async (ground) => {
      const trader = await ground.trader();
      const { planId } = await trader.call(placePlan, { ...rising(ground), clientOid: 'not-now' });
      expect(await trader.call(cancelPlan, { clientOid: 'not-now' })).toEqual({ planId, clientOid: 'not-now' });
      expect(await waiting(ground, trader)).toEqual([]);
      expect(await over(ground, trader)).toMatchObject([{ planId, status: 4, reason: 'requested' }]);
      expect(await trader.try(cancelPlan, { planId })).toMatchObject({ status: 'error' });
    }),
    judgedIn(spotPlans, 'a trigger waits, holds its money, is changed and cancelled, and cannot be cancelled again'),
  ],
  'v1/trigger/plan/updateDelegatePlan': [
    onEveryLine(async (ground) => {
      const { count } = ground;
      const trader = await ground.trader();
      const { planId } = await trader.call(placePlan, rising(ground));
      await trader.call(updateDelegatePlan, { planId, triggerPrice: '96500', executePrice: '', delegateCount: '0.03' });
      expect(await waiting(ground, trader)).toMatchObject([
        { planId, triggerPrice: '96500.0', executePrice: '', delegateCount: count(0.03), triggerType: 1 },
      ]);
      await ground.rest(22, 96_510, 0.03);
      await ground.mark(96_490);
      expect((await ground.holds(trader)).positions).toEqual([]);
      await ground.mark(96_500);
      expect((await ground.holds(trader)).positions).toMatchObject([{ total: count(0.03), averageOpenPrice: '96510' }]);
    }),
  ],
  'v1/trigger/plan/updateTPSLPlan': [
    onEveryLine(async (ground) => {
      const { count } = ground;
      const trader = await ground.long();
      const { planId } = await trader.call(placePlanOrder, {
        ...stop(ground),
        planType: 8,
        delegateCount: '0.04',
        presetTakeProfitPrice: '96900',
      });
      await trader.call(updateTpslPlan, { planId, delegateCount: '0.05', presetStopLossPrice: '95600', presetSlpTriType: 1 });
      expect(await waiting(ground, trader)).toMatchObject([
        { planId, planType: 2, delegateCount: count(0.05), presetTakeProfitPrice: '', presetStopLossPrice: '95600.0', presetSlpTriType: 1 },
      ]);
      await ground.rest(21, 95_590, 0.05);
      await ground.mark(95_600);
      expect((await ground.holds(trader)).positions).toMatchObject([{ total: count(0.05) }]);
    }),
    judgedIn('futures/contract-plans.test.ts', 'by return and by profit the price follows from the entry, snapped down to the tick'),
  ],
  'v1/trigger/plan/updatePlanPreset': [
    onEveryLine(async (ground) => {
      const { count } = ground;
      const trader = await ground.trader();
      const { planId } = await trader.call(placePlan, { ...rising(ground), presetTakeProfitPrice: '96900' });
      await trader.call(updatePlanPreset, { planId, presetStopLossPrice: '96000', presetSlpTriType: 1 });
      expect(await waiting(ground, trader)).toMatchObject([
        { planId, presetTakeProfitPrice: '', presetStopLossPrice: '96000.0', presetSlpTriType: 1 },
      ]);
      await ground.rest(22, 96_420, 0.02);
      await ground.mark(96_400);
      // The position has what the plan was given.
      expect(await waiting(ground, trader)).toMatchObject([
        { planType: 2, delegateType: 22, delegateCount: count(0.02), presetStopLossPrice: '96000.0', isReducePosition: true },
      ]);
    }),
  ],
};
