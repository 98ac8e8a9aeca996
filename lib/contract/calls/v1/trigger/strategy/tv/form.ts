// Look at how a signal bot would read a template of an alert, field by field; save: and let it read its alerts so from then on.
import * as z from 'zod/mini';

import { botOutcome } from '#lib/contract/bots/bot.ts';
import { signalMessageLimit } from '#lib/contract/bots/signal/signal-inbox.ts';
import { signalMapping } from '#lib/contract/bots/signal/signal-mapping.ts';
import { signalFormAnswer } from '#lib/contract/bots/signal/signal-template.ts';
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { changing } from '#lib/contract/wire/body.ts';
import { instructingErrors } from '#lib/contract/wire/bots/bot-errors.ts';
import { instructing } from '#lib/contract/wire/bots/bot-fields.ts';
import { flag } from '#lib/contract/wire/fields.ts';

const template = z
  .string({ error: 'must be text' })
  .check(z.minLength(1, 'must not be empty'), z.maxLength(signalMessageLimit, `is longer than ${signalMessageLimit} characters`));

export const signalForm = defineCall({
  name: 'signalForm',
  path: 'v1/trigger/strategy/tv/form',
  ...fromUser({ audience: 'everybody', scope: 'trade', opens: 'nothing', rateClass: 'trade' }),
  /** mapping null: the usual names. What TradingView fills in may stand in the template. A mapping that cannot read it is not saved. */
  request: changing({ ...instructing, template, mapping: z.nullable(signalMapping), save: z._default(flag, false) }),
  /** outcome null: nothing was saved. */
  response: z.object({ ...signalFormAnswer.shape, outcome: z.nullable(botOutcome) }),
  errors: [...instructingErrors],
});
