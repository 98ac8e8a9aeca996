// The webhook of a signal bot with its token, and another token in its place.
import * as z from 'zod/mini';

import { signalHook } from '#lib/contract/bots/signal/signal-inbox.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';

export const signalToken = defineCall({
  name: 'signalToken',
  path: 'v1/trigger/strategy/tv/token',
  ...fromUser({ audience: 'everybody', scope: 'session', rateClass: 'session' }),
  /** renew: the one before is good for nothing from then on. */
  request: changing({ strategyId, renew: z._default(flag, false) }),
  response: signalHook,
  errors: [...namedBotErrors],
});
