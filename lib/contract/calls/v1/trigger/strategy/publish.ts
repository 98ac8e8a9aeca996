// Publish a strategy of one's own under a name, with its parameters or without, free or not. Told again, it is changed.
import * as z from 'zod/mini';

import { longestStrategyName } from '../../../../bots/plaza.ts';
import { defineCall, fromUser } from '../../../../call.ts';
import { changing, nothing } from '../../../../wire/body.ts';
import { namedBotErrors } from '../../../../wire/bots/bot-errors.ts';
import { profitShare, strategyPrice } from '../../../../wire/bots/plaza-fields.ts';
import { strategyId } from '../../../../wire/bots/bot-fields.ts';
import { asText } from '../../../../wire/fields.ts';

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
