// Every call of the specification that this exchange has, with what judges it: one without is an error of types.
import type { AnsweringPathOf, SpecGroup } from '#lib/contract/spec-calls.ts';
import { contractAdjustAsks } from './contract-adjust-asks.ts';
import { contractDataAsks } from './contract-data-asks.ts';
import { contractOrdersAsks } from './contract-orders-asks.ts';
import { arbitrageAsks, commonAsks, dcaAsks, gridAsks, platformAsks, portfolioAsks, regularAsks, subAccountAsks } from './strategy-asks.ts';
import { trackingAsks, triggerOtherAsks } from './trigger-other-asks.ts';
import { triggerPlanAsks } from './trigger-plan-asks.ts';
import { assetsAsks } from './assets-asks.ts';
import { icebergAsks, timeShareAsks } from './divided-orders-asks.ts';
import { spotKlineAsks } from './spot-kline-asks.ts';
import { userAsks } from './user-asks.ts';
import { cmsAsks } from './cms-asks.ts';
import { mixPublicAsks } from './mix-public-asks.ts';
import { type Judgement, type Judgements, judgedIn } from './judgement.ts';

const flags = 'accounts/trade-flags.test.ts';
const otherAsks: Judgements<AnsweringPathOf<'other'>> = {
  'v1/statistics/public/userstats/userTradeFlags': [
    judgedIn(flags, 'a visitor and a newcomer have traded nothing'),
    judgedIn(flags, 'spot, futures and bots are told once each has traded'),
    judgedIn(flags, 'a copy is told apart from a bot, and the demo from real money'),
  ],
};

const everyAsk = {
  user: userAsks,
  'mix-public': mixPublicAsks,
  'contract-orders': contractOrdersAsks,
  'contract-adjust': contractAdjustAsks,
  'contract-data': contractDataAsks,
  'spot-kline': spotKlineAsks,
  assets: assetsAsks,
  'trigger-plan': triggerPlanAsks,
  'trigger-ice': icebergAsks,
  'trigger-timeShare': timeShareAsks,
  'trigger-other': triggerOtherAsks,
  cms: cmsAsks,
  'trigger-tracking': trackingAsks,
  'strategy-arbitrage': arbitrageAsks,
  'strategy-dca': dcaAsks,
  'strategy-portfolio': portfolioAsks,
  'strategy-regular': regularAsks,
  'strategy-grid': gridAsks,
  'strategy-common': commonAsks,
  'strategy-subaccount': subAccountAsks,
  'strategy-platform': platformAsks,
  other: otherAsks,
} satisfies { readonly [Group in SpecGroup]: Judgements<AnsweringPathOf<Group>> };

type Judged = readonly [path: string, judgement: Judgement];

export const everyJudgement: readonly Judged[] = Object.values<Readonly<Record<string, readonly Judgement[]>>>(everyAsk).flatMap((group) =>
  Object.entries(group).flatMap(([path, judgements]) => judgements.map((judgement): Judged => [path, judgement])),
);
