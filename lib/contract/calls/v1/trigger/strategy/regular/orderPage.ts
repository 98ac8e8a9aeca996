// The rounds of an auto-invest, newest first: what was bought of each coin, and what was not and why.
import * as z from 'zod/mini';

import { regularRoundRow } from '#lib/contract/bots/regular/regular-rounds.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

export const getRegularRounds = defineCall({
  name: 'getRegularRounds',
  path: 'v1/trigger/strategy/regular/orderPage',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read' }),
  request: reading({ strategyId, ...rowPageFields }),
  response: z.extend(pageAnswer(regularRoundRow), {
    /** The next round by the calendar; null: there is none, or it stands still. */
    nextRoundMs: z.nullable(z.number()),
  }),
  errors: [...namedBotErrors, 'strategyState'],
});
