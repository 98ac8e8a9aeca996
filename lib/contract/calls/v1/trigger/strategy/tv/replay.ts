// Tell a demo bot an alert of the inbox again: a demo bot itself, of a live one the owner's demo bot with the same settings.
import * as z from 'zod/mini';

import { signalReceipt } from '#lib/contract/bots/signal/signal-inbox.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { startingErrors, namedBotErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { strategyId } from '#lib/contract/wire/bots/bot-fields.ts';
import { asText, rowId } from '#lib/contract/wire/fields.ts';

const alertNumber = rowId('must be the number of an alert');
/** d: told to the bot; r: refused on arrival. */
const alertId = asText.check(
  z.refine((text) => /^[dr]/.test(text) && alertNumber.safeParse(text.slice(1)).success, 'must be the id of an alert'),
);

export const replaySignal = defineCall({
  name: 'replaySignal',
  path: 'v1/trigger/strategy/tv/replay',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  request: changing({ strategyId, alertId }),
  /** The demo bot, and if it was started for this. */
  response: z.object({ strategyId: z.string(), isNew: z.boolean(), receipt: signalReceipt }),
  errors: [...namedBotErrors, ...startingErrors, 'unknownSignal', 'noDemoAccount', 'paperOff'],
});
