// Asks of the calls that belong to no other group.
import type { AnsweringPathOf } from '#lib/contract/spec-calls.ts';
import { type Judgements, judgedIn } from './judgement.ts';

const flags = 'accounts/trade-flags.test.ts';

export const otherAsks: Judgements<AnsweringPathOf<'other'>> = {
  'v1/statistics/public/userstats/userTradeFlags': [
    judgedIn(flags, 'a visitor and a newcomer have traded nothing'),
    judgedIn(flags, 'spot, futures and bots are told once each has traded'),
    judgedIn(flags, 'a copy is told apart from a bot, and the demo from real money'),
  ],
};
