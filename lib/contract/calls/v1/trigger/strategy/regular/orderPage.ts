// The rounds of an auto-invest, newest first: what was bought of each coin, and what was not and why.
import * as z from 'zod/mini';

import { regularRoundRow } from '../../../../../bots/regular/regular-rounds.ts';
import { defineCall, fromUser } from '../../../../../call.ts';
import { reading } from '../../../../../wire/body.ts';
import { namedBotErrors } from '../../../../../wire/bots/bot-errors.ts';
import { strategyId } from '../../../../../wire/bots/bot-fields.ts';
import { pageAnswer, rowPageFields } from '../../../../../wire/list-fields.ts';

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
