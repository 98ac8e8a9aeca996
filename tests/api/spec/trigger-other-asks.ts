// Asks of the calls about stops by margin ratio, and of the word on quantities.
import { expect } from 'vitest';

import { setMarginMode } from '#lib/contract/calls/v1/mcp/adjust/margin/mode.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { getRiskRatioRange } from '#lib/contract/calls/v1/trigger/plan/mmr/getRiskRatioRange.ts';
import { placeMarginRatioPlan } from '#lib/contract/calls/v1/trigger/plan/mmr/placePlanOrder.ts';
import { getOpenPlans } from '#lib/contract/calls/v1/trigger/plan/openPlans.ts';
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import type { Visitor } from '../visitor.ts';
import type { Ground } from './ground.ts';
import { type Judgements, judgedIn, onEveryLine } from './judgement.ts';

/** A tenth of a bitcoin from 96,000, on 480 dollars of its own. */
async function isolated(ground: Ground): Promise<Visitor> {
  const trader = await ground.trader();
  await trader.call(setMarginMode, { symbolId: ground.symbolId, marginMode: 1 });
  await ground.rest(22, 96_000, 0.1);
  await trader.call(openContract, ground.order(21, 96_000, 0.1));
  return trader;
}

export const triggerOtherAsks: Judgements<AnsweringPathOf<'trigger-other'>> = {
  'v1/trigger/plan/mmr/placePlanOrder': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      const trader = await isolated(ground);
      const { planId } = await trader.call(placeMarginRatioPlan, { symbolId, businessLine, riskRatio: '0.5' });
      expect((await trader.call(getOpenPlans, { businessLine })).list).toMatchObject([
        { planId, planType: 7, riskRatio: '0.5', delegateType: 22, isReducePosition: true },
      ]);
      // At 92,300 maintenance of 42.458 stands on 110, or of what was bitcoin on 91.5; at 92,000 42.32 on 80 or 60.
      await ground.mark(92_300);
      await ground.rest(21, 91_950, 0.1);
      expect((await ground.holds(trader)).positions).toHaveLength(1);
      await ground.mark(92_000);
      expect((await ground.holds(trader)).positions).toEqual([]);
    }),
  ],
  'v1/trigger/plan/mmr/getRiskRatioRange': [
    onEveryLine(async (ground) => {
      const { symbolId, businessLine } = ground;
      const trader = await isolated(ground);
      const range = { minimum: '0.01', maximum: '0.99' };
      // 0.46 % of 9,600 is 44.16.
      expect(await trader.call(getRiskRatioRange, { symbolId, businessLine })).toEqual({ ...range, current: '0.092' });
      // 0.46 % of 9,400 is 43.24, on 480 − 200, or on 0.005 of 94,000 less 200.
      await ground.mark(94_000);
      const current = ground.isCoinMargined ? '0.160149' : '0.154429';
      expect(await trader.call(getRiskRatioRange, { symbolId, businessLine })).toEqual({ ...range, current });
    }),
  ],
  'v1/trigger/trace/user/identity': [
    judgedIn('leaders/leading.test.ts', 'leading makes a trader of the account of the line, and leaving takes it away'),
  ],
  'v1/trigger/trader-pro/user-list': [
    judgedIn('accounts/trader-pro.test.ts', 'a failed attempt stands in the list with the event that broke it, until the third reset'),
  ],
  'v1/trigger/trader-pro/alert': [judgedIn('accounts/trader-pro.test.ts', 'alerts come before a limit is crossed, newest first')],
  'v1/trigger/trader-pro/reset': [
    judgedIn('accounts/trader-pro.test.ts', 'a failed attempt stands in the list with the event that broke it, until the third reset'),
  ],
  'v1/trigger/config/delegate/flag/set': [
    judgedIn('futures/contract-settings.test.ts', 'quantities include what orders wait to close, whatever is asked for'),
  ],
};

const tracking = 'copy-trading/tracking.test.ts';
const prices = 'prices for its end: one where there is none, one changed, both, none on the wrong side, and taken back';
const settings = 'settings: those of all markets, and those of one, which then stands for itself';
const all = 'all are closed, of all copies and of one';

export const trackingAsks: Judgements<AnsweringPathOf<'trigger-tracking'>> = {
  'v1/trigger/tracking/plan/placePlan': [judgedIn(tracking, prices)],
  'v1/trigger/tracking/plan/updateTPSLPlan': [judgedIn(tracking, prices)],
  'v1/trigger/tracking/updateTpsl': [judgedIn(tracking, prices)],
  'v1/trigger/tracking/cancelALLTrackingOrder': [judgedIn(tracking, prices)],
  'v1/trigger/tracking/updateTrackingPlan': [judgedIn(tracking, settings)],
  'v1/trigger/tracking/updateTrackingPlanPreset': [judgedIn(tracking, settings)],
  'v1/trigger/tracking/getOpenSymbol': [judgedIn(tracking, 'what is held is listed, and nobody sees what others hold')],
  'v1/trigger/tracking/closeTrackingOrder': [
    judgedIn(tracking, 'one is closed by its follower; the leader’s next opening is copied again'),
  ],
  'v1/trigger/tracking/closeALLTrackingOrder': [judgedIn(tracking, all)],
  'v1/trigger/tracking/closeALLTrackingOrderV1': [judgedIn(tracking, all)],
  'v1/trigger/tracking/backContract': [
    judgedIn(tracking, 'a leader turns his position, and the copies turn with him; nobody else has this call'),
  ],
};
