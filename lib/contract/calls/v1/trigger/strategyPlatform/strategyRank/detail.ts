// One strategy of the ranking, with the curve that its figures are made of.
import * as z from 'zod/mini';

import { rankedStrategy } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromAnybody } from '#lib/contract/call.ts';
import { decimalText } from '#lib/contract/market.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { indicatorDate } from '#lib/contract/wire/bots/ranking-fields.ts';
import { signedText } from '#lib/contract/wire/signed-text.ts';

export const getRankedStrategy = defineCall({
  name: 'getRankedStrategy',
  path: 'v1/trigger/strategyPlatform/strategyRank/detail',
  ...fromAnybody('read'),
  request: reading({ strategyId, indicatorDate }),
  response: z.object({
    strategy: rankedStrategy,
    /**
     * At its start, at each full hour, and at its end: all that was put in by then and the profit since its start, in `coin`. Those of the
     * time before it began were computed, and its profit goes on from there.
     */
    points: z.array(z.object({ timeMs: z.number(), invested: decimalText, profit: signedText, isComputed: z.boolean() })),
    coin: z.string(),
  }),
  errors: ['notRanked'],
});
