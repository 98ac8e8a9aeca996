// Asks of the calls about what copies hold: judged where a leader and a follower live through it.
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { type Judgements, judgedIn } from './judgement.ts';

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
