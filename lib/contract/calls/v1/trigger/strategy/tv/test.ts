// Look at a message as if it had arrived now; send: and tell the bot of it as well.
import * as z from 'zod/mini';

import { signalMessageLimit, signalReceipt } from '#lib/contract/bots/signal/signal-inbox.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { asText, flag } from '#lib/contract/wire/fields.ts';

const message = asText.check(
  z.minLength(1, 'must not be empty'),
  z.maxLength(signalMessageLimit, `is longer than ${signalMessageLimit} characters`),
);

export const testSignal = defineCall({
  name: 'testSignal',
  path: 'v1/trigger/strategy/tv/test',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ strategyId, message, send: z._default(flag, false) }),
  response: signalReceipt,
  errors: [...namedBotErrors],
});
