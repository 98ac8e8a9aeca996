// Publish a strategy of one's own under a name, with its parameters or without, free or not. Told again, it is changed.
import * as z from 'zod/mini';

import { longestStrategyName } from '#lib/contract/bots/plaza.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing, nothing } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { profitShare, strategyPrice } from '#lib/contract/wire/bots/plaza-fields.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { asText } from '#lib/contract/wire/fields.ts';

export const publishStrategy = defineCall({
  name: 'publishStrategy',
  path: 'v1/trigger/strategy/publish',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  request: changing({
    strategyId,
    name: asText.check(
      z.trim(),
      z.minLength(1, 'must not be empty'),
      z.maxLength(longestStrategyName, `must have at most ${longestStrategyName} letters`),
    ),
    showsParameters: z.boolean({ error: 'must be true or false' }),
    /** For those who come from now on. */
    price: z._default(strategyPrice, '0'),
    profitShare: z._default(profitShare, 0),
  }),
  response: nothing,
  errors: [...namedBotErrors, 'copyNotPublishable', 'publicName'],
});
